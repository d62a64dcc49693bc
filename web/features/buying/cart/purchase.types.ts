import type { BothPricesFragment, PriceStepsFragment, StockSignFragment } from '#schema/generated/operations.ts'
import type { PriceUnit } from '#schema/generated/types.ts'
import type { LineContent } from '#schema/rules/cart/line-content.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'

type Variant = Omit<Purchase['product'], 'picture' | 'issues'> & { readonly picture: Purchase['product']['picture'] | null }

/** A product and options that a shopper wants to buy, as the page that offers them knows them. */
export interface Purchase {
  readonly product: {
    readonly sku: string
    readonly name: string
    readonly url: string
    readonly picture: { readonly __typename: 'Picture'; readonly path: string; readonly alt: string }
    readonly price: {
      readonly final: BothPricesFragment
      readonly isUnknown: boolean
      /** Undefined if the page does not know them. */
      readonly breaks?: PriceStepsFragment['breaks']
      readonly unit?: { readonly unit: PriceUnit } | null
    }
    readonly stock: StockSignFragment | null
    /** The longest side of a piece; undefined if the page does not know it. */
    readonly longestMillimetres?: number | null
    /** The weight of a piece; undefined if the page does not know it. */
    readonly kilograms?: number | null
    /** The shop's reasons why the product cannot be bought. */
    readonly issues?: readonly { readonly message: string }[]
  }
  readonly variant?: Variant | null | undefined
  readonly quantity: number
  readonly options?: readonly { readonly label: string; readonly value: string }[] | undefined
  readonly bundleChoices?: LineContent['bundleChoices'] | undefined
  readonly optionAnswers?: LineContent['optionAnswers'] | undefined
  /** Unit price with all options; defaults to the product's own price. */
  readonly unitAmount?: TaxedAmount
}
