import type { CatalogIndexResponse, IndexedCategory, IndexedMoney, IndexedProduct } from '#schema/catalog-index.types.ts'
import { isFields } from '../../../../storage/stored-fields.ts'
import { decodeIndexResponse } from './decode-index.ts'

export interface StoredCatalog {
  readonly format: CatalogIndexResponse['format']
  readonly version: string
  /** Time at which the shop read it, ISO 8601. */
  readonly readAt: string
  readonly money: IndexedMoney
  readonly categories: readonly IndexedCategory[]
  readonly products: readonly IndexedProduct[]
}

export interface StoredState {
  /** Time of the last request, in milliseconds since 1970. */
  readonly askedAt: number | null
  /** Spelt as devices have stored it. */
  readonly catalogue: StoredCatalog | null
}

/** Ignores data of any other shape. */
export function decodeStored(stored: unknown): StoredState {
  const { askedAt, catalogue: catalog } = isFields(stored) ? stored : {}
  const decoded = decodeCatalog(catalog)
  // A catalogue stored by an older version of the shop is requested again at once.
  const isOutdated = decoded === null && isFields(catalog)
  return { askedAt: typeof askedAt === 'number' && !isOutdated ? askedAt : null, catalogue: decoded }
}

function decodeCatalog(stored: unknown): StoredCatalog | null {
  if (!isFields(stored)) return null
  const answer = decodeIndexResponse({ ...stored, changed: stored.products })
  return answer && applyChanges(null, { ...answer, since: null })
}

/** Applies changes to the catalogue; null if they are based on another version. */
export function applyChanges(stored: StoredCatalog | null, answer: CatalogIndexResponse): StoredCatalog | null {
  const { format, version, readAt, money, categories, since, changed, removed } = answer
  if (since === null) return { format, version, readAt, money, categories, products: changed }
  if (stored?.version !== since) return null
  const products = new Map(stored.products.map((product) => [product.id, product]))
  for (const id of removed) products.delete(id)
  for (const product of changed) products.set(product.id, product)
  return { format, version, readAt, money, categories, products: [...products.values()] }
}
