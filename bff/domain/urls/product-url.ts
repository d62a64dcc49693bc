import { catalogPath, type UrlSettings } from './category-url.ts'
import { joinPath } from './shop-path.ts'

export interface ProductUrlSettings extends UrlSettings {
  /** Product pages preselect a variant, and each selected variant is in the URL. */
  readonly firstVariantInUrl?: boolean
}

/**
 * The URL of a product: '/decking/oak-board', or '/p/OAK/oak-board' without the dispatcher. With a variant:
 *
 * | | with the dispatcher | without |
 * |---|---|---|
 * | default | '/decking/oak-board?childSku=OAK-22' | '/p/OAK/oak-board/OAK-22' |
 * | `firstVariantInUrl` | '/decking/oak-board/OAK-22' | '/p/OAK/oak-board?childSku=OAK-22' |
 *
 * @param product for a variant, its configurable parent
 * @param childSku the variant to show; ignored if it is the product's own sku
 * @source PROD-6, URL-14; platform contract §6.1, §6.8
 */
export function productUrl(
  product: { readonly sku: string; readonly slug: string; readonly urlPath: string | null },
  settings: ProductUrlSettings,
  childSku?: string | null,
): string {
  const variant = childSku && childSku !== product.sku ? childSku : null
  const own = catalogPath(product, settings)
  const segments = own ?? ['p', product.sku, product.slug]
  if (variant === null) return joinPath(settings.basePath, segments)
  const isPathParameter = settings.firstVariantInUrl ? settings.urlDispatcher : own === null
  if (isPathParameter) return joinPath(settings.basePath, [...segments, variant])
  return `${joinPath(settings.basePath, segments)}?childSku=${encodeURIComponent(variant)}`
}
