import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import { type LoadedGoods, orderLoad } from '#schema/rules/delivery/carrying.ts'
import type { CatalogProduct, ConfigurableChild } from '../../../domain/catalog/catalog.types.ts'
import { longestSide } from '../../../domain/catalog/measure.ts'
import { pieceWeight } from '../../../domain/catalog/product-attributes.ts'
import { isSoldInPacks } from '../../../domain/pricing/unit/unit.ts'
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

interface LineLoad extends Required<Omit<LoadedGoods, 'quantity'>> {
  readonly isPack: boolean | null
}

/**
 * The longest side and the weight of one piece of a line, and whether it is a pack; of a bundle, of its chosen components. Null if they
 * are unknown.
 * @source DELIVERY-20, DELIVERY-24, PRICE-14
 */
export async function lineLoad(goods: Goods, scope: Pick<RequestScope, 'componentBySku' | 'store'>): Promise<LineLoad> {
  const read = await toOutcome(Promise.all([scope.store.attributes(), loadPieces(goods, scope)]))
  if (read.kind !== 'found') return { longestMillimetres: null, kilograms: null, isPack: null }
  const [attributes, pieces] = read.value
  const { longest, kilograms } = orderLoad(
    pieces.map(({ values, weight, quantity }) => ({
      quantity,
      longestMillimetres: longestSide(values, attributes),
      kilograms: weight,
    })),
  )
  const isPack = goods.product.type !== 'bundle' && pieces.some(({ values }) => isSoldInPacks(values, attributes))
  return { longestMillimetres: longest, kilograms: kilograms || null, isPack }
}

async function loadPieces({ product, child, bundleChoices }: Goods, scope: Pick<RequestScope, 'componentBySku'>) {
  if (product.type !== 'bundle') {
    const values = child ? variantValues(product, child) : product.attributes
    return [{ values, weight: pieceWeight(child ?? product), quantity: 1 }]
  }
  const chosen = chosenComponents(product, bundleChoices)
  const found = await loadComponents(
    chosen.map(({ sku }) => sku),
    scope,
  )
  return chosen.flatMap(({ sku, quantity }) => {
    const component = found.get(sku)
    return component ? { values: component.attributes, weight: pieceWeight(component), quantity } : []
  })
}
