import type { ProductPrice, ProductSort, SimpleProduct, Stock } from '#schema/generated/types.ts'
import type {
  CatalogAttribute,
  CatalogCategory,
  CatalogProduct,
  CatalogReview,
  ConfigurableChild,
} from '../../domain/catalog/catalog.types.ts'
import type { ProductFact } from '../../domain/catalog/product-attributes.ts'
import type { CmsBlock, CmsPage, NewsPost } from '../../domain/content/content.types.ts'
import type { AttributesByCode, FiltersInForce } from '../../domain/facets/facets.types.ts'
import type { ListCriteria } from '../../domain/search/list-query.ts'
import type { NewsPage } from '../../platform/blog/post.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import type { Page } from '../page.ts'

/** What resolvers get as their parent, for each type that is not simply its fields. */

/** What the catalogue alone says of a product, as it is answered. */
export interface ProductFacts extends Pick<SimpleProduct, PlainField> {
  readonly product: CatalogProduct
  readonly picture: PictureModel
}
type PlainField =
  | ('id' | 'sku' | 'parentSku' | 'name' | 'slug' | 'url')
  | ('urlKey' | 'urlPath' | 'status' | 'visibility' | 'categoryIds')
  | ('phoneOrderOnly' | 'needsChoice' | 'metaTitle' | 'metaDescription')

/** What changes with time and has to be asked for; null when nobody looks at it. */
export interface ProductExtras {
  readonly price: ProductPrice | null
  readonly stock: Stock | null
  readonly keyFacts: readonly ProductFact[] | null
}

/** Its fields are answered as they stand here; those that are not here have a resolver. */
export interface ProductModel extends ProductFacts, ProductExtras {
  /** The variant named in the request. */
  readonly childSku: string | null
}

export interface ProductBySkuModel {
  /** As it was asked for. */
  readonly sku: string
  readonly product: ProductModel
}

export type SimpleProductModel = ProductModel
export type VirtualProductModel = ProductModel
export type DownloadableProductModel = ProductModel
export type GroupedProductModel = ProductModel
export type BundleProductModel = ProductModel
export type ConfigurableProductModel = ProductModel

export interface VariantModel {
  readonly parent: CatalogProduct
  readonly child: ConfigurableChild
}

export type CategoryModel = CatalogCategory

export type AttributeModel = CatalogAttribute

/** Sizes and formats are asked for. */
export interface PictureModel {
  readonly path: string
  readonly alt: string
}

export interface ProductListModel {
  readonly criteria: ListCriteria
  /** null is by relevance. */
  readonly order: ProductSort | null
  /** The order that was asked and that the index refuses; null when none was. */
  readonly refused: ProductSort | null
  readonly inForce: FiltersInForce
  readonly attributes: AttributesByCode
  /** null for a search that is too short to be asked. */
  readonly result: SearchResult<CatalogProduct> | null
}

export interface SearchSuggestionsModel {
  readonly text: string
}

export type NewsPostModel = NewsPost

/** A page of the blog, as it was asked for. */
export interface NewsListModel extends NewsPage {
  readonly page: Page
}

export interface ReviewListModel {
  readonly items: readonly CatalogReview[]
  readonly total: number
  readonly page: Page
  /** What the summary is made from: the newest hundred. */
  readonly rated: readonly CatalogReview[]
}

export type CmsPageModel = CmsPage
export type CmsBlockModel = CmsBlock
