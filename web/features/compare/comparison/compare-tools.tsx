import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import styles from './compare-tools.module.css'

interface CompareToolsProps {
  readonly count: number
  readonly onlyDifferences: boolean
  /** Null while there is nothing to differ from. */
  readonly onOnlyDifferences: ((isOn: boolean) => void) | null
  readonly onClear: () => void
}

/** How many there are, and what can be done with all of them. */
export function CompareTools({ count, onlyDifferences, onOnlyDifferences, onClear }: CompareToolsProps) {
  const words = useMessages('compare')
  return (
    <div className={styles.tools}>
      <p role="status">{words.count(count)}</p>
      {onOnlyDifferences && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={onlyDifferences}
            checked={onlyDifferences}
            onChange={({ target }) => onOnlyDifferences(target.checked)}
          />
          {words.onlyDifferences}
        </label>
      )}
      <button type="button" className={button.quiet} onClick={onClear}>
        {words.clear}
      </button>
    </div>
  )
}
