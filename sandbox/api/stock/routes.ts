import type { FastifyInstance } from 'fastify'
import type { Catalog } from '../../store/catalog.ts'
import { findSaleable } from '../../store/saleable.ts'
import { ok, Refusal } from '../envelope.ts'
import { readParameters } from '../parameters.ts'
import { stockItem } from './stock-item.ts'

/** Stock by sku. A list fails as a whole for the first unknown sku; a check fails with 500 and an object. @source platform contract E4 */
export function stockRoutes(app: FastifyInstance, catalog: Catalog): void {
  const findItem = (sku: string) => {
    const found = findSaleable(catalog, 'default', sku)
    return found && stockItem(found)
  }
  const check = (sku: string | undefined) => {
    if (!sku) throw new Refusal(500, 'sku parameter is required')
    const item = findItem(sku)
    if (!item) throw new Refusal(500, { errorMessage: notFound(sku), code: 404 })
    return ok(item)
  }
  app.get('/api/stock/check', ({ query }) => check(readParameters(query).sku))
  app.get<{ Params: { '*': string } }>('/api/stock/check/*', ({ params }) => check(params['*']))
  app.get('/api/stock/list', ({ query }) => {
    const { skus } = readParameters(query)
    if (!skus) throw new Refusal(500, 'skus parameter is required')
    return ok(
      skus.split(',').map((sku) => {
        const item = findItem(sku)
        if (!item) throw new Refusal(404, notFound(sku))
        return item
      }),
    )
  })
}

const notFound = (sku: string) => `The stock item with the "${sku}" SKU wasn't found.`
