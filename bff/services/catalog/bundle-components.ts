import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { MESSAGES } from '../../domain/messages.ts'
import { type BundleChoice, bundleChoices, bundleSkus } from '../../domain/pricing/components/bundle.ts'
import { type GroupedMember, groupedItems, groupedSkus } from '../../domain/pricing/components/grouped.ts'
import type { GraphqlContext } from '../request-scope.ts'

type PartsContext = Pick<GraphqlContext, 'partBySku' | 'log'>

/** The members of a group that can be had; missing ones are logged. */
export async function groupedParts(
  product: CatalogProduct,
  context: PartsContext,
): Promise<{ readonly items: readonly GroupedMember[] }> {
  const { items, missing } = groupedItems(product, await partsOf(groupedSkus(product), context))
  logMissing(product, missing, context)
  return { items }
}

/** The choices of a set with what can be chosen; missing products are logged. */
export async function bundleParts(
  product: CatalogProduct,
  context: PartsContext,
): Promise<{ readonly choices: readonly BundleChoice[] }> {
  const { choices, missing } = bundleChoices(product, await partsOf(bundleSkus(product), context))
  logMissing(product, missing, context)
  return { choices }
}

async function partsOf(skus: readonly string[], { partBySku }: PartsContext): Promise<ReadonlyMap<string, CatalogProduct>> {
  const found = await Promise.all(skus.map((sku) => partBySku.load(sku)))
  return new Map(found.filter((part) => part !== null).map((part) => [part.sku, part]))
}

function logMissing({ sku }: CatalogProduct, missing: readonly string[], { log }: PartsContext): void {
  if (missing.length > 0) log.warn({ sku, missing }, MESSAGES.productMissing)
}
