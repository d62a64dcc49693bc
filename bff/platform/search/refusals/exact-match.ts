import type { Log } from '../../../cache/log.ts'
import { PlatformError } from '../../base/errors.ts'
import { type Document, isDocument } from '../../documents/document.ts'
import type { RefusedFields, SearchTarget } from './refused-fields.ts'

/** Fields that documents are looked up by. As text, an index finds their words, and refuses nothing. */
const LOOKED_UP: ReadonlySet<string> = new Set(['sku', 'configurable_children.sku', 'url_path', 'url_key', 'slug', 'identifier'])

/** A value that is one word is found in a text field too. */
const IS_ONE_WORD = /^[a-z0-9]+$/

interface Asking<T> {
  readonly target: SearchTarget
  readonly refused: RefusedFields
  readonly log: Log
  /** Asks and learns which fields the index refuses. */
  readonly ask: (body: Document) => Promise<T>
}

/**
 * Asks again by the keyword subfields if an answer is empty because the index stores the field looked up as text. Whether it does is
 * found by counting the field, which engines refuse for text. An index is tested once per field and ten minutes, after an empty answer.
 * @param empty the empty answer; returned if the index answers exact matches, or cannot be tested
 * @source DAY-6; platform contract §14.21
 */
export async function askExactly<T>(body: Document, empty: T, { target, refused, log, ask }: Asking<T>): Promise<T> {
  const fields = refused.startTest(target, exactFields(body.query))
  if (fields.length === 0) return empty
  try {
    await ask({
      query: body.query,
      aggs: Object.fromEntries(fields.map((field) => [`exact_${field}`, { terms: { field, size: 1 } }])),
    })
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    refused.abandonTest(target, fields)
    log.warn({ ...target, fields, ...error.forLog() }, 'index not tested for exact matches')
    return empty
  }
  const learned = refused.substitutes(target)
  return fields.some((field) => learned.get(field) === 'keyword') ? ask(body) : empty
}

/** The fields that a query looks up by values which a text field would not find. */
export function exactFields(query: unknown): readonly string[] {
  if (Array.isArray(query)) return [...new Set(query.flatMap(exactFields))]
  if (!isDocument(query)) return []
  const own = Object.entries(isDocument(query.terms) ? query.terms : {}).flatMap(([field, values]) =>
    LOOKED_UP.has(field) && [values].flat().some((value) => !IS_ONE_WORD.test(String(value))) ? [field] : [],
  )
  return [...new Set([...own, ...Object.values(query).flatMap(exactFields)])]
}
