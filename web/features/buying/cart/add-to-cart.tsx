import { useState } from 'react'
import { useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { addToCart, useCartStatus } from './cart.ts'
import type { Purchase } from './purchase.types.ts'

interface AddToCartProps {
  /** The current selection; null if the shopper must choose first, which the page then says. */
  readonly wanted: () => readonly Purchase[] | null
  /** Called with the accepted purchases if some of several were rejected: the next press adds only the rejected ones. */
  readonly onPartlyTaken?: (taken: readonly Purchase[]) => void
}

/** Adds the current selection to the cart. */
export function AddToCart({ wanted, onPartlyTaken }: AddToCartProps) {
  const words = useMessages('catalog').cart
  const status = useCartStatus()
  const [isSending, setSending] = useState(false)
  const isAdding = isSending || status === 'adding'
  const add = async () => {
    const purchases = isSending ? null : wanted()
    if (!purchases) return
    setSending(onPartlyTaken !== undefined && purchases.length > 1)
    try {
      const taken = await (await addToCart(purchases)).taken
      if (taken.length > 0 && taken.length < purchases.length) onPartlyTaken?.(taken)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <button type="button" className={button.primary} aria-busy={isAdding} onClick={() => void add()}>
        {isAdding ? words.adding : words.add}
      </button>
      {status === 'failed' && <p role="alert">{words.failed}</p>}
    </>
  )
}
