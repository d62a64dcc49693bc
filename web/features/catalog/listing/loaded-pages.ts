import type { ProductCardFragment } from '#schema/generated/operations.ts'

/** Shoppers do not return to more history entries than this. */
const MOST_ENTRIES = 20

const productsByEntry = new Map<string, readonly ProductCardFragment[]>()

/** The products loaded after the first page at a history entry, so that Back restores the length of the list. */
export function loadedProducts(entry: string): readonly ProductCardFragment[] {
  return productsByEntry.get(entry) ?? []
}

export function rememberLoadedProducts(entry: string, products: readonly ProductCardFragment[]) {
  productsByEntry.delete(entry)
  productsByEntry.set(entry, products)
  const oldest = productsByEntry.size > MOST_ENTRIES ? productsByEntry.keys().next().value : undefined
  if (oldest !== undefined) productsByEntry.delete(oldest)
}

export const clearLoadedProducts = () => productsByEntry.clear()

const STORAGE_KEY = 'shop/list-lengths'

/** Stores how many products the list of a history entry has, so that it is as long again after a reload. @source NAV-7 */
export function storeLength(key: string, length: number) {
  try {
    const others = [...storedLengths()].filter(([other]) => other !== key)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...others, [key, length]].slice(-MOST_ENTRIES)))
  } catch (error) {
    console.warn('The length of this list could not be stored', error)
  }
}

/** The number of products a list had before a reload; undefined if unknown. */
export const storedLength = (key: string): number | undefined => storedLengths().get(key)

function storedLengths(): ReadonlyMap<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return new Map(Array.isArray(entries) ? entries.filter(isLength) : [])
  } catch {
    return new Map() // No storage, or a value of another version.
  }
}

function isLength(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
