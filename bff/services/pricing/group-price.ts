import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { withTierPrices } from '../../domain/pricing/tier.ts'
import { memoizeWhile } from '../memoize.ts'
import type { RequestScope } from '../request-scope.ts'

const groupProducts = memoizeWhile<CatalogProduct, CatalogProduct>()

/** A product as this shopper's group pays for it, where groups have tier prices. */
export function withGroupPrices(product: CatalogProduct, { config, customerGroup }: RequestScope): CatalogProduct {
  if (!config.catalog.tierPrices) return product
  const group = customerGroup?.id ?? null
  return groupProducts(product, [group], () => withTierPrices(product, group))
}
