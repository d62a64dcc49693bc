import type { CatalogueIndexAnswer, IndexedMoney, IndexedProduct } from '#schema/catalogue-index.types.ts'
import { decodeIndexAnswer } from './decode-index.ts'

/** The catalogue as stored on the device. */
export interface KeptCatalogue {
  readonly format: CatalogueIndexAnswer['format']
  readonly version: string
  /** Time at which the shop read it, ISO 8601. */
  readonly readAt: string
  readonly money: IndexedMoney
  readonly products: readonly IndexedProduct[]
}

/** The stored data: the catalogue, if any, and the time of the last request, in milliseconds since 1970. */
export interface KeptPocket {
  readonly askedAt: number | null
  readonly catalogue: KeptCatalogue | null
}

/** Decodes stored data and ignores other shapes. */
export function decodePocket(stored: unknown): KeptPocket {
  const { askedAt, catalogue } =
    typeof stored === 'object' && stored !== null ? (stored as Partial<Record<keyof KeptPocket, unknown>>) : {}
  const kept = catalogueOf(catalogue)
  // Data stored by an older version of the shop is requested again at once.
  const isAnother = kept === null && typeof catalogue === 'object' && catalogue !== null
  return { askedAt: typeof askedAt === 'number' && !isAnother ? askedAt : null, catalogue: kept }
}

function catalogueOf(stored: unknown): KeptCatalogue | null {
  if (typeof stored !== 'object' || stored === null || !('products' in stored)) return null
  const answer = decodeIndexAnswer({ ...stored, changed: stored.products })
  return answer && renewed(null, { ...answer, since: null })
}

/** Applies changes to the catalogue; null if they are based on another version. */
export function renewed(kept: KeptCatalogue | null, answer: CatalogueIndexAnswer): KeptCatalogue | null {
  const { format, version, readAt, money, since, changed, removed } = answer
  if (since === null) return { format, version, readAt, money, products: changed }
  if (kept?.version !== since) return null
  const products = new Map(kept.products.map((product) => [product.id, product]))
  for (const id of removed) products.delete(id)
  for (const product of changed) products.set(product.id, product)
  return { format, version, readAt, money, products: [...products.values()] }
}
