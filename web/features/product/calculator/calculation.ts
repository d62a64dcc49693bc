import { MOST_PIECES } from '#schema/rules/constants.ts'
import { type AmountError, lengthsFor, packsFor, readAmount, type Yield } from '#schema/rules/quantity.ts'
import type { MeasureView } from '../product.types.ts'

/** What a shopper knows: a length in metres, or an area in square metres. */
export type Known = 'length' | 'area'

export interface Need {
  readonly known: Known
  /** As typed. */
  readonly amount: string
  /** For areas: what is added for offcuts. */
  readonly wastePercent: number
}

export type Reckoning = { readonly error: AmountError | 'TOO_MUCH' } | (Yield & { readonly error: null; readonly each: number })

/** What can be known of a product, the likelier first. */
export function knowable({ lengthMillimetres, coverage }: MeasureView): readonly Known[] {
  return [...(lengthMillimetres === null ? [] : ['length' as const]), ...(coverage === null ? [] : ['area' as const])]
}

/** Pieces for what is needed; null as long as nothing was typed. */
export function reckon({ lengthMillimetres, coverage }: MeasureView, { known, amount, wastePercent }: Need): Reckoning | null {
  if (amount.trim() === '') return null
  const needed = readAmount(amount)
  if (typeof needed === 'string') return { error: needed }
  const each = known === 'length' ? (lengthMillimetres ?? 0) / 1000 : (coverage?.squareMetres ?? 0)
  const reckoned = known === 'length' ? lengthsFor(needed, each * 1000) : packsFor(needed, wastePercent, each)
  return reckoned.pieces > MOST_PIECES ? { error: 'TOO_MUCH' } : { ...reckoned, error: null, each }
}
