import { AccountLink } from '../../account/customer/index.ts'
import { CartLink } from './cart-link.tsx'
import { CompareLink } from './compare-link.tsx'
import styles from './header.module.css'
import { WishLink } from './wish-link.tsx'

/** The shopper's links in the header: account, lists and cart. */
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
