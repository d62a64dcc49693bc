import type { CatalogueIndexAnswer, IndexedMoney, IndexedProduct } from '#schema/catalogue-index.types.ts'
import { decodeIndexAnswer } from './decode-index.ts'

/** The catalogue as the device has it. */
export interface KeptCatalogue {
  readonly format: CatalogueIndexAnswer['format']
  readonly version: string
  /** When the shop read it, ISO 8601. */
  readonly readAt: string
  readonly money: IndexedMoney
  readonly products: readonly IndexedProduct[]
}

/** What the device keeps: the catalogue, if it has one, and when it was last asked for, in milliseconds since 1970. */
export interface KeptPocket {
  readonly askedAt: number | null
  readonly catalogue: KeptCatalogue | null
}

/** What is kept of something stored; what is of another shape is not there. */
export function decodePocket(stored: unknown): KeptPocket {
  const { askedAt, catalogue } =
    typeof stored === 'object' && stored !== null ? (stored as Partial<Record<keyof KeptPocket, unknown>>) : {}
  const kept = catalogueOf(catalogue)
  // What a former version of the shop has kept is asked for anew, however lately that was.
  const isAnother = kept === null && typeof catalogue === 'object' && catalogue !== null
  return { askedAt: typeof askedAt === 'number' && !isAnother ? askedAt : null, catalogue: kept }
}

function catalogueOf(stored: unknown): KeptCatalogue | null {
  if (typeof stored !== 'object' || stored === null || !('products' in stored)) return null
  const answer = decodeIndexAnswer({ ...stored, changed: stored.products })
  return answer && renewed(null, { ...answer, since: null })
}

/** The catalogue with what has changed; null where the answer is the difference to another version. */
export function renewed(kept: KeptCatalogue | null, answer: CatalogueIndexAnswer): KeptCatalogue | null {
  const { format, version, readAt, money, since, changed, removed } = answer
  if (since === null) return { format, version, readAt, money, products: changed }
  if (kept?.version !== since) return null
  const products = new Map(kept.products.map((product) => [product.id, product]))
  for (const id of removed) products.delete(id)
  for (const product of changed) products.set(product.id, product)
  return { format, version, readAt, money, products: [...products.values()] }
}
