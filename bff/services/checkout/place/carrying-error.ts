import type { OrderPlaceInput, UserError } from '#schema/generated/types.ts'
import { exceededLimit, orderLoad } from '#schema/rules/delivery/carrying.ts'
import { toDeliveryRules } from '../../../config/delivery.ts'
import type { QuoteLine } from '../../../domain/cart/cart.types.ts'
import { childBySku } from '../../../domain/products/configurable.ts'
import { lineLoad } from '../../cart/lines/line-load.ts'
import type { LineProducts } from '../../cart/lines/line-products.ts'
import type { RequestScope } from '../../scope/request-scope.ts'
import { userError } from '../../scope/user-errors.ts'

/** Refuses a delivery method whose rule cannot carry the cart. Goods whose size or weight is unknown are not refused. @source DELIVERY-23, DELIVERY-24 */
export async function carryingError(
  { carrierCode, methodCode }: Pick<OrderPlaceInput, 'carrierCode' | 'methodCode'>,
  lines: readonly QuoteLine[],
  products: LineProducts,
  scope: RequestScope,
): Promise<UserError | null> {
  const { delivery } = scope.config.shop
  if (!delivery || !carrierCode || !methodCode) return null
  const goods = await Promise.all(
    lines
      .filter(({ quantity }) => quantity > 0)
      .map(async (line) => {
        const { quantity, bundleChoices } = line
        const lookup = products.find({ ...line, parentSku: null })
        if (!lookup) return { quantity }
        const { product, childSku } = lookup
        const child = childSku ? childBySku(product, childSku) : null
        return { quantity, ...(await lineLoad({ product, child, bundleChoices }, scope)) }
      }),
  )
  const limit = exceededLimit(toDeliveryRules(delivery), { carrierCode, methodCode }, orderLoad(goods))
  return limit && userError('INVALID', scope.messages.order.tooLarge, 'carrierCode')
}
