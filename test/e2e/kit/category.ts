import { DispatchDocument, type DispatchQuery, HomePageDocument } from '#schema/generated/operations.ts'
import type { FilterInput, ProductSort } from '#schema/generated/types.ts'
import { ask } from './catalogue.ts'
import type { SharedShop } from './start-shop.ts'

type CategoryAnswer = Extract<NonNullable<DispatchQuery['route']>, { readonly __typename: 'Category' }>
type Products = NonNullable<CategoryAnswer['products']>
export type Facet = Products['facets'][number]

/** A category as the shop itself lists it. */
export interface Category {
  readonly name: string
  readonly url: string
  /** Two that are open from the start, each with values to choose from. */
  readonly facets: readonly [Facet, Facet]
  readonly total: number
}

interface Choice {
  readonly filters?: FilterInput[]
  readonly sort?: ProductSort
  readonly offset?: number
}

/** So many values of a facet are shown at once. */
const SHOWN_VALUES = 6
/** So many facets are open from the start. */
const OPEN_FACETS = 4

/** The category with most products. */
export async function largestCategory(shop: Pick<SharedShop, 'url' | 'sandboxUrl'>): Promise<Category> {
  const { menu } = await ask(shop, HomePageDocument, {})
  const [largest] = (menu ?? []).toSorted((a, b) => b.productCount - a.productCount)
  if (!largest) throw new Error('The shop has no categories')
  const { facets, total } = await listed(shop, largest.url)
  const [first, second] = facets
    .slice(0, OPEN_FACETS)
    .filter(({ kind }) => kind === 'LIST')
    .map((facet) => ({ ...facet, values: facet.values.slice(0, SHOWN_VALUES).filter(({ count }) => count > 0 && count < total) }))
    .filter(({ values }) => values.length > 1)
  if (!first || !second) throw new Error(`${largest.name} has too few facets`)
  return { name: largest.name, url: largest.url, facets: [first, second], total }
}

/** Fetches the products listed at a category's address. */
export async function listed(shop: Pick<SharedShop, 'url'>, path: string, choice: Choice = {}): Promise<Products> {
  const { route } = await ask(shop, DispatchDocument, { path, filters: [], sort: null, offset: 0, ...choice })
  if (route?.__typename !== 'Category' || !route.products) throw new Error(`${path} is no category with products`)
  return route.products
}
