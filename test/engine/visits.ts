import { documents } from '#schema/generated/documents.ts'

type Variables = Readonly<Record<string, unknown>>

/** One of the shop's operations, or a query, with its variables. */
export type Visit = readonly [operation: string, variables?: Variables]

/** Sends the shop one of its operations. @throws if there is no answer */
export async function visit(shopUrl: string, [operation, variables = {}]: Visit): Promise<unknown> {
  const query = operation.startsWith('{')
    ? operation
    : [...documents.values()].find((text) => text.startsWith(`query ${operation}`))
  if (!query) throw new Error(`The shop has no operation ${operation}`)
  const reply = await fetch(`${shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  if (reply.status >= 500) throw new Error(`${operation} ${JSON.stringify(variables)}: ${await reply.text()}`)
  return reply.json()
}

/** Visits of the default store view: every category in every order, with filters and pages; products; content pages. */
export function browsing({ categories, products, skus, filters }: Places): readonly Visit[] {
  const paths = categories.map(({ path }) => path)
  return [
    ['Shell'],
    ['HomePage'],
    ...paths.map((path): Visit => ['Dispatch', { path }]),
    ...paths.flatMap((path, i) => SORTS.map((sort): Visit => ['Dispatch', { path, sort, offset: (i % 3) * 50 }])),
    ...categories.slice(0, 12).map(({ id }): Visit => ['MoreProducts', { categoryId: id, offset: 50 }]),
    ...filters.map((filter, i): Visit => ['Dispatch', { path: paths[i % 4], filters: [filter] }]),
    ...filters.map(
      (filter, i): Visit => [
        'Dispatch',
        { path: paths[i % 2], filters: [filter, filters[(i * 7 + 3) % filters.length]], sort: SORTS[i % SORTS.length] },
      ],
    ),
    ...products.map((path): Visit => ['Dispatch', { path }]),
    ...skus.map((sku): Visit => ['ProductPage', { sku }]),
    ...skus.map((sku): Visit => ['RelatedProducts', { sku }]),
    ['CompareProducts', { skus: skus.slice(0, 4) }],
    ['RecentlyViewed', { skus: skus.slice(2, 12) }],
    ...[1001, 1002, 1100, 1200].flatMap((productId): Visit[] =>
      [0, 10].map((offset) => ['ProductReviews', { productId: String(productId), offset }]),
    ),
    ...['delivery', 'returns', 'about-us', 'no-such-page', 'terms'].flatMap((identifier): Visit[] => [
      ['CmsPage', { identifier }],
      ['Dispatch', { path: `/${identifier}` }],
    ]),
    ['{ cmsBlock(identifier: "delivery-notice") { title } }'],
    ['{ cmsBlock(identifier: "no-such-block") { title } }'],
    ['Dispatch', { path: '/no/such/place' }],
    ['CategoryPage', { slug: 'timber-10' }],
    ['CategoryPage', { slug: 'no-such-category' }],
  ]
}

/** Searches of shoppers: as typed, in every order, narrowed, on the next page, and while they type. */
export const createSearches = (texts: readonly string[], filters: Places['filters']): readonly Visit[] =>
  texts.flatMap((search, i): Visit[] => [
    ['SearchPage', { search }],
    ['SearchSuggestions', { search }],
    ...(i % 5 === 0 ? [['SearchPage', { search, sort: SORTS[(i / 5) % SORTS.length] }] as const] : []),
    ...(i % 7 === 0 ? [['SearchPage', { search, filters: [filters[i % filters.length]] }] as const] : []),
    ...(i % 9 === 0 ? [['SearchPage', { search, offset: 50 }] as const] : []),
  ])

const SORTS = ['RECOMMENDED', 'LATEST', 'PRICE_ASC', 'PRICE_DESC', 'UNIT_PRICE_ASC'] as const

/** The pages of the catalogue. */
export interface Places {
  readonly categories: readonly { readonly id: string; readonly path: string }[]
  /** Paths of products, one of each kind and family. */
  readonly products: readonly string[]
  readonly skus: readonly string[]
  readonly filters: readonly { readonly attribute: string; readonly values: readonly string[] }[]
}
