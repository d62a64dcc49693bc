import { useMessages } from '../../messages/use-messages.tsx'
import styles from './compare-toggle.module.css'
import { toggleCompared, useIsCompared } from './compared.ts'

interface CompareToggleProps {
  readonly sku: string
  readonly name: string
}

/** Takes a product into the comparison and out of it. */
export function CompareToggle({ sku, name }: CompareToggleProps) {
  const words = useMessages('catalog').compare
  const isCompared = useIsCompared(sku)
  return (
    <button type="button" className={styles.toggle} data-sku={sku} aria-pressed={isCompared} onClick={() => toggleCompared(sku)}>
      <span>{words.add}</span>
      <span>{words.added}</span> <span className="visually-hidden">{name}</span>
    </button>
  )
}
