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
