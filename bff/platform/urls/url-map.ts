import type { Log } from '../../cache/log.ts'
import type { CatalogCategory, CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { CmsPage } from '../../domain/content/content.types.ts'
import { decodeCategory } from '../catalog/category.ts'
import { decodeCmsPage } from '../catalog/cms.ts'
import { decodeProduct } from '../catalog/product/product.ts'
import { type Decode, decodeOne } from '../documents/decoding.ts'
import { type Document, decodeText, isDocument } from '../documents/document.ts'
import { isOutage } from '../http/attempts.ts'
import type { CallOptions, HttpReply, PlatformHttp } from '../http/client.ts'
import { decodeEnvelope, readJson, toPlatformError } from '../http/envelope.ts'
import type { Query } from '../http/redaction.ts'

export type UrlTarget =
  | { readonly type: 'product'; readonly source: CatalogProduct }
  | { readonly type: 'category'; readonly source: CatalogCategory }
  | { readonly type: 'cms_page'; readonly source: CmsPage }

/** @source URL-4; platform contract §6.9 */
const OPTIONS = {
  prefetchGroupProducts: true,
  assignProductConfiguration: true,
  populateRequestCacheTags: false,
  setProductErrors: false,
  fallbackToDefaultWhenNoAvailable: true,
  separateSelectedVariant: false,
  setConfigurableProductOptions: true,
  filterUnavailableVariants: false,
} as const

/**
 * The platform's target for a path; null if there is none or its URL differs, because the platform guesses.
 *
 * @param path with or without leading and trailing slashes, without a query
 * @throws PlatformError if the map fails: if one of its indices is missing it fails for every path (platform contract §14.18)
 * @source URL-3, URL-5; platform contract E11, §6.9, §11.48
 */
export async function mapUrl(
  http: PlatformHttp,
  path: string,
  childSku: string | null,
  store: Query,
  { log, ...options }: Omit<CallOptions, 'name'> & { readonly log: Log; readonly timeoutMs: number },
): Promise<UrlTarget | null> {
  const url = stripSlashes(path)
  if (url === '') return null
  const body = {
    url,
    includeFields: null,
    excludeFields: [],
    options: OPTIONS,
    filters: childSku ? { sku: childSku } : {},
    groupId: null,
    groupToken: null,
  }
  const hedging = { decode: readHit, isTransient: isOutage }
  const hit = await http.postHedged('/api/url/map', store, body, hedging, { ...options, name: 'url map' })
  return hit && decodeTarget(hit, url, log)
}

/** "Not found" is `null`, and "not processed" is an empty body without a content type; both have status 200. */
function readHit(reply: HttpReply): Document | null {
  if (reply.status === 200 && ['', 'null'].includes(reply.body.toString('utf8').trim())) return null
  // A platform without the endpoint answers in HTML; the target may still exist.
  if (reply.status === 404) return null
  const json = readJson(reply)
  if (isDocument(json) && isDocument(json._source)) return json
  const answer = decodeEnvelope(reply)
  if (answer.ok) return null
  throw toPlatformError(answer)
}

function decodeTarget(hit: Document, url: string, log: Log): UrlTarget | null {
  const source = isDocument(hit._source) ? hit._source : {}
  const places = [decodeText(source.url_path), hit._type === 'cms_page' ? decodeText(source.identifier) : null]
  if (!places.some((place) => place !== null && stripSlashes(place) === url)) return null
  const decoded = <T>(entity: string, decode: Decode<T>) => decodeOne(entity, source, decode, { log })
  switch (hit._type) {
    case 'product': {
      const product = decoded('product', decodeProduct)
      return product && { type: 'product', source: product }
    }
    case 'category': {
      const category = decoded('category', decodeCategory)
      return category && { type: 'category', source: category }
    }
    case 'cms_page': {
      const page = decoded('cms_page', decodeCmsPage)
      return page?.isActive ? { type: 'cms_page', source: page } : null
    }
    default:
      log.warn({ type: decodeText(hit._type) }, 'URL map returned an unknown document type')
      return null
  }
}

const stripSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '')
