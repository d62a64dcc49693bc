import type { Redirect } from '#schema/generated/types.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { findCategory } from '../../domain/catalog/category-tree.ts'
import { productByKeyRequest } from '../../domain/search/lookup-query.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { type PathShape, readRoutePath } from '../../domain/urls/route-path.ts'
import { readVariantPath, type VariantPath } from '../../domain/urls/variant-path.ts'
import type { CategoryModel, CmsPageModel, ProductModel } from '../../services/catalog/models.ts'
import { type ProductSelection, productModelOf } from '../../services/catalog/product-models.ts'
import type { RequestScope } from '../../services/request-scope.ts'
import { lookUpProduct } from '../../services/urls/product-lookup.ts'
import { urlSettings } from '../../services/urls/url-settings.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { activeCategory, tagged } from './category.ts'
import { cmsPageOf } from './content.ts'
import { productTypeName } from './product.ts'
import { productSelection } from './selection.ts'

/** What of a product is selection, should it be one. */
interface Asked {
  readonly childSku: string | null
  readonly selection: ProductSelection
}

type Target = ProductModel | CategoryModel | CmsPageModel | Redirect

export const route: Resolvers = {
  Query: {
    route: async (_parent, { path, childSku }, scope, info) => {
      const { readings, isTidy } = readRoutePath(path, scope.storeView.basePath) ?? { readings: [], isTidy: false }
      for (const [index, reading] of readings.entries()) {
        const target = await targetOf(reading.shape, { childSku: childSku ?? null, selection: productSelection(info) }, scope)
        if (target) return 'location' in target || (index === 0 && isTidy) ? target : redirectTo(reading.path)
      }
      return null
    },
  },
  Route: {
    __resolveType: (target) => {
      if ('location' in target) return 'Redirect'
      if ('product' in target) return productTypeName(target)
      return 'identifier' in target ? 'CmsPage' : 'Category'
    },
  },
}

/** The categories are at hand, so they are looked through before the platform is asked. */
async function targetOf(shape: PathShape, asked: Asked, scope: RequestScope): Promise<Target | null> {
  const { platform, storeView, store, read } = scope
  switch (shape.kind) {
    case 'category':
      return activeCategory({ slug: shape.slug }, scope)
    case 'content':
      return cmsPageOf(shape.identifier, scope)
    case 'product': {
      const { items } = await platform.products(storeView, productByKeyRequest('sku', shape.sku), read)
      return productTarget(items[0] ?? null, { ...asked, childSku: shape.childSku ?? asked.childSku }, scope)
    }
    case 'bare':
      return (
        tagged(findCategory(await store.categories(), { urlPath: shape.urlPath }), scope) ?? atPath(shape.urlPath, asked, scope)
      )
  }
}

/** What lives at a path, or the variant it ends in where addresses name variants so: the better guess is asked first. */
async function atPath(urlPath: string, asked: Asked, scope: RequestScope): Promise<Target | null> {
  const variant = scope.config.catalog.firstVariantInUrl ? readVariantPath(urlPath) : null
  if (!variant) return dispatched(urlPath, asked, scope)
  if (variant.isLikely) return (await variantAt(variant, asked, scope)) ?? dispatched(urlPath, asked, scope)
  return (await dispatched(urlPath, asked, scope)) ?? variantAt(variant, asked, scope)
}

/** A product with the variant its path ends in; the proper address where the number is written another way. */
async function variantAt({ urlPath, childSku }: VariantPath, asked: Asked, scope: RequestScope): Promise<Target | null> {
  if (findCategory(await scope.store.categories(), { urlPath })) return null
  const target = await dispatched(urlPath, { ...asked, childSku }, scope)
  if (!target || !('product' in target)) return null
  const { product } = target
  const child = product.configurableChildren.find(({ sku }) => sku.toLowerCase() === childSku.toLowerCase())
  if (!child) return null
  return child.sku === childSku ? target : redirectTo(productUrl(product, urlSettings(scope), child.sku))
}

/** What the platform finds at a path. Of a category it may only say its id: the tree knows whether it is active. */
async function dispatched(urlPath: string, asked: Asked, scope: RequestScope): Promise<Target | null> {
  const { platform, storeView, store, read, cacheTags } = scope
  const { childSku } = asked
  const found = await platform.resolveUrl(storeView, urlPath, { ...read, ...(childSku === null ? {} : { childSku }) })
  switch (found?.type) {
    case 'product':
      return productTarget(await ofGroup(found.source, scope), asked, scope)
    case 'category':
      return tagged(findCategory(await store.categories(), { id: found.source.id }), scope)
    case 'cms_page':
      cacheTags.content(found.source.id)
      return found.source
    default:
      return productTarget(await productAt(urlPath, scope), asked, scope)
  }
}

/** The platform looks at its best guess only, so a product whose path resembles another's can escape it. @source platform contract E11 */
async function productAt(urlPath: string, { platform, storeView, read }: RequestScope): Promise<CatalogProduct | null> {
  const { items } = await platform.products(storeView, productByKeyRequest('url_path', urlPath), read)
  return items.find((product) => product.urlPath === urlPath) ?? null
}

/** Paths are looked up without regard to groups, so a shopper in one has the product asked for again. */
async function ofGroup(found: CatalogProduct, { platform, storeView, read }: RequestScope): Promise<CatalogProduct | null> {
  if (!read.group) return found
  return (await platform.products(storeView, productByKeyRequest('sku', found.sku), read)).items[0] ?? null
}

/** A hidden variant lives with its parent, at the parent's address. @source PROD-4 */
async function productTarget(
  found: CatalogProduct | null,
  { childSku, selection }: Asked,
  scope: RequestScope,
): Promise<Target | null> {
  const place = await lookUpProduct(found, scope)
  if (!place) return null
  if (place.childSku !== null) return redirectTo(productUrl(place.product, urlSettings(scope), place.childSku))
  return productModelOf(place.product, selection, scope, childSku)
}

const redirectTo = (location: string): Redirect => ({ location, status: 301 })
