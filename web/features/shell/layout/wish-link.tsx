import type { MouseEvent } from 'react'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { showWishlist, wished } from '../../catalog/wishlist/index.ts'
import styles from './header.module.css'

/** Opens the wishlist and shows its item count. Without JavaScript, or in a new tab, it is a link to the wishlist page. */
export function WishLink() {
  const words = useMessages('shell').header
  const count = wished.useCount()
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    showWishlist(true)
  }
  return (
    <Link to="/wishlist" className={styles.tool} onClick={openHere}>
      <svg width="24" height="24" viewBox="0 0 24 24" className={styles.scales} aria-hidden="true">
        <path d="M12 20.2 4.3 12.4a4.9 4.9 0 0 1 7-6.9l.7.7.7-.7a4.9 4.9 0 0 1 7 6.9Z" />
      </svg>
      <span className={styles.word}>{words.wishlist}</span> <span>{count > 0 && words.compared(count)}</span>
    </Link>
  )
}
