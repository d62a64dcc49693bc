import { inOrderOf } from '../search/engine-order.ts'
import { allOf, listedOnly } from '../search/list-query.ts'
import type { SearchRequest } from '../search/search.types.ts'

/** How many ids one file of the sitemap covers; the protocol allows 50,000 addresses in each. */
export const IDS_PER_SITEMAP = 5000

/** An index may name 50,000 files, and one has the categories. @source sitemaps.org protocol 0.9 */
const MOST_FILES = 49_999

const FIELDS = ['id', 'sku', 'name', 'slug', 'url_key', 'url_path', 'type_id', 'status', 'visibility']

/** The listed product with the highest id that files reach: it tells how many files there are. */
export function newestListedProductRequest(): SearchRequest<'product'> {
  return listed([{ range: { id: { lt: MOST_FILES * IDS_PER_SITEMAP } } }], 1, 'desc')
}

/** The listed products of one file, which covers a range of ids so that files stay the same while products come and go. */
export function sitemapProductsRequest(file: number): SearchRequest<'product'> {
  const first = file * IDS_PER_SITEMAP
  return listed([{ range: { id: { gte: first, lt: first + IDS_PER_SITEMAP } } }], IDS_PER_SITEMAP, 'asc')
}

export const sitemapFileOf = (productId: number): number => Math.min(Math.floor(productId / IDS_PER_SITEMAP), MOST_FILES - 1)

function listed(
  filters: readonly Readonly<Record<string, unknown>>[],
  size: number,
  order: 'asc' | 'desc',
): SearchRequest<'product'> {
  const all = allOf([...listedOnly({ listOutOfStock: true }), ...filters])
  return {
    entity: 'product',
    body: { query: { bool: { filter: all } }, sort: [inOrderOf('id', order, 'long')] },
    size,
    from: 0,
    sourceIncludes: FIELDS,
    sourceExcludes: null,
  }
}

/** A sitemap of addresses. @source sitemaps.org protocol 0.9 */
export const sitemapXml = (addresses: readonly string[]): string =>
  xml(
    'urlset',
    addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`),
  )

/** A sitemap of sitemaps. */
export const sitemapIndexXml = (addresses: readonly string[]): string =>
  xml(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  )

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
