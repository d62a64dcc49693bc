import type { Stock } from '#schema/generated/types.ts'
import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { bundleSkus } from '../../domain/pricing/components/bundle.ts'
import { chosenComponents, chosenStock, missingComponents, unavailableOptions } from '../../domain/stock/bundle-stock.ts'
import { loadComponents } from '../products/bundle-components.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { loadStock, loadStocks } from './stock.ts'

type ComponentScope = Pick<RequestScope, 'config' | 'stockBySku' | 'componentBySku'>

export interface MissingPart {
  readonly name: string
  /** Pieces left; 0 when out of stock. */
  readonly left: number
}

export interface ChosenBundleStock {
  readonly stock: Stock
  readonly missing: readonly MissingPart[]
}

/** Titles of the options whose components are all unavailable; empty if the product is not a bundle. */
export async function findUnavailableOptions(product: CatalogProduct, scope: ComponentScope): Promise<readonly string[]> {
  if (product.type !== 'bundle') return []
  const found = await loadComponents(bundleSkus(product), scope)
  const stocks = await stocksBySku([...found.values()], scope)
  return unavailableOptions(product, (sku) => found.has(sku) && stocks.get(sku)?.status !== 'OUT_OF_STOCK')
}

/** The bundles among the products with an option whose components are all unavailable. */
export async function findUnavailableBundles(
  products: readonly CatalogProduct[],
  scope: ComponentScope,
): Promise<ReadonlySet<CatalogProduct>> {
  const bundles = products.filter(({ type }) => type === 'bundle')
  const options = await Promise.all(bundles.map((bundle) => findUnavailableOptions(bundle, scope)))
  return new Set(bundles.filter((_bundle, i) => options[i]?.length))
}

export const asSoldOut = (stock: Stock): Stock => ({ ...stock, status: 'OUT_OF_STOCK' })

/**
 * The stock of a bundle for the chosen components, and the components that are short.
 * @param sets number of bundles wanted
 * @throws PlatformError if the components cannot be read
 */
export async function loadChosenBundleStock(
  product: CatalogProduct,
  { bundleChoices, sets }: { readonly bundleChoices: LineIdentity['bundleChoices']; readonly sets: number },
  scope: ComponentScope,
): Promise<ChosenBundleStock> {
  const components = chosenComponents(product, bundleChoices)
  const found = await loadComponents(
    components.map(({ sku }) => sku),
    scope,
  )
  const [own, stocks] = await Promise.all([loadStock(product, scope), stocksBySku([...found.values()], scope)])
  const { status, quantity = null } = own
  return {
    stock: { ...own, ...chosenStock({ status, quantity }, components, stocks) },
    missing: missingComponents(components, stocks, sets).map(({ sku, left }) => ({ name: found.get(sku)?.name ?? sku, left })),
  }
}

async function stocksBySku(components: readonly CatalogProduct[], scope: ComponentScope) {
  const stocks = await loadStocks(components, scope)
  return new Map(stocks.map(({ sku, status, quantity = null }) => [sku, { status, quantity }]))
}
