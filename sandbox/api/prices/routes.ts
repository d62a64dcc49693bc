import type { FastifyInstance } from 'fastify'
import type { Catalog } from '../../store/catalog.ts'
import { findSaleable } from '../../store/saleable.ts'
import { storeViewById } from '../../store-views.ts'
import { ok, Refusal } from '../envelope.ts'
import { readParameters } from '../parameters.ts'
import { stockItem } from '../stock/stock-item.ts'
import { currentPrices, findTaxRate } from './current-price.ts'
import { renderItem } from './render-item.ts'

/** Returns current prices by sku; unknown skus are left out. @source platform contract E5 */
export function priceRoutes(app: FastifyInstance, catalog: Catalog): void {
  app.get('/api/product/render-list', ({ query }) => {
    const { skus, storeId, currencyCode } = readParameters(query)
    if (!skus) throw new Refusal(500, 'skus parameter is required')
    const asked = Number(storeId)
    const id = Number.isInteger(asked) && asked > 0 ? asked : 1
    const view = storeViewById(id)
    const items = skus.split(',').flatMap((sku) => {
      const found = findSaleable(catalog, view.code, sku)
      if (!found) return []
      return renderItem(found, currentPrices(catalog, view, found), {
        taxRate: findTaxRate(catalog, view, found, view.taxCountry),
        storeId: id,
        currency: readCurrency(currencyCode) ?? view.currency,
        locale: view.locale,
        isSalable: stockItem(found).is_in_stock === true,
      })
    })
    return ok({ items })
  })
}

const readCurrency = (code: string | undefined) => (code && /^[A-Z]{3}$/.test(code) ? code : null)
