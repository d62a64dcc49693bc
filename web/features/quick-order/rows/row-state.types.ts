import type { QuantityLimits, QuantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import type { QuantityError } from '#schema/rules/cart/read-quantity.ts'
import type { Purchase } from '../../cart/index.ts'
import type { Match } from '../recognition/match.ts'

/** What hinders a row from going into the cart. */
export type RowProblem =
  | { readonly kind: 'quantity'; readonly error: QuantityError }
  /** `take` is what can be bought instead; 0 where nothing can. */
  | { readonly kind: 'tooMany'; readonly most: number; readonly take: number }
  | { readonly kind: 'limits'; readonly problem: QuantityProblem; readonly limits: QuantityLimits; readonly take: number }
  | { readonly kind: 'issue'; readonly message: string }
  | {
      readonly kind: 'missing' | 'unknown' | 'unseen' | 'failed' | 'variant' | 'choice' | 'phone' | 'outOfStock' | 'priceUnknown'
    }

/** What a row is worth: nothing yet, something to put right, or something that can be had. */
export type RowState =
  | { readonly status: 'blank' | 'looking'; readonly match: null }
  | { readonly status: 'problem'; readonly problem: RowProblem; readonly match: Match | null }
  | { readonly status: 'ready'; readonly purchase: Purchase; readonly match: Match }
