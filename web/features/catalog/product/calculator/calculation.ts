import type { QuantityLimits } from '#schema/rules/cart/quantity-limits.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { type AmountError, lengthsFor, packsFor, readAmount, type Yield } from '#schema/rules/quantity.ts'
import type { MeasureView } from '../product.types.ts'

/** The unit of the need: a length in metres, or an area in square metres. */
export type Dimension = 'length' | 'area'

export interface Need {
  readonly dimension: Dimension
  /** As typed. */
  readonly amount: string
  /** Allowance for offcuts; areas only. */
  readonly wastePercent: number
}

export type Calculation = { readonly error: AmountError | 'TOO_MUCH' } | (Yield & { readonly error: null; readonly each: number })

/** The dimensions that can be converted to pieces of a product, in order of likelihood. */
export function calculableDimensions({ lengthMillimetres, coverage }: MeasureView): readonly Dimension[] {
  return [...(lengthMillimetres === null ? [] : ['length' as const]), ...(coverage === null ? [] : ['area' as const])]
}

/** Converts the need to pieces, in a quantity the product is sold in. Null until something is typed; `TOO_MUCH` above the maximum. */
export function calculate(
  { lengthMillimetres, coverage }: MeasureView,
  { dimension, amount, wastePercent }: Need,
  limits?: QuantityLimits | null,
): Calculation | null {
  if (amount.trim() === '') return null
  const needed = readAmount(amount)
  if (typeof needed === 'string') return { error: needed }
  const each = dimension === 'length' ? (lengthMillimetres ?? 0) / 1000 : (coverage?.squareMetres ?? 0)
  const found = dimension === 'length' ? lengthsFor(needed, each * 1000, limits) : packsFor(needed, wastePercent, each, limits)
  return found.pieces > maxQuantity(limits) ? { error: 'TOO_MUCH' } : { ...found, error: null, each }
}

export const maxQuantity = (limits: QuantityLimits | null | undefined): number => limits?.most ?? MOST_PIECES
