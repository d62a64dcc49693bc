import { DevicePage } from '../../components/page/device-page.tsx'
import { CartView } from '../../features/cart/index.ts'
import { late } from '../../late.tsx'
import { useMessages } from '../../messages/use-messages.tsx'

/** Comes when it is opened. */
const LineEditor = late(async () => (await import('./line-editor.tsx')).LineEditor, 'now', ['cart', 'product'])

/** The frame is the same for everyone; the cart is on the device. */
export function Component() {
  const { title, description, needsScripts } = useMessages('cart')
  return (
    <DevicePage title={title} description={description} canonical="/cart" needsScripts={needsScripts}>
      <CartView editor={LineEditor} />
    </DevicePage>
  )
}
