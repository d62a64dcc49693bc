import { AccountLink } from '../account/index.ts'
import { CartLink } from './cart-link.tsx'
import { CompareLink } from './compare-link.tsx'
import styles from './header.module.css'
import { WishLink } from './wish-link.tsx'

/** What in the header is the shopper's own. */
export function HeaderTools() {
  return (
    <>
      <CompareLink />
      <WishLink />
      <AccountLink className={`${styles.tool} ${styles.inBar}`} wordClassName={styles.word} />
      <CartLink className={`${styles.tool} ${styles.inBar}`} wordClassName={styles.word} />
    </>
  )
}
