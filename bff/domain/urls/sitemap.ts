import { inOrderOf } from '../search/engine-order.ts'
import { allOf, listedOnly } from '../search/list-query.ts'
import type { SearchRequest } from '../search/search.types.ts'

/** How many products one file of the sitemap has; the protocol allows 50,000 addresses in each. */
export const PRODUCTS_PER_SITEMAP = 5000

/** An index may name 50,000 files, and one has the categories. @source sitemaps.org protocol 0.9 */
export const MOST_PRODUCT_FILES = 49_999

const FIELDS = ['id', 'sku', 'name', 'slug', 'url_key', 'url_path', 'type_id', 'status', 'visibility']

/**
 * The listed products of one file: those whose ids come next, in the engine's order of ids, whether they are numbers or text.
 * @param after the last id of the file before; null for the first file
 * @param fields all that addresses follow from, unless fewer are enough
 */
export function sitemapProductsRequest(after: string | null, fields: readonly string[] = FIELDS): SearchRequest<'product'> {
  return {
    entity: 'product',
    body: {
      query: { bool: { filter: allOf(listedOnly({ listOutOfStock: true })) } },
      sort: [inOrderOf('id', 'asc', 'long')],
      ...(after !== null && { search_after: [after] }),
    },
    ...{ size: PRODUCTS_PER_SITEMAP, from: 0, sourceIncludes: fields, sourceExcludes: null },
  }
}

/** A page of the shop, and where it is in the languages it is there in; none where there is one store view. */
export interface SitemapEntry {
  readonly address: string
  readonly languages?: readonly { readonly hreflang: string; readonly address: string }[]
}

/** A file may have 50 MB; no character of an address takes more than one byte. */
const MOST_CHARACTERS = 50_000_000
const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A sitemap of pages; languages are left out where they would make it longer than it may be. @source sitemaps.org protocol 0.9 */
export function sitemapXml(pages: readonly SitemapEntry[]): string {
  if (pages.every(({ languages = [] }) => languages.length === 0)) return plainSitemap(pages)
  const file = xml('urlset', pages.map(entry), XHTML)
  return file.length > MOST_CHARACTERS ? plainSitemap(pages) : file
}

const plainSitemap = (pages: readonly SitemapEntry[]) =>
  xml(
    'urlset',
    pages.map(({ address }) => entry({ address })),
  )

const entry = ({ address, languages = [] }: SitemapEntry) =>
  `<url><loc>${escaped(address)}</loc>${languages
    .map(({ hreflang, address }) => `<xhtml:link rel="alternate" hreflang="${escaped(hreflang)}" href="${escaped(address)}"/>`)
    .join('')}</url>`

/** A sitemap of sitemaps. */
export const sitemapIndexXml = (addresses: readonly string[]): string =>
  xml(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  )

const xml = (root: string, entries: readonly string[], namespaces = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.join('\n')}\n</${root}>\n`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
