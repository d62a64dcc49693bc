import { findVariant } from '#schema/rules/variant-selection.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { VariantModel } from '../catalog/models.ts'
import { priceOfVariant } from '../pricing/product-prices.ts'
import type { RequestScope } from '../request-scope.ts'
import { offeredVariants } from './product-stock.ts'

/**
 * The variant a page opens with when its address names none; null unless the shop is set so or when none can be had.
 * Nothing is chosen, so all match equally and the lowest price decides.
 * @source PROD-3, VAR-3; platform contract §6.1, §6.3
 */
export async function defaultVariant(parent: CatalogProduct, scope: RequestScope): Promise<VariantModel | null> {
  if (!scope.config.catalog.firstVariantInUrl) return null
  const variants = await Promise.all(
    (await offeredVariants(parent, scope)).map(async (child) => {
      const { final } = await priceOfVariant({ parent, child }, scope)
      return { child, sku: child.sku, values: {}, priceGross: final.gross.amount }
    }),
  )
  const first = findVariant(variants, {})
  return first && { parent, child: first.child }
}
