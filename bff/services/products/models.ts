import type { ProductPrice, ProductRating, ProductSort, SimpleProduct, Stock } from '#schema/generated/types.ts'
import type { RoomRequest } from '#schema/rules/rooms/room-address.ts'
import type { CalculatorKind } from '#schema/rules/rooms/rooms.ts'
import type {
  AttributesByCode,
  CatalogAttribute,
  CatalogCategory,
  CatalogProduct,
  CatalogReview,
  ConfigurableChild,
} from '../../domain/catalog/catalog.types.ts'
import type { ProductFact } from '../../domain/catalog/product-attributes.ts'
import type { CmsBlock, CmsPage, NewsCategory, NewsPost } from '../../domain/content/content.types.ts'
import type { FiltersInForce, StatedFilter } from '../../domain/facets/facets.types.ts'
import type { ListCriteria } from '../../domain/search/list-query.ts'
import type { NewsPage } from '../../platform/blog/post.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import type { Page } from '../scope/page.ts'

/** The parents of resolvers, for types that need more than their own fields. */

/** The catalogue's fields of a product, as answered. */
export interface ProductFacts extends Pick<SimpleProduct, PlainField> {
  readonly product: CatalogProduct
  readonly picture: PictureModel
}
type PlainField =
  | ('id' | 'sku' | 'parentSku' | 'name' | 'slug' | 'url')
  | ('urlKey' | 'urlPath' | 'status' | 'visibility' | 'categoryIds')
  | ('phoneOrderOnly' | 'needsChoice' | 'metaTitle' | 'metaDescription')

/** Fields that change over time and cost a call; null if they are not selected. */
export interface ProductExtras {
  readonly price: ProductPrice | null
  readonly stock: Stock | null
  readonly keyFacts: readonly ProductFact[] | null
  readonly rating: ProductRating | null
}

/** Fields present here are answered as they are; all others have a resolver. */
export interface ProductModel extends ProductFacts, ProductExtras {
  /** Sku of the variant named in the request. */
  readonly childSku: string | null
}

export interface ProductBySkuModel {
  /** As in the request. */
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

/** Sizes and formats are field arguments. */
export interface PictureModel {
  readonly path: string
  readonly alt: string
}

export interface ProductListModel {
  readonly criteria: ListCriteria
  /** null means by relevance. */
  readonly order: ProductSort | null
  /** The requested sort that the index rejects; null if there is none. */
  readonly refused: ProductSort | null
  readonly inForce: FiltersInForce
  /** The price that the search text states; null if there is none, or if a price range is chosen. */
  readonly stated: StatedFilter | null
  readonly attributes: AttributesByCode
  /** Whether the products of a search match every part of it, or none does; null without a search. */
  readonly matches: 'full' | 'similar' | null
  /** null if the search text is too short. */
  readonly result: SearchResult<CatalogProduct> | null
}

export interface SearchSuggestionsModel {
  readonly hasProducts: boolean
  readonly text: string
}

/** The room that a search describes, and the calculator that answers it. */
export interface RoomSuggestionModel extends RoomRequest {
  readonly kind: CalculatorKind
  readonly url: string
}

export type NewsPostModel = NewsPost
export type NewsCategoryModel = NewsCategory

/** A page of the blog, with its paging arguments. */
export interface NewsListModel extends NewsPage {
  readonly page: Page
  readonly category: NewsCategory | null
}

export interface ReviewListModel {
  readonly items: readonly CatalogReview[]
  readonly total: number
  readonly page: Page
  /** The reviews behind the summary: the newest hundred. */
  readonly rated: readonly CatalogReview[]
}

export type CmsPageModel = CmsPage
export type CmsBlockModel = CmsBlock
