import type { PriceStep, TaxedMoney } from '#schema/generated/types.ts'
import type { CatalogProduct, ConfigurableChild } from '../../../domain/catalog/catalog.types.ts'
import { toOutcome } from '../../../platform/base/outcome.ts'
import { taxedMoney } from '../../pricing/money.ts'
import { loadCatalogPriceWithBreaks } from '../../pricing/prices.ts'
import type { RequestScope } from '../../scope/request-scope.ts'

interface PricedLine {
  readonly product: CatalogProduct
  readonly child: ConfigurableChild | null
  readonly quantity: number
  /** As the platform charges it. */
  readonly unitPrice: TaxedMoney | null
}

/**
 * The price of one piece from each quantity on. Empty without quantity breaks, and if the catalogue's price for the quantity is not what
 * the platform charges, as with the tax of another destination: its other prices would be wrong too.
 * @source PRICE-13
 */
export async function linePriceSteps(
  { product, child, quantity, unitPrice }: PricedLine,
  scope: RequestScope,
): Promise<readonly PriceStep[]> {
  const read = await toOutcome(loadCatalogPriceWithBreaks(product, child, scope))
  if (read.kind !== 'found' || !read.value || read.value.breaks.length === 0) return []
  const { price, breaks } = read.value
  const steps = [{ quantity: 1, price: price.final }, ...breaks].map((step) => ({
    quantity: step.quantity,
    price: taxedMoney(step.price, scope.storeView),
  }))
  const now = steps.findLast((step) => step.quantity <= quantity)?.price
  const isCharged = now?.net.amount === unitPrice?.net.amount && now?.gross.amount === unitPrice?.gross.amount
  return isCharged ? steps : []
}
