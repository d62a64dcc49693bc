import type { Log } from '../../cache/log.ts'
import { mapInPieces } from '../base/in-pieces.ts'
import { isNews } from '../base/is-news.ts'
import { type Document, decodeId } from './document.ts'
import { findFields, withUnshowable } from './unshowable.ts'

export interface Decoding {
  /** The answer is in compact form: a child lacks the fields it shares with its parent. @source platform contract §2.12 */
  readonly compact: boolean
  readonly warn: (fields: object, message: string) => void
}

/** Decodes a document; returns null if a required field is missing. */
export type Decode<T> = (document: Document, decoding: Decoding) => T | null

interface DecodeResult<T, D> {
  readonly document: D
  readonly item: T
}

/** The decodable documents, in order; logs one warning for each of the others. */
export function decodeAll<T, D extends Document>(
  entity: string,
  documents: readonly D[],
  decode: Decode<T>,
  { log, compact }: { readonly log: Log; readonly compact: boolean },
): readonly DecodeResult<T, D>[] {
  return documents.flatMap((document) => {
    const item = decodeOne(entity, document, decode, { log, compact })
    return item === null ? [] : [{ document, item }]
  })
}

/** Decodes as `decodeAll`, but lets other requests be answered in between. @source LOAD-11 */
export async function decodeInPieces<T, D extends Document>(
  entity: string,
  documents: readonly D[],
  decode: Decode<T>,
  settings: { readonly log: Log; readonly compact: boolean },
): Promise<readonly DecodeResult<T, D>[]> {
  return (await mapInPieces(documents, (document) => decodeAll(entity, [document], decode, settings))).flat()
}

/** The fields that identify a document in the log, the first that it has. */
const NAMES = ['id', 'sku', 'attribute_code', 'identifier', 'item_id', 'carrier_code', 'code']

/**
 * Null for a document that cannot be decoded. Each problem of a document is logged once, not on every fetch.
 * @param isOptional a document without anything to decode is no problem
 */
export function decodeOne<T>(
  entity: string,
  document: Document,
  decode: Decode<T>,
  { log, compact = false, isOptional = false }: { readonly log: Log; readonly compact?: boolean; readonly isOptional?: boolean },
): T | null {
  const id = NAMES.map((name) => decodeId(document[name])).find((named) => named !== null) ?? null
  const warn = (fields: object, message: string) => {
    if (isNews(log, `${entity} ${id} ${message}`)) log.warn({ entity, id, ...fields }, message)
  }
  const { item, unshowable } = withUnshowable(() => decode(document, { compact, warn }))
  const isClean = unshowable.length === 0
  const fields = isClean ? {} : { fields: findFields(document, unshowable), unshowable }
  if (item === null && !(isOptional && isClean)) warn(fields, 'document dropped: cannot be decoded')
  else if (!isClean) warn(fields, 'invalid values removed from a document')
  return item
}
