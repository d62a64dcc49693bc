import type { CartAddressInput, CartLineInput, GoodsDelivery as SchemaGoodsDelivery, UserError } from '#schema/generated/types.ts'
import type { DeviceLine, QuoteAddress } from '../../domain/cart/cart.types.ts'
import { isVirtualCart } from '../../domain/cart/virtual.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { PlatformError, PlatformRefused } from '../../platform/base/errors.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { countryError, offeredMethods, quoteAddress } from './delivery.ts'
import { cartError, refusedField } from './lines/cart-errors.ts'
import { deviceCart } from './lines/device-cart.ts'
import { type NewItem, newItem } from './lines/line-items.ts'
import { lineProducts } from './lines/line-products.ts'
import { explainRefusal } from './lines/line-refusal.ts'
import { toShippingMethods } from './shipping-methods.ts'

type GoodsDelivery = Omit<SchemaGoodsDelivery, '__typename'>

/** Each line costs one platform call. */
const MOST_LINES = 50

/**
 * The shipping methods for goods that are in no cart yet. The platform lists methods only for a quote, so this creates a new guest
 * quote. It never uses the shopper's own quote, whatever the session.
 * @source TOTAL-3, TOTAL-5, TOTAL-9, CART-22; decision 0012
 */
export async function goodsDelivery(
  lines: readonly CartLineInput[],
  address: CartAddressInput,
  scope: RequestScope,
): Promise<GoodsDelivery> {
  if (lines.length > MOST_LINES)
    return toRefusal(cartError('INVALID', 'lines', scope, scope.messages.cart.tooManyLines(MOST_LINES)))
  const noCountry = countryError(address, 'address', scope)
  if (noCountry) return toRefusal(noCountry)
  const goods = deviceCart({ lines: [...lines], removed: [] }, scope)
  if (goods.errors.length > 0) return toRefusal(...goods.errors)
  if (goods.lines.length === 0) return { methods: [], userErrors: [] }
  const products = await lineProducts(goods.lines, scope)
  if (isVirtualCart(goods.lines.map((line) => products.find(line)?.product.type ?? 'simple')))
    return { methods: [], userErrors: [] }
  const items = await Promise.all(goods.lines.map((line) => newItem(line, products, scope)))
  const refusals = items.flatMap((item, place) =>
    'refusal' in item ? [cartError(item.refusal.code, refusedField(place, item.refusal), scope, item.refusal.message)] : [],
  )
  if (refusals.length > 0) return toRefusal(...refusals)
  if (!(await scope.rateLimits.allows('delivery', null)))
    return toRefusal(cartError('TOO_MANY_REQUESTS', null, scope, scope.messages.customer.tooManyRequests))
  return askPlatform(
    goods.lines.map((line, place) => ({ line, item: items[place], product: products.find(line)?.product ?? null })),
    quoteAddress(address, scope),
    scope,
  )
}

interface Goods {
  readonly line: DeviceLine
  readonly item: NewItem | undefined
  readonly product: CatalogProduct | null
}

async function askPlatform(goods: readonly Goods[], to: QuoteAddress, scope: RequestScope): Promise<GoodsDelivery> {
  const { platform, storeView, log } = scope
  try {
    const access = { cartId: await platform.cart.create(storeView, null), token: null }
    for (const [place, { line, item, product }] of goods.entries()) {
      if (!item || 'refusal' in item) continue
      const put = await toOutcome(platform.cart.update(storeView, access, item.item))
      if (put.kind === 'found') continue
      if (!(put.error instanceof PlatformRefused)) throw put.error
      log.warn(put.error.forLog(), 'platform rejected goods for a delivery quote')
      const { code, message } = await explainRefusal({ line, quantity: line.quantity }, product, scope)
      return toRefusal(cartError(code, `lines.${place}`, scope, message))
    }
    const delivery = { goods: goods.flatMap(({ product }) => product ?? []), to }
    const offered = await offeredMethods((address) => platform.cart.shippingMethods(storeView, access, address), to, scope)
    return { methods: await toShippingMethods(offered, delivery, scope), userErrors: [] }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log.warn(error.forLog(), 'delivery quote failed')
    return { methods: null, userErrors: [] }
  }
}

const toRefusal = (...userErrors: UserError[]): GoodsDelivery => ({ methods: null, userErrors })
