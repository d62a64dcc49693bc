import type { UrlSettings } from './category-url.ts'
import { pathOf } from './shop-path.ts'

export interface ProductUrlSettings extends UrlSettings {
  /** Pages open with a variant, and every choice of one is in the address. */
  readonly firstVariantInUrl?: boolean
}

/**
 * Where a product lives: '/decking/oak-board', or '/p/OAK/oak-board' without the dispatcher. A variant is named in it:
 *
 * | | with the dispatcher | without |
 * |---|---|---|
 * | as links do | '/decking/oak-board?childSku=OAK-22' | '/p/OAK/oak-board/OAK-22' |
 * | first variant in the address | '/decking/oak-board/OAK-22' | '/p/OAK/oak-board?childSku=OAK-22' |
 *
 * @param product for a variant, its configurable parent
 * @param childSku the variant to show; the product's own sku says nothing
 * @source PROD-6; platform contract §6.1, §6.8
 */
export function productUrl(
  product: { readonly sku: string; readonly slug: string; readonly urlPath: string | null },
  settings: ProductUrlSettings,
  childSku?: string | null,
): string {
  const variant = childSku && childSku !== product.sku ? childSku : null
  const own = settings.urlDispatcher && product.urlPath ? product.urlPath.split('/') : null
  const segments = own ?? ['p', product.sku, product.slug]
  if (variant === null) return pathOf(settings.basePath, segments)
  const isPathParameter = settings.firstVariantInUrl ? settings.urlDispatcher : own === null
  if (isPathParameter) return pathOf(settings.basePath, [...segments, variant])
  return `${pathOf(settings.basePath, segments)}?childSku=${encodeURIComponent(variant)}`
}
