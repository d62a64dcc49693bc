import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { withTierPrices } from '../../domain/pricing/tier.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** Applies the tier prices of the shopper's customer group, if groups have tier prices. */
export function withGroupPrices(product: CatalogProduct, { config, customerGroup }: RequestScope): CatalogProduct {
  return config.catalog.tierPrices ? withTierPrices(product, customerGroup?.id ?? null) : product
}
