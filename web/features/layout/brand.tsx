import { Link } from '../../components/links/link.tsx'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './brand.module.css'

/** The shop's name beside a log's end with its heartwood; leads home. */
export function Brand() {
  const { name } = useShop()
  const { header } = useMessages('shell')
  return (
    <Link to="/" className={styles.brand} aria-label={header.home(name)}>
      <svg viewBox="0 0 40 40" className={styles.mark} aria-hidden="true">
        <path className={styles.wood} d="M20 1.5c10.6 0 18.5 7.7 18.5 18.3S30.7 38.5 20 38.5 1.5 30.6 1.5 20 9.2 1.5 20 1.5Z" />
        <path className={styles.ring} d="M20.3 6C28 6 33.8 11.8 33.8 19.7S28 33.8 20.1 33.8 6.3 28 6.3 20.1 12.3 6 20.3 6Z" />
        <path className={styles.ring} d="M20.8 10c5.5 0 9.5 4.2 9.5 9.7s-4.2 10-9.8 10-9.7-4.3-9.7-9.8S15.2 10 20.8 10Z" />
        <path className={styles.heart} d="M21.3 13.8c3.4 0 5.9 2.5 5.9 5.9S24.5 26 21 26s-6.1-2.6-6.1-6 2.9-6.2 6.4-6.2Z" />
      </svg>
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
