import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import type { CatalogProduct, ConfigurableChild } from '../../../domain/catalog/catalog.types.ts'
import { longestSide } from '../../../domain/catalog/measure.ts'
import { chosenComponents } from '../../../domain/stock/bundle-stock.ts'
import { toOutcome } from '../../../platform/base/outcome.ts'
import { loadComponents } from '../../products/bundle-components.ts'
import { variantValues } from '../../products/variants.ts'
import type { RequestScope } from '../../scope/request-scope.ts'

interface Goods {
  readonly product: CatalogProduct
  readonly child: ConfigurableChild | null
  readonly bundleChoices: LineIdentity['bundleChoices']
}

/**
 * The longest side of one piece of a line in millimetres; of a bundle, of its chosen components. Null if it is unknown.
 * @source DELIVERY-20
 */
export async function longestPiece(goods: Goods, scope: Pick<RequestScope, 'componentBySku' | 'store'>): Promise<number | null> {
  const read = await toOutcome(Promise.all([scope.store.attributes(), loadValues(goods, scope)]))
  if (read.kind !== 'found') return null
  const [attributes, pieces] = read.value
  const sides = pieces.flatMap((values) => longestSide(values, attributes) ?? [])
  return sides.length > 0 ? Math.max(...sides) : null
}

async function loadValues({ product, child, bundleChoices }: Goods, scope: Pick<RequestScope, 'componentBySku'>) {
  if (product.type !== 'bundle') return [child ? variantValues(product, child) : product.attributes]
  const skus = chosenComponents(product, bundleChoices).map(({ sku }) => sku)
  return [...(await loadComponents(skus, scope)).values()].map(({ attributes }) => attributes)
}
