import { cheapestVariant } from '#schema/rules/variant-selection.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { priceOfVariant } from '../pricing/prices.ts'
import type { VariantModel } from '../products/models.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { offeredVariants } from './stock.ts'

/** The cheapest variant, with which a page opens if its URL names none; null unless the shop preselects one. @source PROD-3 */
export async function defaultVariant(parent: CatalogProduct, scope: RequestScope): Promise<VariantModel | null> {
  if (!scope.config.catalog.firstVariantInUrl) return null
  const offers = await Promise.all(
    (await offeredVariants(parent, scope)).map(async (child) => {
      const { final } = await priceOfVariant({ parent, child }, scope)
      return { child, priceGross: final.gross.amount }
    }),
  )
  const offer = cheapestVariant(offers)
  return offer && { parent, child: offer.child }
}
