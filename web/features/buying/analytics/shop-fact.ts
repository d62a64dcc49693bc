import type { CartLineViewFragment } from '#schema/generated/operations.ts'

/** The fields of a cart that are counted. */
export interface CountedCart {
  readonly lines: readonly (Pick<CartLineViewFragment, 'key' | 'sku' | 'parentSku' | 'name' | 'quantity'> & {
    readonly unitPrice: { readonly gross: { readonly amount: number } } | null
  })[]
  readonly totals: { readonly grandTotal: { readonly amount?: number } } | null
}

/** An action of the shopper that is counted with their consent. */
export type ShopFact =
  | { readonly kind: 'cart changed'; readonly before: CountedCart; readonly after: CountedCart }
  | { readonly kind: 'checkout begun'; readonly cart: CountedCart }
  | { readonly kind: 'ordered'; readonly order: string; readonly cart: CountedCart }
