import { useMessages } from '../../messages/use-messages.tsx'
import styles from './search.module.css'

/** What to try when a search found nothing. */
export function NothingFound() {
  const words = useMessages('search')
  return (
    <ul className={styles.advice}>
      {words.advice.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
