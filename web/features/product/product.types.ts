import type { ReactNode } from 'react'
import type { ProductViewFragment } from '#schema/generated/operations.ts'
import type { OptionAnswer } from '#schema/rules/cart/line-content.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'

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

/** Something that was chosen, as shoppers read it. */
interface ChosenLabel {
  readonly label: string
  readonly value: string
}

/** What is answered to custom options. */
export interface Answered {
  /** What the answers add to the price of one piece, given that price. */
  readonly cost: (piece: TaxedAmount) => TaxedAmount
  readonly answers: readonly OptionAnswer[]
  readonly labels: readonly ChosenLabel[]
  /** Whether nothing is missing or wrong; says what is, and leads there. */
  readonly check: () => boolean
}

/** What is chosen of a configurable product. */
export interface Configuration {
  /** Null while nothing or not everything is chosen. */
  readonly variant: VariantView | null
  /** What is chosen, as shoppers read it. */
  readonly labels: readonly ChosenLabel[]
  /** Where it is chosen. */
  readonly options: ReactNode
  /** Where several variants are ordered at once; nothing where that cannot be. */
  readonly several: ReactNode
  /** Says what has to be chosen first, and leads there. */
  readonly complain: () => void
}

export interface ConfiguredProps {
  readonly product: ProductView
  /** Null for products of which no variant has to be chosen. */
  readonly children: (configuration: Configuration | null) => ReactNode
}
