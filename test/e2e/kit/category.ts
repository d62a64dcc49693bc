import { DispatchDocument, type DispatchQuery, HomePageDocument } from '#schema/generated/operations.ts'
import type { FilterInput, ProductSort } from '#schema/generated/types.ts'
import { ask } from './catalog.ts'
import type { SharedShop } from './shared-shop.ts'

type CategoryAnswer = Extract<NonNullable<DispatchQuery['route']>, { readonly __typename: 'Category' }>
type Products = NonNullable<CategoryAnswer['products']>
export type Facet = Products['facets'][number]

/** A category as the shop itself lists it. */
export interface Category {
  readonly name: string
  readonly url: string
  /** Two facets that are open at first, each with values to choose from. */
  readonly facets: readonly [Facet, Facet]
  readonly total: number
}

interface Choice {
  readonly filters?: FilterInput[]
  readonly sort?: ProductSort
  readonly offset?: number
}

/** Number of values of a facet that are shown at once. */
const SHOWN_VALUES = 6
/** Number of facets that are open at first. */
const OPEN_FACETS = 4

/** The number of products that tests need in a list. */
const ENOUGH_PRODUCTS = 10

/** The department with most products. Its list has several pages. */
export async function largestDepartment(shop: Pick<SharedShop, 'url' | 'sandboxUrl'>): Promise<Category> {
  const { menu } = await ask(shop, HomePageDocument, {})
  const [largest] = (menu ?? []).toSorted((a, b) => b.productCount - a.productCount)
  if (!largest) throw new Error('The shop has no categories')
  const category = await withFacets(shop, largest)
  if (!category) throw new Error(`${largest.name} has too few facets`)
  return category
}

/** A category with few products. A test costs less there, because the browser lays out and describes each card. */
export async function smallCategory(shop: Pick<SharedShop, 'url' | 'sandboxUrl'>): Promise<Category> {
  const { menu } = await ask(shop, HomePageDocument, {})
  const below = await Promise.all((menu ?? []).map(({ url }) => categoryAt(shop, url)))
  const categories = below.flatMap(({ children }) => children).filter(({ productCount }) => productCount >= ENOUGH_PRODUCTS)
  for (const each of categories.toSorted((a, b) => a.productCount - b.productCount)) {
    const category = await withFacets(shop, each)
    if (category) return category
  }
  throw new Error('No category has enough products and facets')
}

/** A category with its first two facets that offer a choice; null if it has fewer. */
async function withFacets(
  shop: Pick<SharedShop, 'url'>,
  { name, url }: Pick<Category, 'name' | 'url'>,
): Promise<Category | null> {
  const { facets, total } = await fetchListed(shop, url)
  const [first, second] = facets
    .slice(0, OPEN_FACETS)
    .filter(({ kind }) => kind === 'LIST')
    .map((facet) => ({ ...facet, values: facet.values.slice(0, SHOWN_VALUES).filter(({ count }) => count > 0 && count < total) }))
    .filter(({ values }) => values.length > 1)
  return first && second ? { name, url, facets: [first, second], total } : null
}

/** Fetches the products listed at a category's address. */
export async function fetchListed(shop: Pick<SharedShop, 'url'>, path: string, choice: Choice = {}): Promise<Products> {
  const { products } = await categoryAt(shop, path, choice)
  if (!products) throw new Error(`${path} has no products`)
  return products
}

async function categoryAt(shop: Pick<SharedShop, 'url'>, path: string, choice: Choice = {}): Promise<CategoryAnswer> {
  const { route } = await ask(shop, DispatchDocument, { path, filters: [], sort: null, offset: 0, ...choice })
  if (route?.__typename !== 'Category') throw new Error(`${path} is not a category`)
  return route
}
