import type { Thing } from 'schema-dts'
import type { ListingViewFragment, ReviewsViewFragment } from '#schema/generated/operations.ts'
import type { ProductFacts, VariantFacts } from './product-data.ts'
import type { Crumb } from './structured-data.ts'

/** Subjects of structured data: a thing without `@context`, the shop itself, how to reach it, its branches, a product, or a list of products. */
export type StructuredData =
  | Exclude<Thing, string>
  | 'shop'
  | 'contact'
  | 'branches'
  | {
      readonly product: ProductFacts
      /** The chosen variant. */
      readonly variant: VariantFacts | null
      readonly reviews: ReviewsViewFragment | null | undefined
    }
  | { readonly listing: Pick<ListingViewFragment, 'items' | 'pageInfo' | 'total'> }

/** The description of a page for browsers, search engines and social networks. */
export interface PageMetadata {
  /** Without the shop's name, which is appended. If null, the title is the shop's name. */
  readonly title: string | null | undefined
  readonly description?: string | null | undefined
  /** Path in this shop, with the parts of the query that make it another page: '/c/boards?page=2'. */
  readonly canonical?: string | undefined
  /** From the first level down to this page, for search engines. `Breadcrumbs` shows them to shoppers. */
  readonly breadcrumbs?: readonly Crumb[] | undefined
  readonly structuredData?: StructuredData | null | undefined
  readonly picture?: { readonly path: string; readonly alt: string } | null | undefined
  readonly type?: 'website' | 'article' | 'product' | undefined
}
