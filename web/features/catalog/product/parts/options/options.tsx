import type { ConfigurableView, OptionView, PictureView, VariantView } from '../../product.types.ts'
import { OptionGroup } from './option-group.tsx'
import styles from './options.module.css'
import type { VariantState } from './use-variant.ts'
import { chooseValue, findObstacle, findVariant, isOffered, isSoldOut, toChoice } from './variant-choice.ts'

interface OptionsProps {
  readonly product: ConfigurableView
  readonly state: Pick<VariantState, 'choice' | 'choose'>
  /** Whether options without a choice are errors. */
  readonly isRequired?: boolean
  /** Called with the variant that the value under the pointer or with the focus would choose; null if the choice stays incomplete. */
  readonly onApproach?: (variant: VariantView | null) => void
}

/** All options of a configurable product. Hidden without JavaScript, because the table of versions has links. */
export function Options({ product, state: { choice, choose }, isRequired = false, onApproach }: OptionsProps) {
  return (
    <div className={styles.options}>
      {product.options.map((option) => (
        <OptionGroup
          key={option.attributeCode}
          option={option}
          swatches={optionSwatches(option, product.variants)}
          chosen={choice[option.attributeCode]}
          isMissing={isRequired && !choice[option.attributeCode]}
          findObstacle={(valueId) => findObstacle(product, choice, option, valueId)}
          isOffered={(valueId) => isOffered(product, option.attributeCode, valueId)}
          isSoldOut={(valueId) => isSoldOut(product, choice, option.attributeCode, valueId)}
          onChoose={(valueId) => choose(option.attributeCode, valueId)}
          onApproach={(valueId) =>
            onApproach?.(findVariant(product, chooseValue(product, choice, option.attributeCode, valueId)))
          }
        />
      ))}
    </div>
  )
}

/** A picture per value if each value of the option has a picture of its own; otherwise empty. */
export function optionSwatches(option: OptionView, variants: readonly VariantView[]): ReadonlyMap<string, PictureView> {
  const pictures = new Map<string, PictureView>()
  for (const { id } of option.values) {
    const ofValue = variants.filter((variant) => toChoice(variant)[option.attributeCode] === id).map(({ picture }) => picture)
    const [first] = ofValue
    if (!first || ofValue.some((picture) => picture?.path !== first.path)) return new Map()
    pictures.set(id, first)
  }
  const areDistinct = new Set([...pictures.values()].map(({ path }) => path)).size === option.values.length
  return areDistinct && option.values.length > 1 ? pictures : new Map()
}
