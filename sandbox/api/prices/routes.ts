import type { FastifyInstance } from 'fastify'
import { isObject, type JsonObject, listOf } from '../../engine/query/json.ts'
import type { Catalogue } from '../../store/catalogue.ts'
import { numberOf } from '../../store/fields.ts'
import { type Saleable, saleableOf } from '../../store/saleable.ts'
import { type StoreViewCode, storeViewById } from '../../store-views.ts'
import { ok, Refusal } from '../envelope.ts'
import { parametersOf } from '../parameters.ts'
import { stockItem } from '../stock/stock-item.ts'
import { netPrices, variantsOf } from './net-prices.ts'
import { renderItem } from './render-item.ts'
import { shopTime } from './shop-time.ts'
import { taxRate } from './tax-rate.ts'

/** Current prices by sku; what the platform does not know is left out. @source platform contract E5 */
export function priceRoutes(app: FastifyInstance, catalogue: Catalogue): void {
  app.get('/api/product/render-list', ({ query }) => {
    const { skus, storeId, currencyCode } = parametersOf(query)
    if (!skus) throw new Refusal(500, 'skus parameter is required')
    const asked = Number(storeId)
    const id = Number.isInteger(asked) && asked > 0 ? asked : 1
    const { code: view, taxCountry, locale, currency } = storeViewById(id)
    const rules = taxRules(catalogue, view)
    const now = shopTime(new Date())
    const items = skus.split(',').flatMap((sku) => {
      const found = saleableOf(catalogue, view, sku)
      if (!found) return []
      const taxClass = numberOf(found.document, 'tax_class_id') ?? numberOf(found.parent ?? {}, 'tax_class_id')
      const prices = netPrices(priced(found), partsOf(catalogue, view, found), now)
      return renderItem(found, prices, {
        taxRate: taxRate(rules, taxClass, taxCountry),
        storeId: id,
        currency: currencyOf(currencyCode) ?? currency,
        locale,
        isSalable: stockItem(found).is_in_stock === true,
      })
    })
    return ok({ items })
  })
}

/** A variant without prices of its own has its parent's. */
const priced = ({ document, parent }: Saleable): JsonObject =>
  parent && numberOf(document, 'price') === null ? { ...parent, ...document } : document

function partsOf(catalogue: Catalogue, view: StoreViewCode, { document }: Saleable): JsonObject[] {
  if (document.type_id === 'configurable') return variantsOf(document)
  if (document.type_id !== 'grouped') return []
  return listOf(document.product_links)
    .filter(isObject)
    .filter(({ link_type: type }) => type === 'associated')
    .map((link) => saleableOf(catalogue, view, String(link.linked_product_sku ?? ''))?.document)
    .filter(isObject)
}

function taxRules(catalogue: Catalogue, view: StoreViewCode): JsonObject[] {
  const segment = catalogue.segment(view, 'taxrule')
  return Array.from({ length: segment.size }, (_, ordinal) => catalogue.document(segment, ordinal)?.source ?? {})
}

const currencyOf = (code: string | undefined) => (code && /^[A-Z]{3}$/.test(code) ? code : null)
