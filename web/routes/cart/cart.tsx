import { Page } from '../../components/page/page.tsx'
import { CartView } from '../../features/cart/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './cart.module.css'

/** The frame is the same for everyone; the cart is on the device. */
export function Component() {
  const words = useMessages('cart')
  return (
    <Page title={words.title} description={words.description} canonical="/cart" robots="noindex, follow">
      <div className={`container ${styles.page}`}>
        <h1>{words.title}</h1>
        <p className={styles.needsScripts}>{words.needsScripts}</p>
        <CartView />
      </div>
    </Page>
  )
}
