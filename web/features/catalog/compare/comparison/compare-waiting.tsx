import { useMessages } from '../../../../messages/use-messages.tsx'
import styles from './compare-waiting.module.css'

/** Skeleton columns for products being loaded. */
export function CompareWaiting({ columns }: { readonly columns: number }) {
  const words = useMessages('lists').compare
  return (
    <div className={styles.waiting}>
      <p className="visually-hidden" role="status">
        {words.waiting}
      </p>
      {Array.from({ length: Math.min(columns, 4) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty columns are all the same
        <div key={index} className={styles.column} />
      ))}
    </div>
  )
}
