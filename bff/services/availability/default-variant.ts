import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { pickDefaultVariant } from '../../domain/products/default-variant.ts'
import { priceOfVariant } from '../pricing/prices.ts'
import type { VariantModel } from '../products/models.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { offeredVariants } from './stock.ts'

/** The variant a page opens with if its URL names none; null unless the shop is configured to preselect one. @source PROD-3 */
export async function defaultVariant(parent: CatalogProduct, scope: RequestScope): Promise<VariantModel | null> {
  if (!scope.config.catalog.firstVariantInUrl) return null
  const offers = await Promise.all(
    (await offeredVariants(parent, scope)).map(async (child) => {
      const { final } = await priceOfVariant({ parent, child }, scope)
      return { child, sku: child.sku, priceGross: final.gross.amount }
    }),
  )
  const offer = pickDefaultVariant(offers)
  return offer && { parent, child: offer.child }
}
