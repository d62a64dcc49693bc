import { useMessages } from '../../messages/messages.tsx'
import styles from './compare-toggle.module.css'

interface CompareToggleProps {
  readonly sku: string
  readonly name: string
}

/** Takes a product into the comparison and out of it. Whether it is in, and what the button does, the page adds when it has settled. */
export function CompareToggle({ sku, name }: CompareToggleProps) {
  const words = useMessages().compare
  return (
    <button type="button" className={styles.toggle} data-compare={sku} aria-pressed={false}>
      <span>{words.add}</span>
      <span>{words.added}</span> <span className="visually-hidden">{name}</span>
    </button>
  )
}
