import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import styles from '../cutting.module.css'
import { useMaterials } from './use-materials.ts'

interface FoundMaterialsProps {
  readonly typed: string
  readonly onChoose: (sku: string) => void
}

export function FoundMaterials({ typed, onChoose }: FoundMaterialsProps) {
  const words = useMessages('cutting')
  const { status, items } = useMaterials(typed)
  return (
    <>
      <p role="status" className={styles.hint}>
        {status === 'searching' && words.searching}
        {status === 'failed' && words.searchFailed}
        {status === 'ready' && items.length === 0 && words.noneFound}
      </p>
      {items.length > 0 && (
        <ul className={styles.results} aria-label={words.results}>
          {items.map(({ sku, name }) => (
            <li key={sku}>
              <button type="button" className={button.secondary} onClick={() => onChoose(sku)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
