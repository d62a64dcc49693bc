import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { CustomerOrderLine } from '../../domain/customer/customer.types.ts'
import { childBySku } from '../../domain/products/configurable.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import { splitIntoChunks } from '../../platform/http/chunks.ts'
import { composedSkus } from '../cart/lines/line-products.ts'
import { linePicture } from '../products/line-picture.ts'
import type { PictureModel } from '../products/models.ts'
import { productsOfSkus } from '../products/product-lookup.ts'
import { urlSettings } from '../products/url-settings.ts'
import type { RequestScope } from '../scope/request-scope.ts'

type OrderedLine = Pick<CustomerOrderLine, 'sku' | 'isBundle'>

/** The catalogue's current view of an ordered product. Both are null if the catalogue has no such product. */
export interface OrderedProduct {
  readonly picture: PictureModel | null
  readonly url: string | null
}

/** Catalogue calls per page of orders. Lines beyond them have no picture, so that a long history costs no more. */
const MOST_CALLS = 3

const UNKNOWN: OrderedProduct = { picture: null, url: null }

/**
 * Looks up the products of order lines, up to 60 skus per call. A catalogue that does not answer leaves all lines without a product.
 * @source ORDER-10
 */
export async function orderProducts(
  lines: readonly OrderedLine[],
  scope: RequestScope,
): Promise<(line: OrderedLine) => OrderedProduct> {
  const skus = [...new Set(lines.flatMap(orderedSkus))].slice(0, MOST_CALLS * GRAPHQL_LIMITS.skus)
  const outcome = await toOutcome(
    Promise.all(splitIntoChunks(skus, GRAPHQL_LIMITS.skus).map((chunk) => productsOfSkus(chunk, scope))).then((parts) =>
      parts.flat(),
    ),
  )
  if (outcome.kind !== 'found') scope.log.warn(outcome.error.forLog(), 'order products not available')
  const found = new Map((outcome.kind === 'found' ? outcome.value : []).map((lookup) => [lookup.sku, lookup]))
  return (line) => {
    const [lookup] = orderedSkus(line).flatMap((sku) => found.get(sku) ?? [])
    if (!lookup) return UNKNOWN
    const { product, childSku } = lookup
    const child = childSku === null ? null : childBySku(product, childSku)
    return { picture: linePicture(product, child), url: productUrl(product, urlSettings(scope), childSku) }
  }
}

const orderedSkus = ({ sku, isBundle }: OrderedLine): readonly string[] => (isBundle ? composedSkus(sku) : [sku])
