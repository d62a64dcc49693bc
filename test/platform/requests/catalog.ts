import { CATALOG_QUERIES, type CatalogQuery } from './catalog-queries.ts'
import { COMPACT_QUERIES } from './compact-queries.ts'
import type { CallRequest, CallRequests } from './request.ts'

const INDEX = '/api/catalog/vue_storefront_catalog'

/** Parameters as the client's library writes them: sorted by name, with every reserved character escaped. */
function address({ entity, parameters }: CatalogQuery, request?: string): string {
  const all = Object.entries({ ...parameters, ...(request === undefined ? {} : { request }) })
  const query = all.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => `${name}=${escaped(String(value))}`)
  return `${INDEX}/${entity}/_search?${query.join('&')}`
}

const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/** The platform decodes `request` twice, so the client escapes `%` once more. @source platform contract §2.2 */
const byGet = (query: CatalogQuery): CallRequest => ({
  path: address(query, JSON.stringify(query.body).replaceAll('%', '%25')),
})
const byPost = (query: CatalogQuery): CallRequest => ({ path: address(query), body: () => query.body })

const twice = Object.entries({ ...CATALOG_QUERIES, ...COMPACT_QUERIES }).flatMap(([name, query]) => [
  [`GET ${name}`, byGet(query)] as const,
  [`POST ${name}`, byPost(query)] as const,
])

export const CATALOG: CallRequests = {
  ...Object.fromEntries(twice),
  'catalog unknown index': { body: () => ({}) },
  'catalog bad url': { body: () => ({}) },
  'url map product': { body: () => mapped('timber/sawn-timber/graded-roofing-batten-25-x-38-x-4800-mm') },
  'url map category': { body: () => mapped('timber/sawn-timber') },
  'url map cms': { body: () => mapped('delivery') },
  'url map nothing': { body: () => mapped('no/such/page') },
  'url map missing': { body: () => ({}) },
}

const mapped = (url: string) => ({ url, includeFields: null, excludeFields: [] })
