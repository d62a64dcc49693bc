import { Page } from '../../components/page/page.tsx'
import { CartView } from '../../features/cart/index.ts'
import { late } from '../../late.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './cart.module.css'

/** Comes when it is opened. */
const LineEditor = late(async () => (await import('./line-editor.tsx')).LineEditor, 'now', ['cart', 'product'])

/** The frame is the same for everyone; the cart is on the device. */
export function Component() {
  const words = useMessages('cart')
  return (
    <Page title={words.title} description={words.description} canonical="/cart" robots="noindex, follow">
      <div className={`container ${styles.page}`}>
        <h1>{words.title}</h1>
        <p className={styles.needsScripts}>{words.needsScripts}</p>
        <CartView editor={LineEditor} />
      </div>
    </Page>
  )
}
