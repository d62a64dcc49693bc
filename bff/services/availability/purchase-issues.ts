import type { ProductIssue } from '#schema/generated/types.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { purchaseIssues } from '../../domain/stock/stock-status.ts'
import { priceOf } from '../pricing/prices.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { unavailableOptionsOf } from './bundle-stock.ts'
import { availabilityOf } from './stock.ts'

/** Reasons why a product cannot be bought now; empty if it can. */
export async function purchaseIssuesOf(product: CatalogProduct, scope: RequestScope): Promise<readonly ProductIssue[]> {
  const [status, options, { price }] = await Promise.all([
    availabilityOf(product, scope),
    unavailableOptionsOf(product, scope),
    priceOf(product, scope),
  ])
  return purchaseIssues(status, scope.messages, price.isUnknown, options)
}
