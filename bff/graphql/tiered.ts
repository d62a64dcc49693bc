import type { CatalogProduct } from '../domain/catalog.types.ts'
import { withTierPrices } from '../domain/tier-price.ts'
import type { GraphqlContext } from './context.ts'
import { rememberedWhile } from './remembered.ts'

const tieredProducts = rememberedWhile<CatalogProduct, CatalogProduct>()

/** A product as this shopper's group pays for it, where groups have tier prices. */
export function tiered(product: CatalogProduct, { config, customerGroup }: GraphqlContext): CatalogProduct {
  if (!config.catalog.tierPrices) return product
  const group = customerGroup?.id ?? null
  return tieredProducts(product, [group], () => withTierPrices(product, group))
}
