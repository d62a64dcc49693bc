import type { QuantityLimits, QuantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import type { QuantityError } from '#schema/rules/cart/read-quantity.ts'
import type { Purchase } from '../../../buying/cart/index.ts'
import type { Match } from './match.types.ts'

/** Why a row cannot be added to the cart. `take`: the quantity that can be bought instead; 0 if none. */
export type RowProblem =
  | { readonly kind: 'quantity'; readonly error: QuantityError }
  | { readonly kind: 'tooMany'; readonly most: number; readonly take: number }
  | { readonly kind: 'limits'; readonly problem: QuantityProblem; readonly limits: QuantityLimits; readonly take: number }
  | { readonly kind: 'issue'; readonly message: string }
  | {
      readonly kind: 'missing' | 'unknown' | 'unseen' | 'failed' | 'variant' | 'choice' | 'phone' | 'outOfStock' | 'priceUnknown'
    }

export type RowState =
  | { readonly status: 'blank' | 'loading'; readonly match: null }
  | { readonly status: 'problem'; readonly problem: RowProblem; readonly match: Match | null }
  | { readonly status: 'ready'; readonly purchase: Purchase; readonly match: Match }
