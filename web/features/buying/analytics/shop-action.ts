import type { CartLineViewFragment } from '#schema/generated/operations.ts'

export interface TrackedCart {
  readonly lines: readonly (Pick<CartLineViewFragment, 'key' | 'sku' | 'parentSku' | 'name' | 'quantity'> & {
    readonly unitPrice: { readonly gross: { readonly amount: number } } | null
  })[]
  readonly totals: { readonly grandTotal: { readonly amount?: number } } | null
}

export type ShopAction =
  | { readonly kind: 'cart changed'; readonly before: TrackedCart; readonly after: TrackedCart }
  | { readonly kind: 'checkout begun'; readonly cart: TrackedCart }
  | { readonly kind: 'ordered'; readonly order: string; readonly cart: TrackedCart }
