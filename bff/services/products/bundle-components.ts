import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { MESSAGES } from '../../domain/messages/log-messages.ts'
import { type BundleChoice, bundleChoices, bundleSkus } from '../../domain/pricing/components/bundle.ts'
import { type GroupedMember, groupedItems, groupedSkus } from '../../domain/pricing/components/grouped.ts'
import { isNews } from '../../platform/base/is-news.ts'
import type { RequestScope } from '../scope/request-scope.ts'

type ComponentScope = Pick<RequestScope, 'componentBySku' | 'log' | 'platform' | 'storeView'>

/** The available members of a grouped product. Logs missing members, and groups that have no members at all. @source VAR-12 */
export async function groupedComponents(
  product: CatalogProduct,
  scope: ComponentScope,
): Promise<{ readonly items: readonly GroupedMember[] }> {
  const skus = groupedSkus(product)
  if (skus.length === 0 && isNewsAbout(product, MESSAGES.groupEmpty, scope))
    scope.log.error({ sku: product.sku }, MESSAGES.groupEmpty)
  const { items, missing } = groupedItems(product, await loadComponents(skus, scope))
  logMissing(product, missing, scope)
  return { items }
}

/** The options of a bundle with their available choices. Logs missing products. */
export async function bundleComponents(
  product: CatalogProduct,
  scope: ComponentScope,
): Promise<{ readonly choices: readonly BundleChoice[] }> {
  const { choices, missing } = bundleChoices(product, await loadComponents(bundleSkus(product), scope))
  logMissing(product, missing, scope)
  return { choices }
}

/** Whether the product's price is the sum of its components. */
export const hasComponents = ({ type }: Pick<CatalogProduct, 'type'>): boolean => type === 'grouped' || type === 'bundle'

/**
 * The enabled products among the components, by sku. A group or bundle is none: one that contains itself would be priced without end.
 * @throws PlatformError if they cannot be read
 * @source PROD-83
 */
export async function loadComponents(
  skus: readonly string[],
  { componentBySku }: Pick<RequestScope, 'componentBySku'>,
): Promise<ReadonlyMap<string, CatalogProduct>> {
  const found = await Promise.all(skus.map((sku) => componentBySku.load(sku)))
  return new Map(found.flatMap((part) => (part === null || hasComponents(part) ? [] : [[part.sku, part] as const])))
}

function logMissing(product: CatalogProduct, missing: readonly string[], scope: ComponentScope): void {
  if (missing.length > 0 && isNewsAbout(product, missing.join(), scope))
    scope.log.warn({ sku: product.sku, missing }, MESSAGES.productMissing)
}

/** Whether to log a problem of a product. Many requests list the same product, so each problem is logged once an hour. */
const isNewsAbout = ({ sku }: CatalogProduct, problem: string, { platform, storeView }: ComponentScope): boolean =>
  isNews(platform, `${storeView.code} ${sku} ${problem}`)
