import type { CartLineViewFragment } from '#schema/generated/operations.ts'

/** A cart as far as it is counted. */
export interface CountedCart {
  readonly lines: readonly (Pick<CartLineViewFragment, 'key' | 'sku' | 'parentSku' | 'name' | 'quantity'> & {
    readonly unitPrice: { readonly gross: { readonly amount: number } } | null
  })[]
  readonly totals: { readonly grandTotal: { readonly amount?: number } } | null
}

/** Something a shopper did that is counted where they consent. */
export type ShopFact =
  | { readonly kind: 'cart changed'; readonly before: CountedCart; readonly after: CountedCart }
  | { readonly kind: 'checkout begun'; readonly cart: CountedCart }
  | { readonly kind: 'ordered'; readonly order: string; readonly cart: CountedCart }
