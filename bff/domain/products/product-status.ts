import type { CatalogProduct } from '../catalog/catalog.types.ts'
import { MESSAGES } from '../messages/log-messages.ts'

/** How to handle a product that was loaded by a key. */
export type LoadOutcome =
  | { readonly kind: 'show' }
  /** A variant that is not shown on its own. Its configurable parent decides, see `hiddenChildOutcome`. */
  | { readonly kind: 'hidden-child' }
  | { readonly kind: 'redirect'; readonly parent: CatalogProduct; readonly childSku: string }
  /** Handled as not found. */
  | { readonly kind: 'empty'; readonly message: string }

const DISABLED = 2
const NOT_VISIBLE = 1

/** The product is disabled; callers treat it as missing. @source PROD-22 */
export const isDisabled = ({ status }: Pick<CatalogProduct, 'status'>): boolean => status >= DISABLED

/**
 * Products of status 2 and above are treated as missing. Products that are not visible individually are variants.
 * @source PROD-22, PROD-24, ERROR-1; platform contract §6.8
 */
export function loadOutcome(product: Pick<CatalogProduct, 'status' | 'visibility'>): LoadOutcome {
  if (isDisabled(product)) return { kind: 'empty', message: MESSAGES.productStatus(product.status) }
  return product.visibility === NOT_VISIBLE ? { kind: 'hidden-child' } : { kind: 'show' }
}

/**
 * Redirects a hidden variant to its parent if direct access is prevented. Empty without prevention, or without a parent that can
 * be shown.
 * @source PROD-24; platform contract §6.8, §12.27
 */
export function hiddenChildOutcome(
  child: Pick<CatalogProduct, 'sku' | 'visibility'>,
  parent: CatalogProduct | null,
  preventChildAccess: boolean,
): LoadOutcome {
  if (preventChildAccess && parent && parent.sku !== child.sku && loadOutcome(parent).kind === 'show') {
    return { kind: 'redirect', parent, childSku: child.sku }
  }
  return { kind: 'empty', message: MESSAGES.productVisibility(child.visibility) }
}
