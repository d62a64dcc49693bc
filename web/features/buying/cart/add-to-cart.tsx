import { type ReactNode, useState } from 'react'
import { PrimaryButton } from '../../../components/button.tsx'
import { useMessages } from '../../../messages/use-messages.tsx'
import { addToCart, useCartStatus } from './cart.ts'
import type { Purchase } from './purchase.types.ts'

interface AddToCartProps {
  /** Returns the current selection; null if the shopper must choose first; the page then says so. */
  readonly getPurchases: () => readonly Purchase[] | null
  /** Called with the accepted purchases if some of several were rejected: the next press adds only the rejected ones. */
  readonly onPartlyAccepted?: (accepted: readonly Purchase[]) => void
  /** The button's text; defaults to 'Add to cart'. */
  readonly label?: ReactNode
}

export function AddToCart({ getPurchases, onPartlyAccepted, label }: AddToCartProps) {
  const words = useMessages('catalog').cart
  const status = useCartStatus()
  const [isSending, setSending] = useState(false)
  const isAdding = isSending || status === 'adding'
  const add = async () => {
    const purchases = isSending ? null : getPurchases()
    if (!purchases) return
    setSending(onPartlyAccepted !== undefined && purchases.length > 1)
    try {
      const accepted = await (await addToCart(purchases)).accepted
      if (accepted.length > 0 && accepted.length < purchases.length) onPartlyAccepted?.(accepted)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <PrimaryButton aria-busy={isAdding} onClick={() => void add()}>
        {isAdding ? words.adding : label || words.add}
      </PrimaryButton>
      {status === 'failed' && <p role="alert">{words.failed}</p>}
    </>
  )
}
