import { useState } from 'react'
import { type QuantityError, readQuantity } from '#schema/rules/cart/read-quantity.ts'

interface QuantityText {
  readonly text: string
  readonly error: QuantityError | null
  /** The typed quantity, reported or not; the caller's quantity while the text is invalid. */
  readonly value: number
  type(text: string): void
  /** Call when the field loses focus or Enter is pressed. */
  leave(): void
  set(quantity: number): void
}

interface Input {
  readonly text: string
  /** The caller's quantity since then. */
  readonly quantity: number
  /** The quantity before the shopper typed. */
  readonly before: number
}

/**
 * State of a quantity field. Invalid text stays in the field with its error, and the quantity is the one before typing. An empty field
 * changes nothing while it has the focus, and shows the previous quantity afterwards.
 * @param least 0 if the quantity is optional; an empty field is then 0
 * @param changes `typing` reports every typed quantity, `leaving` only the last one when the field loses focus
 */
export function useQuantityText(
  quantity: number,
  least: 0 | 1,
  onChange: (quantity: number) => void,
  changes: 'typing' | 'leaving' = 'typing',
): QuantityText {
  const [latest, setLatest] = useState<Input | null>(null)
  // A change of the quantity by a button or in another tab replaces the text.
  const input = latest?.quantity === quantity ? latest : null
  const before = input?.before ?? quantity
  const change = (next: number) => {
    if (next !== quantity) onChange(next)
  }
  const parse = (text: string) => (text.trim() !== '' ? readQuantity(text, least) : least === 0 ? 0 : null)
  const result = input && parse(input.text)
  return {
    text: input?.text ?? String(quantity),
    error: typeof result === 'string' ? result : null,
    value: typeof result === 'number' ? result : quantity,
    type(text) {
      if (changes === 'leaving') return setLatest({ text, quantity, before })
      const entered = parse(text)
      const next = typeof entered === 'number' ? entered : entered === null ? quantity : before
      setLatest({ text, quantity: next, before })
      change(next)
    },
    leave() {
      if (typeof result === 'string') return
      setLatest(null)
      if (input && result !== null && changes === 'leaving') change(result)
      if (input && result === null) change(before)
    },
    set(next) {
      setLatest(null)
      change(next)
    },
  }
}
