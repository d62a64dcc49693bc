import { useState } from 'react'
import { type QuantityError, readQuantity } from '#schema/rules/cart/read-quantity.ts'

interface QuantityText {
  /** What the field shows. */
  readonly text: string
  readonly error: QuantityError | null
  /** The quantity that is typed, whether or not the caller has it already; the caller's while the text is none. */
  readonly entered: number
  type(text: string): void
  /** To be called when the focus leaves the field, or the shopper presses Enter. */
  leave(): void
  /** Replaces what was typed. */
  set(quantity: number): void
}

interface Typed {
  readonly text: string
  /** The quantity the caller has since then. */
  readonly quantity: number
  /** The quantity from before the shopper typed. */
  readonly before: number
}

/**
 * The text of a quantity field. A text that is not a quantity stays, with its error, and the quantity is the one from before it was
 * typed. An empty field changes nothing as long as it has the focus; left empty it shows the quantity from before.
 * @param least 0 if the shopper may want none; an empty field is 0 then
 * @param changes `typing`: every quantity that is typed is a change; `leaving`: the one that is there when the field is left is the change
 */
export function useQuantityText(
  quantity: number,
  least: 0 | 1,
  onChange: (quantity: number) => void,
  changes: 'typing' | 'leaving' = 'typing',
): QuantityText {
  const [latest, setLatest] = useState<Typed | null>(null)
  // A quantity that changes otherwise, by a button or in another tab, replaces the text.
  const typed = latest?.quantity === quantity ? latest : null
  const before = typed?.before ?? quantity
  const change = (next: number) => {
    if (next !== quantity) onChange(next)
  }
  const readText = (text: string) => (text.trim() !== '' ? readQuantity(text, least) : least === 0 ? 0 : null)
  const read = typed && readText(typed.text)
  return {
    text: typed?.text ?? String(quantity),
    error: typeof read === 'string' ? read : null,
    entered: typeof read === 'number' ? read : quantity,
    type(text) {
      if (changes === 'leaving') return setLatest({ text, quantity, before })
      const entered = readText(text)
      const next = typeof entered === 'number' ? entered : entered === null ? quantity : before
      setLatest({ text, quantity: next, before })
      change(next)
    },
    leave() {
      if (typeof read === 'string') return
      setLatest(null)
      if (typed && read !== null && changes === 'leaving') change(read)
      if (typed && read === null) change(before)
    },
    set(next) {
      setLatest(null)
      change(next)
    },
  }
}
