import type { CatalogProduct } from '../catalog/catalog.types.ts'
import { MESSAGES } from '../messages/log-messages.ts'

/** What to do with a product that was loaded by a key. */
export type LoadOutcome =
  | { readonly kind: 'show' }
  /** A variant that is not shown by itself: its configurable parent decides, see `hiddenChildOutcome`. */
  | { readonly kind: 'hidden-child' }
  | { readonly kind: 'redirect'; readonly parent: CatalogProduct; readonly childSku: string }
  /** As if there were none. */
  | { readonly kind: 'empty'; readonly message: string }

const DISABLED = 2
const NOT_VISIBLE = 1

/** Not offered at the moment, and as good as none. @source PROD-22 */
export const isDisabled = ({ status }: Pick<CatalogProduct, 'status'>): boolean => status >= DISABLED

/**
 * A product of status 2 and above is as good as none; one that is not visible by itself is a variant.
 * @source PROD-22, PROD-24, ERROR-1; platform contract §6.8
 */
export function loadOutcome(product: Pick<CatalogProduct, 'status' | 'visibility'>): LoadOutcome {
  if (isDisabled(product)) return { kind: 'empty', message: MESSAGES.productStatus(product.status) }
  return product.visibility === NOT_VISIBLE ? { kind: 'hidden-child' } : { kind: 'show' }
}

/**
 * A hidden variant leads to its parent's address when direct access is prevented. Without a parent that may be shown, or
 * without prevention, there is nothing to show.
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
