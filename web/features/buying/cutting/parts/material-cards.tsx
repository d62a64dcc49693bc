import type { CuttingMaterialCardFragment } from '#schema/generated/operations.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Picture } from '../../../../components/picture.tsx'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './material-cards.module.css'

interface MaterialCardsProps {
  /** Names the list to screen readers. */
  readonly label: string
  readonly materials: readonly CuttingMaterialCardFragment[]
  readonly onChoose: (sku: string) => void
}

/** Materials to choose from, each with its picture, thickness, sizes and price. @source CUT-9 */
export function MaterialCards({ label, materials, onChoose }: MaterialCardsProps) {
  const words = useMessages('cutting')
  const { from } = useMessages('catalog').price
  return (
    <ul className={styles.cards} aria-label={label}>
      {materials.map((material) => (
        <li key={material.sku}>
          <button type="button" className={styles.card} onClick={() => onChoose(material.sku)}>
            <span className={styles.picture}>
              <Picture picture={material.picture} size="line" displayWidth="4rem" isDecorative />
            </span>
            <span className={styles.text}>
              <b>{unbrokenSizes(material.name)}</b>
              <span className={styles.facts}>{toFacts(material).join(' · ')}</span>
              {!material.price.isUnknown && (
                <span className={styles.price}>
                  {material.price.isFrom && `${from} `}
                  <PreferredVat price={material.price.final} /> {words.aPiece}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Thickness, and the sizes to choose from, each on one line. */
function toFacts(material: CuttingMaterialCardFragment): readonly string[] {
  const read = (code: string) => material.keyFacts.filter((fact) => fact.code === code).map(({ value }) => value)
  const options = 'options' in material ? material.options : []
  const sizes = options.find(({ attributeCode }) => attributeCode === TIMBER_ATTRIBUTES.size)?.values.map(({ label }) => label)
  const whole = (sizes ?? read(TIMBER_ATTRIBUTES.size)).map((size) => size.replaceAll(' ', '\u00a0'))
  return [...read('thickness'), whole.join(', ')].filter(Boolean)
}
