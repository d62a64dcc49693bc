import type { Log } from '../../cache/log.ts'
import { type Document, idOf } from './document.ts'

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

export function decodeOne<T>(
  entity: string,
  document: Document,
  decode: Decode<T>,
  { log, compact = false }: { readonly log: Log; readonly compact?: boolean },
): T | null {
  const id = idOf(document.id) ?? idOf(document.sku) ?? idOf(document.attribute_code) ?? idOf(document.identifier)
  const item = decode(document, { compact, warn: (fields, message) => log.warn({ entity, id, ...fields }, message) })
  if (item === null) log.warn({ entity, id }, 'document dropped: it cannot be decoded')
  return item
}
