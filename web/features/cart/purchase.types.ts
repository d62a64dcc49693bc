import type { BothPricesFragment, StockSignFragment } from '#schema/generated/operations.ts'
import type { LineContent } from '#schema/rules/cart/line-content.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'

type Variant = Omit<Purchase['product'], 'picture' | 'issues'> & { readonly picture: Purchase['product']['picture'] | null }

/** What a shopper wants to have, as the page that offers it knows it. */
export interface Purchase {
  readonly product: {
    readonly sku: string
    readonly name: string
    readonly url: string
    readonly picture: { readonly __typename: 'Picture'; readonly path: string; readonly alt: string }
    readonly price: { readonly final: BothPricesFragment; readonly isUnknown: boolean }
    readonly stock: StockSignFragment | null
    /** Why it cannot be had, in the shop's words. */
    readonly issues?: readonly { readonly message: string }[]
  }
  /** The variant that was chosen of it. */
  readonly variant?: Variant | null | undefined
  readonly quantity: number
  /** What was chosen, as shoppers read it. */
  readonly options?: readonly { readonly label: string; readonly value: string }[] | undefined
  readonly bundleChoices?: LineContent['bundleChoices'] | undefined
  readonly optionAnswers?: LineContent['optionAnswers'] | undefined
  /** What one costs with all that was chosen; the product's own price where nothing is said. */
  readonly unitAmount?: TaxedAmount
}
