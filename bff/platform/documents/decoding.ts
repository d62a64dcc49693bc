import { LRUCache } from 'lru-cache'
import type { Log } from '../../cache/log.ts'
import { type Document, idOf } from './document.ts'
import { withUnshowable } from './unshowable.ts'

export interface Decoding {
  /** The answer came in compact form: what a child shares with its parent was left out. @source platform contract §2.12 */
  readonly compact: boolean
  readonly warn: (fields: object, message: string) => void
}

/** A clean object of a document, null when it lacks what makes it one. */
export type Decode<T> = (document: Document, decoding: Decoding) => T | null

/** Documents that can be decoded, in order; each of the others costs one warning that names it. */
export function decodeAll<T, D extends Document>(
  entity: string,
  documents: readonly D[],
  decode: Decode<T>,
  { log, compact }: { readonly log: Log; readonly compact: boolean },
): readonly { readonly document: D; readonly item: T }[] {
  return documents.flatMap((document) => {
    const item = decodeOne(entity, document, decode, { log, compact })
    return item === null ? [] : [{ document, item }]
  })
}

/** Null for a document that cannot be decoded. What is wrong with a document is said once, not whenever it is fetched again. */
export function decodeOne<T>(
  entity: string,
  document: Document,
  decode: Decode<T>,
  { log, compact = false }: { readonly log: Log; readonly compact?: boolean },
): T | null {
  const id = idOf(document.id) ?? idOf(document.sku) ?? idOf(document.attribute_code) ?? idOf(document.identifier)
  const warn = (fields: object, message: string) => {
    if (isNews(log, `${entity} ${id} ${message}`)) log.warn({ entity, id, ...fields }, message)
  }
  const { item, unshowable } = withUnshowable(() => decode(document, { compact, warn }))
  const fields = unshowable.length > 0 ? { unshowable } : {}
  if (item === null) warn(fields, 'document dropped: it cannot be decoded')
  else if (unshowable.length > 0) warn(fields, 'values left out of a document: they cannot be shown')
  return item
}

const REPEATED_AFTER_MS = 3_600_000
const REMEMBERED_WARNINGS = 1000
const warnings = new WeakMap<Log, LRUCache<string, true>>()

/** Whether a log has not been told lately. */
export function isNews(log: Log, warning: string): boolean {
  const known = warnings.get(log) ?? new LRUCache<string, true>({ max: REMEMBERED_WARNINGS, ttl: REPEATED_AFTER_MS })
  warnings.set(log, known)
  if (known.has(warning)) return false
  known.set(warning, true)
  return true
}
