import type { ProductIssue } from '#schema/generated/types.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { purchaseIssues } from '../../domain/stock/stock-status.ts'
import { loadPrice } from '../pricing/prices.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { findUnavailableOptions } from './bundle-stock.ts'
import { loadAvailability } from './stock.ts'

/** Reasons why a product cannot be bought now; empty if it can. */
export async function findPurchaseIssues(product: CatalogProduct, scope: RequestScope): Promise<readonly ProductIssue[]> {
  const [status, options, { price }] = await Promise.all([
    loadAvailability(product, scope),
    findUnavailableOptions(product, scope),
    loadPrice(product, scope),
  ])
  return purchaseIssues(status, scope.messages, price.isUnknown, options)
}
