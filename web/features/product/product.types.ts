import type { ReactNode } from 'react'
import type { ProductViewFragment } from '#schema/generated/operations.ts'

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

/** What is chosen of a configurable product. */
export interface Configuration {
  /** Null while nothing or not everything is chosen. */
  readonly variant: VariantView | null
  /** Where it is chosen. */
  readonly options: ReactNode
}

export interface ConfiguredProps {
  readonly product: ProductView
  /** Null for products of which no variant has to be chosen. */
  readonly children: (configuration: Configuration | null) => ReactNode
}
