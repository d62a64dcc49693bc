import type { CategoryKey } from '../catalog/category-tree.ts'
import type { PathShape } from './route-path.ts'
import { readVariantPath } from './variant-path.ts'

export type RouteLookup =
  | { readonly kind: 'category'; readonly key: CategoryKey }
  | { readonly kind: 'content'; readonly identifier: string }
  | { readonly kind: 'product'; readonly sku: string; readonly childSku: string | null }
  /** The platform's URL map, then the product with exactly this path. */
  | { readonly kind: 'path'; readonly urlPath: string }
  /** Like 'path', for a path that ends in a variant's sku. */
  | { readonly kind: 'variant'; readonly urlPath: string; readonly childSku: string }

/**
 * The lookups for the target of a path, in order; the first match wins. Categories are in memory, so they come before lookups on
 * the platform. A path that may end in a variant is read both ways, the likelier reading first.
 * @param firstVariantInUrl whether product URLs end in the sku of a variant
 * @source SHOP-3, PROD-3; platform contract E11
 */
export function routeLookups(shape: PathShape, firstVariantInUrl: boolean): readonly RouteLookup[] {
  switch (shape.kind) {
    case 'category':
      return [{ kind: 'category', key: { slug: shape.slug } }]
    case 'content':
      return [{ kind: 'content', identifier: shape.identifier }]
    case 'product':
      return [{ kind: 'product', sku: shape.sku, childSku: shape.childSku }]
    case 'bare':
      return [{ kind: 'category', key: { urlPath: shape.urlPath } }, ...pathLookups(shape.urlPath, firstVariantInUrl)]
  }
}

function pathLookups(urlPath: string, firstVariantInUrl: boolean): readonly RouteLookup[] {
  const whole: RouteLookup = { kind: 'path', urlPath }
  const variant = firstVariantInUrl ? readVariantPath(urlPath) : null
  if (!variant) return [whole]
  const ending: RouteLookup = { kind: 'variant', urlPath: variant.urlPath, childSku: variant.childSku }
  return variant.isLikely ? [ending, whole] : [whole, ending]
}
