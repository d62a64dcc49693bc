import { useMessages } from '../../messages/use-messages.tsx'
import button from '../../styles/button.module.css'
import { addToCart, useCartStatus } from './cart.ts'
import type { Purchase } from './purchase.types.ts'

interface AddToCartProps {
  /** What is wanted at the moment; nothing where something has to be chosen first, and the page says so. */
  readonly wanted: () => readonly Purchase[] | null
}

/** Puts what is chosen into the cart. */
export function AddToCart({ wanted }: AddToCartProps) {
  const words = useMessages('catalog').cart
  const status = useCartStatus()
  const add = () => {
    const purchases = wanted()
    if (purchases) void addToCart(purchases)
  }
  return (
    <>
      <button type="button" className={button.primary} aria-busy={status === 'adding'} onClick={add}>
        {status === 'adding' ? words.adding : words.add}
      </button>
      {status === 'failed' && <p role="alert">{words.failed}</p>}
    </>
  )
}
