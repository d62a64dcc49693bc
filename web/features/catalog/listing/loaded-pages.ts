import type { ProductCardFragment } from '#schema/generated/operations.ts'

/** More history entries than a shopper returns to. */
const MOST_ENTRIES = 20

const productsByEntry = new Map<string, readonly ProductCardFragment[]>()

/** The products loaded after the first page at a history entry, so that Back restores the length of the list. */
export function loadedProducts(entry: string): readonly ProductCardFragment[] {
  return productsByEntry.get(entry) ?? []
}

export function rememberLoaded(entry: string, products: readonly ProductCardFragment[]) {
  productsByEntry.delete(entry)
  productsByEntry.set(entry, products)
  const oldest = productsByEntry.size > MOST_ENTRIES ? productsByEntry.keys().next().value : undefined
  if (oldest !== undefined) productsByEntry.delete(oldest)
}

export const forgetLoaded = () => productsByEntry.clear()
