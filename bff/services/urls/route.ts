import type { Redirect } from '#schema/generated/types.ts'
import type { CatalogCategory, CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { findCategory } from '../../domain/catalog/category-tree.ts'
import type { CmsPage } from '../../domain/content/content.types.ts'
import { productByKeyRequest } from '../../domain/search/lookup-query.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { type RouteLookup, routeLookups } from '../../domain/urls/route-lookups.ts'
import { readRoutePath } from '../../domain/urls/route-path.ts'
import { PlatformError } from '../../platform/base/errors.ts'
import type { UrlTarget } from '../../platform/urls/url-map.ts'
import { activeCategory, addTags } from '../catalog/categories.ts'
import { findCmsPage } from '../content/cms.ts'
import { lookUpProduct, type ProductLookup, productByKey } from '../products/product-lookup.ts'
import { urlSettings } from '../products/url-settings.ts'
import type { RequestScope } from '../scope/request-scope.ts'

export type RouteTarget =
  | ({ readonly kind: 'product' } & ProductLookup)
  | { readonly kind: 'category'; readonly category: CatalogCategory }
  | { readonly kind: 'content'; readonly page: CmsPage }
  | { readonly kind: 'redirect'; readonly redirect: Redirect }

/**
 * Resolves a path, with a redirect to the canonical URL if the path differs from it; null if nothing is found. The look-ups and their
 * order are in `domain/urls/route-lookups.ts`.
 * @param childSku the variant named in the query
 * @source SHOP-3
 */
export async function routeTarget(path: string, childSku: string | null, scope: RequestScope): Promise<RouteTarget | null> {
  const { readings, isTidy } = readRoutePath(path, scope.storeView.basePath) ?? { readings: [], isTidy: false }
  for (const [index, { shape, path: properPath }] of readings.entries()) {
    for (const lookup of routeLookups(shape, scope.config.catalog.firstVariantInUrl)) {
      const target = await findTarget(lookup, childSku, scope)
      if (target) return target.kind === 'redirect' || (index === 0 && isTidy) ? target : redirectTo(properPath)
    }
  }
  return null
}

async function findTarget(lookup: RouteLookup, childSku: string | null, scope: RequestScope): Promise<RouteTarget | null> {
  switch (lookup.kind) {
    case 'category':
      return categoryTarget(
        lookup.key.slug ? await activeCategory(lookup.key, scope) : findCategory(await scope.store.categories(), lookup.key),
        scope,
      )
    case 'content':
      return contentTarget(await findCmsPage(lookup.identifier, scope))
    case 'product':
      return productTarget(await productByKey('sku', lookup.sku, scope), lookup.childSku ?? childSku, scope)
    case 'path':
      return targetAtPath(lookup.urlPath, childSku, scope)
    case 'variant':
      return variantTarget(lookup.urlPath, lookup.childSku, scope)
  }
}

/** A product and the variant its path ends in; redirects to the canonical URL if the sku is spelled differently. */
async function variantTarget(urlPath: string, childSku: string, scope: RequestScope): Promise<RouteTarget | null> {
  if (findCategory(await scope.store.categories(), { urlPath })) return null
  const target = await targetAtPath(urlPath, childSku, scope)
  if (target?.kind !== 'product') return null
  const { product } = target
  const child = product.configurableChildren.find(({ sku }) => sku.toLowerCase() === childSku.toLowerCase())
  if (!child) return null
  return child.sku === childSku ? target : redirectTo(productUrl(product, urlSettings(scope), child.sku))
}

/**
 * The platform's target for a path. If its URL map fails, the catalogue is searched: first for a product with this path, then for a CMS
 * page with this identifier. Categories were looked up earlier. For a category the platform may return only the id; the category tree
 * knows whether it is active.
 */
async function targetAtPath(urlPath: string, childSku: string | null, scope: RequestScope): Promise<RouteTarget | null> {
  const { platform, storeView, store, read, cacheTags, log } = scope
  let found: UrlTarget | null
  try {
    found = await platform.resolveUrl(storeView, urlPath, { ...read, ...(childSku === null ? {} : { childSku }) })
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log.warn({ urlPath, ...error.forLog() }, 'URL map failed; looking the path up in the catalogue')
    return (
      (await productTarget(await productAt(urlPath, scope), childSku, scope)) ?? contentTarget(await findCmsPage(urlPath, scope))
    )
  }
  switch (found?.type) {
    case 'product':
      return productTarget(await ofGroup(found.source, scope), childSku, scope)
    case 'category':
      return categoryTarget(findCategory(await store.categories(), { id: found.source.id }), scope)
    case 'cms_page':
      cacheTags.content(found.source.id)
      return contentTarget(found.source)
    default:
      return productTarget(await productAt(urlPath, scope), childSku, scope)
  }
}

/** The platform checks only its best match, so it can miss a product whose path resembles another's. @source platform contract E11 */
async function productAt(urlPath: string, { platform, storeView, read }: RequestScope): Promise<CatalogProduct | null> {
  const { items } = await platform.products(storeView, productByKeyRequest('url_path', urlPath), read)
  return items.find((product) => product.urlPath === urlPath) ?? null
}

/** Paths are resolved without customer groups, so the product is read again for a shopper who has one. */
const ofGroup = async (found: CatalogProduct, scope: RequestScope): Promise<CatalogProduct | null> =>
  scope.read.group ? productByKey('sku', found.sku, scope) : found

/** A hidden variant is shown at its parent's URL. @source PROD-22 */
async function productTarget(
  found: CatalogProduct | null,
  childSku: string | null,
  scope: RequestScope,
): Promise<RouteTarget | null> {
  const lookup = await lookUpProduct(found, scope)
  if (!lookup) return null
  if (lookup.childSku !== null) return redirectTo(productUrl(lookup.product, urlSettings(scope), lookup.childSku))
  return { kind: 'product', product: lookup.product, childSku }
}

const categoryTarget = (category: CatalogCategory | null, scope: RequestScope): RouteTarget | null =>
  category && { kind: 'category', category: addTags(category, scope) }

const contentTarget = (page: CmsPage | null): RouteTarget | null => page && { kind: 'content', page }

const redirectTo = (location: string): RouteTarget => ({ kind: 'redirect', redirect: { location, status: 301 } })
