import { useSearchMessages } from '../../messages/search.ts'
import styles from './search.module.css'

/** What to try when a search found nothing. */
export function NothingFound() {
  const words = useSearchMessages()
  return (
    <ul className={styles.advice}>
      {words.advice.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
