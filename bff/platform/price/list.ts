import type { Log } from '../../cache/log.ts'
import type { RefreshedAmounts, RefreshedPrice } from '../../domain/pricing/pricing.types.ts'
import { isNews } from '../base/is-news.ts'
import { decodeOne } from '../documents/decoding.ts'
import { type Document, decodeDocuments, decodeId, decodePrice, decodeText, isDocument } from '../documents/document.ts'
import type { CallOptions, PlatformHttp } from '../http/client.ts'
import { decodeEnvelope, toPlatformError } from '../http/envelope.ts'

interface PriceAudience {
  readonly currency: string
  readonly storeId: number
  /** With grouped tax, the tax-relevant customer group; null if tax is not grouped. */
  readonly userGroupId: number | null
}

/**
 * Current prices by product id; skus unknown to the platform are missing.
 *
 * @param token of the shopper's group, which the platform may check one day; null for guests
 * @throws PlatformError if the platform fails; callers then use the indexed prices
 * @source PRICE-5, PRICE-15; platform contract E5, §3.7
 */
export async function renderList(
  http: PlatformHttp,
  skus: readonly string[],
  { currency, storeId, userGroupId, token }: PriceAudience & { readonly token: string | null },
  { log, ...options }: Omit<CallOptions, 'name'> & { readonly log: Log },
): Promise<readonly RefreshedPrice[]> {
  const query = { skus: skus.join(','), currencyCode: currency, storeId, userGroupId }
  const callOptions = { ...options, name: 'product render-list', retry: true, customerToken: token }
  const answer = decodeEnvelope(await http.get('/api/product/render-list', query, callOptions))
  if (!answer.ok) throw toPlatformError(answer)
  const items = decodeDocuments(isDocument(answer.result) ? answer.result.items : [])
  const [stated] = items.map(({ currency_code }) => decodeText(currency_code)).filter((code) => isOther(code, currency))
  if (stated !== undefined && isNews(log, `prices in ${stated}`))
    log.warn({ currency, currency_code: stated }, 'prices in another currency ignored')
  return items
    .filter(({ currency_code }) => !isOther(decodeText(currency_code), currency))
    .flatMap((item) => decodeOne('price', item, decodeRefreshedPrice, { log, isOptional: true }) ?? [])
}

const isOther = (stated: string | null, currency: string): boolean => stated !== null && stated.toUpperCase() !== currency

function decodeRefreshedPrice(item: Document): RefreshedPrice | null {
  const id = decodeId(item.id)
  const info = isDocument(item.price_info) ? item.price_info : {}
  const gross = decodeAmounts(info)
  if (!id || !gross) return null
  const extension = isDocument(info.extension_attributes) ? info.extension_attributes : {}
  return { id, gross, net: isDocument(extension.tax_adjustments) ? decodeAmounts(extension.tax_adjustments) : null }
}

/** If the platform returns only one of the two prices, there is no offer and both are equal. */
function decodeAmounts(info: Document): RefreshedAmounts | null {
  const final = decodePrice(info.final_price) ?? decodePrice(info.regular_price)
  const regular = decodePrice(info.regular_price) ?? final
  return final === null || regular === null ? null : { final, regular, special: decodePrice(info.special_price) }
}
