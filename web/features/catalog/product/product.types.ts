import type { ReactNode } from 'react'
import type { ProductViewFragment } from '#schema/generated/operations.ts'
import type { StockStatus } from '#schema/generated/types.ts'
import type { OptionAnswer } from '#schema/rules/cart/line-content.ts'
import type { QuantityLimits } from '#schema/rules/cart/quantity-limits.ts'
import type { LoadedGoods } from '#schema/rules/delivery/carrying.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'
import type { NetAndGross } from '../../../components/price/both-vat.tsx'
import type { Purchase } from '../../buying/cart/index.ts'

type OfType<Name extends ProductViewFragment['__typename']> = Extract<ProductViewFragment, { readonly __typename: Name }>

export type ProductView = ProductViewFragment
export type ConfigurableView = OfType<'ConfigurableProduct'>
export type GroupedView = OfType<'GroupedProduct'>
export type BundleView = OfType<'BundleProduct'>
export type DownloadableView = OfType<'DownloadableProduct'>
export type OptionView = ConfigurableView['options'][number]
export type VariantView = ConfigurableView['variants'][number]
export type MeasureView = NonNullable<ProductView['measure']>
export type PictureView = ProductView['picture']
export type CustomOptionView = ProductView['customOptions'][number]
export type BundleOptionView = BundleView['options'][number]

/** The facts that a delivery date depends on. */
export interface PromisedPiece extends Omit<LoadedGoods, 'quantity'> {
  readonly stock: { readonly status: StockStatus } | null
}

/** A product and the quantity that may be bought. */
export interface PromisedPart {
  readonly product: PromisedPiece & { readonly __typename: string }
  readonly quantity: number
}

/** A chosen option as shown to shoppers. */
interface ChosenLabel {
  readonly label: string
  readonly value: string
}

export interface OptionAnswers {
  /** @param piece the price of one piece, for surcharges in percent */
  readonly surcharge: (piece: TaxedAmount) => TaxedAmount
  readonly answers: readonly OptionAnswer[]
  readonly labels: readonly ChosenLabel[]
  /** Whether all answers are valid. Otherwise shows the errors and focuses the first invalid field. */
  readonly validate: () => boolean
}

export interface Configuration {
  /** Null while the choice is incomplete. */
  readonly variant: VariantView | null
  readonly labels: readonly ChosenLabel[]
  readonly options: ReactNode
  /** The table of all variants, if there are several. */
  readonly variantTable: ReactNode
  /** Says which options must be chosen, and focuses the first one. */
  readonly showMissing: () => void
}

export interface BundleChoices {
  readonly price: BundleView['price']
  /** The component selectors with the button to add the selection to the cart. */
  readonly options: ReactNode
}

export interface ConfiguredProductProps {
  readonly product: ProductView
  /** Configuration is null for products without variants; bundle is null for products that are not bundles. */
  readonly children: (configuration: Configuration | null, bundle: BundleChoices | null) => ReactNode
}

/** The product as the fixed bar shows it. */
export interface BuyBarProps {
  readonly name: string
  /** The price of the whole quantity. */
  readonly price: NetAndGross
  readonly isFrom: boolean
  /** Whether the product is sold by telephone only. */
  readonly phoneOrderOnly?: boolean
  /** Null if the product cannot be added from the bar, as before a choice. */
  readonly purchase: {
    readonly quantity: number
    readonly limits: QuantityLimits | null | undefined
    readonly onChange: (quantity: number) => void
    readonly getPurchases: () => readonly Purchase[] | null
  } | null
}
