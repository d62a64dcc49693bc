import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import styles from './empty-wishlist.module.css'

export function EmptyWishlist() {
  const words = useMessages('lists').wishlist
  return (
    <section className={styles.nothing}>
      <h2>{words.emptyTitle}</h2>
      <p>{words.emptyText}</p>
      <p className={styles.actions}>
        <Link className={button.primary} to="/">
          {words.home}
        </Link>
        <Link className={button.secondary} to="/search">
          {words.search}
        </Link>
      </p>
    </section>
  )
}
