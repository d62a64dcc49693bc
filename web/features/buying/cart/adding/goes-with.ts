import type { CartSyncMutation } from '#schema/generated/operations.ts'
import { createStore, type Store, useStore } from '../../../../data/store.ts'
import type { NewLine } from '../../../../sync/tasks/cart/cart-state.ts'

export type OtherProduct = NonNullable<CartSyncMutation['cartSync']['goesWith']>[number]

interface GoesWith {
  /** Sku of the page of the product that was added. */
  readonly added: string
  readonly products: readonly OtherProduct[]
}

/** Related products of the product that was added, from the last sync. @source NOTICE-8 */
export const goesWith: Store<GoesWith | null> = createStore<GoesWith | null>(null)

const NONE: readonly OtherProduct[] = []

export const useGoesWith = (added: string | null): readonly OtherProduct[] =>
  useStore(goesWith, (last) => relatedProducts(added, last))

export const relatedProducts = (added: string | null, last: GoesWith | null): readonly OtherProduct[] =>
  last !== null && last.added === added ? last.products : NONE

/** The sku of the page of a product that was added alone; null for several products. */
export function pageSku(lines: readonly Pick<NewLine, 'line'>[]): string | null {
  const [only, ...others] = lines
  return only && others.length === 0 ? (only.line.parentSku ?? only.line.sku) : null
}
