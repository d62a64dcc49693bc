import type { MouseEvent } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/links/link.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { showMiniCart, useCartCount } from '../../buying/cart/index.ts'

interface CartLinkProps {
  readonly className?: string | undefined
  readonly wordClassName?: string | undefined
}

/** Opens the mini cart and shows its item count. Without JavaScript, or in a new tab, it is a link to the cart page. */
export function CartLink({ className, wordClassName }: CartLinkProps) {
  const words = useMessages('shell').header
  const count = useCartCount()
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    showMiniCart(true)
  }
  return (
    <Link to="/cart" className={className} onClick={openHere}>
      <Icon name="cart" />
      <span>
        <span className={wordClassName}>{words.cart}</span> {count > 0 && words.inCart(count)}
      </span>
    </Link>
  )
}
