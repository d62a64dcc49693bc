import type { ShippingMethod as SchemaShippingMethod } from '#schema/generated/types.ts'
import type { QuoteAddress } from '../../domain/cart/cart.types.ts'
import { deliveryAmount, deliveryRate, isOneSided } from '../../domain/cart/delivery-amount.ts'
import type { ShippingMethod } from '../../domain/cart/methods.ts'
import { type Taxable, taxGroup } from '../../domain/tax/tax.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import { taxedMoney } from '../pricing/money.ts'
import type { RequestScope } from '../scope/request-scope.ts'

interface Delivery {
  /** The products to deliver, without those that the catalogue does not have. */
  readonly goods: readonly Taxable[]
  readonly to: QuoteAddress
}

/** Shipping methods with their prices. @source TOTAL-5, TOTAL-13 */
export async function toShippingMethods(
  methods: readonly ShippingMethod[],
  delivery: Delivery,
  scope: RequestScope,
): Promise<readonly SchemaShippingMethod[]> {
  const rate = methods.some(isOneSided) ? await loadDeliveryRate(delivery, scope) : null
  return methods.map(({ price, priceWithTax, ...method }) => {
    const amount = deliveryAmount({ price, priceWithTax }, rate, scope.storeView.minorDigits)
    return { ...method, price: amount && taxedMoney(amount, scope.storeView) }
  })
}

/** Null if the tax rules do not arrive or no goods are known. */
async function loadDeliveryRate({ goods, to }: Delivery, { store, config, customerGroup }: RequestScope): Promise<number | null> {
  const rules = await toOutcome(store.taxRules())
  const group = taxGroup(config.catalog.groupedTax, customerGroup?.id ?? null)
  return rules.kind === 'found' ? deliveryRate(goods, rules.value, to, group) : null
}
