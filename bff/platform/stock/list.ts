import type { IndexedStock } from '../../domain/catalog/catalog.types.ts'
import { PlatformError } from '../base/errors.ts'
import { type Document, decodeFlag, decodeId, decodeKnownFlag, isDocument } from '../documents/document.ts'
import type { CallOptions, PlatformHttp } from '../http/client.ts'
import { causeCode, decodeEnvelope, type Failure, isNotFoundByName, toPlatformError } from '../http/envelope.ts'
import type { Query } from '../http/redaction.ts'
import { decodeCountedQuantity, decodeSaleQuantities } from './sale-quantities.ts'

export interface Stock extends IndexedStock {
  readonly sku: string
  /** ISO 8601. */
  readonly checkedAt: string
}

const NOT_FOUND = 404

/**
 * Stock of up to 15 skus, in the order given; null if the platform does not know one. A single bad sku fails the platform's list; each sku
 * is then read separately.
 *
 * @throws PlatformError if the platform cannot be reached at all
 * @source STOCK-7 to STOCK-9, LIMIT-9; platform contract E4, §11.29 to §11.31, §13.7
 */
export async function stockList(
  http: PlatformHttp,
  skus: readonly string[],
  store: Query,
  options: Omit<CallOptions, 'name'>,
): Promise<readonly (Stock | null)[]> {
  const reply = await http.get(
    '/api/stock/list',
    { ...store, skus: skus.join(',') },
    { ...options, name: 'stock list', retry: true },
  )
  const answer = decodeEnvelope(reply)
  if (!answer.ok) {
    if (isNotFoundByName(answer)) return skus.map(() => null)
    return isUnknown(answer) ? oneByOne(http, skus, store, options) : afterTheFirst(http, skus, store, options)
  }
  const items: readonly unknown[] = Array.isArray(answer.result) ? answer.result : []
  const checkedAt = new Date().toISOString()
  // The items carry no sku, so only a list of the same length can be matched by position.
  if (items.length !== skus.length) return oneByOne(http, skus, store, options)
  return skus.map((sku, i) => decodeStock(items[i], sku, checkedAt))
}

/** A single sku may have made the list fail; if the first sku also fails, the rest is not read. */
async function afterTheFirst(http: PlatformHttp, skus: readonly string[], store: Query, options: Omit<CallOptions, 'name'>) {
  const [first, ...others] = skus
  if (first === undefined) return []
  return [await stockCheck(http, first, store, options), ...(await oneByOne(http, others, store, options))]
}

const oneByOne = (http: PlatformHttp, skus: readonly string[], store: Query, options: Omit<CallOptions, 'name'>) =>
  Promise.all(
    skus.map((sku) =>
      stockCheck(http, sku, store, options).catch((error: unknown) => {
        if (error instanceof PlatformError) return null // the others keep their stock; the stock of this sku is unknown
        throw error
      }),
    ),
  )

/** Stock of one sku; null if the platform does not know it. @throws PlatformError */
async function stockCheck(
  http: PlatformHttp,
  sku: string,
  store: Query,
  options: Omit<CallOptions, 'name'>,
): Promise<Stock | null> {
  const reply = await http.get('/api/stock/check', { ...store, sku }, { ...options, name: 'stock check', retry: true })
  const answer = decodeEnvelope(reply)
  if (answer.ok) return decodeStock(answer.result, sku, new Date().toISOString())
  if (isUnknown(answer) || isNotFoundByName(answer)) return null
  throw toPlatformError(answer)
}

const isUnknown = (failure: Failure): boolean => causeCode(failure) === NOT_FOUND

function decodeStock(item: unknown, sku: string, checkedAt: string): Stock | null {
  if (!isDocument(item) || !isAbout(item, sku)) return null
  const isInStock = decodeKnownFlag(item.is_in_stock)
  if (isInStock === null) return null
  return {
    sku,
    productId: decodeId(item.product_id),
    qty: decodeCountedQuantity(item),
    isInStock,
    manageStock: decodeFlag(item.manage_stock, true),
    quantities: decodeSaleQuantities(item),
    checkedAt,
  }
}

/** If the platform returns a sku, it must be this one. */
const isAbout = (item: Document, sku: string): boolean => (item.sku ?? null) === null || decodeId(item.sku) === sku
