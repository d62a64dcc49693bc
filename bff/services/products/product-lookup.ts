import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { MESSAGES } from '../../domain/messages/log-messages.ts'
import { lookUpSkus, type SkuLookup } from '../../domain/products/lookups-by-sku.ts'
import { type LookupArguments, readProductKey } from '../../domain/products/product-key.ts'
import { hiddenChildOutcome, isDisabled, loadOutcome } from '../../domain/products/product-status.ts'
import {
  listedBySkuRequest,
  type ProductKey,
  parentOfChildRequest,
  productByKeyRequest,
} from '../../domain/search/lookup-query.ts'
import type { RequestScope } from '../scope/request-scope.ts'

export type ProductLookup = Omit<SkuLookup, 'sku'>

/**
 * The product itself, the configurable parent of a hidden variant, or null if the product may not be shown.
 * @source PROD-22, PROD-24
 */
export async function lookUpProduct(found: CatalogProduct | null, scope: RequestScope): Promise<ProductLookup | null> {
  const { platform, config, storeView, read, cacheTags, log } = scope
  if (!found) return null
  cacheTags.product(found.id)
  const outcome = loadOutcome(found)
  if (outcome.kind === 'show') return { product: found, childSku: null }
  const { preventChildAccess } = config.catalog
  const isChild = outcome.kind === 'hidden-child'
  const parent = isChild && preventChildAccess ? await platform.products(storeView, parentOfChildRequest(found.sku), read) : null
  const resolved = isChild ? hiddenChildOutcome(found, parent?.items[0] ?? null, preventChildAccess) : outcome
  if (resolved.kind === 'redirect') {
    cacheTags.product(resolved.parent.id)
    return { product: resolved.parent, childSku: resolved.childSku }
  }
  if (resolved.kind === 'empty') log.debug({ sku: found.sku }, resolved.message)
  return null
}

/** The reason why a request is invalid, for the client. */
export interface RefusedLookup {
  readonly refusal: string
}

/** The product is disabled; carries the shop's message about it. */
export interface DisabledProduct {
  readonly disabled: string
}

/** Finds the product and variant by the request's only key; null if the product may not be shown. */
export async function findProduct(
  keys: LookupArguments,
  scope: RequestScope,
): Promise<ProductLookup | RefusedLookup | DisabledProduct | null> {
  const lookup = readProductKey(keys)
  if (lookup.kind === 'refused') return { refusal: lookup.message }
  const product = await productByKey(lookup.key, lookup.value, scope)
  const found = await lookUpProduct(product, scope)
  if (!found && product && isDisabled(product)) return { disabled: MESSAGES.productStatus(product.status) }
  return found && { ...found, childSku: found.childSku ?? keys.childSku ?? null }
}

/** The product with this key, regardless of status and visibility. */
export async function productByKey(key: ProductKey, value: string, scope: RequestScope): Promise<CatalogProduct | null> {
  const { platform, storeView, read } = scope
  return (await platform.products(storeView, productByKeyRequest(key, value), read)).items[0] ?? null
}

/** The listed products for the skus, in the order given. */
export async function productsOfSkus(skus: readonly string[], scope: RequestScope): Promise<readonly SkuLookup[]> {
  if (skus.length === 0) return []
  const { platform, storeView, read, cacheTags } = scope
  const { items } = await platform.products(storeView, listedBySkuRequest(skus), read)
  const lookups = lookUpSkus(skus, items)
  for (const { product } of lookups) cacheTags.product(product.id)
  return lookups
}
