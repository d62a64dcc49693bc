import { xmlText } from '../feeds/xml-text.ts'
import { engineOrder } from '../search/engine-order.ts'
import { listedClauses } from '../search/list-query.ts'
import type { SearchRequest } from '../search/search.types.ts'
import { matchAll } from '../search/text/clauses.ts'

/** Products per sitemap file. The protocol allows 50,000 URLs in each. */
export const PRODUCTS_PER_SITEMAP = 5000

/** An index may list 50,000 files; one is for categories. @source sitemaps.org protocol 0.9 */
export const MOST_PRODUCT_FILES = 49_999

const FIELDS = ['id', 'sku', 'name', 'slug', 'url_key', 'url_path', 'type_id', 'status', 'visibility']

/**
 * The listed products of one sitemap file: the next ones in the engine's id order, which works for numeric and text ids.
 * @param after last id of the previous file; null for the first file
 * @param fields the fields to fetch; by default all that URLs are built from
 */
export function sitemapProductsRequest(after: string | null, fields: readonly string[] = FIELDS): SearchRequest<'product'> {
  return {
    entity: 'product',
    body: {
      query: { bool: { filter: matchAll(listedClauses({ listOutOfStock: true })) } },
      sort: [engineOrder('id', 'asc', 'long')],
      ...(after !== null && { search_after: [after] }),
    },
    size: PRODUCTS_PER_SITEMAP,
    from: 0,
    sourceIncludes: fields,
    sourceExcludes: null,
  }
}

/** A page and its language versions; none if there is only one store view. */
export interface SitemapEntry {
  readonly address: string
  readonly languages?: readonly { readonly hreflang: string; readonly address: string }[]
}

/** The protocol allows 50 MB per file. Escaped URLs are ASCII, so one character is one byte. */
const MOST_CHARACTERS = 50_000_000
const XHTML = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A sitemap of pages. Omits language versions if the file would exceed its size limit. @source sitemaps.org protocol 0.9 */
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
  `<url><loc>${xmlText(address)}</loc>${languages
    .map(({ hreflang, address }) => `<xhtml:link rel="alternate" hreflang="${xmlText(hreflang)}" href="${xmlText(address)}"/>`)
    .join('')}</url>`

export const sitemapIndexXml = (addresses: readonly string[]): string =>
  xml(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`),
  )

const xml = (root: string, entries: readonly string[], namespaces = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.join('\n')}\n</${root}>\n`
