import { useShop } from '../../data/shop.tsx'
import styles from './search.module.css'

/** What to try when a search found nothing. */
export function NothingFound() {
  const { texts } = useShop()
  return (
    <ul className={styles.advice}>
      {texts.searchAdvice.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
