import type { Log } from '../../../cache/log.ts'
import type { Document } from '../../documents/document.ts'
import { keywordField, refusableFields, type Substitute } from './body.ts'
import { namesIn, type Reason, reasonsText } from './reasons.ts'

/** The target of a search: each index and document kind has its own field mapping. */
export interface SearchTarget {
  readonly index: string
  readonly entity: string
}

interface Refused {
  readonly substitute: Substitute
  /** Afterwards the field itself is tried again, because the index may have been rebuilt. */
  readonly until: number
}

/** The fields that each index cannot aggregate or sort by, and their substitutes. */
export type RefusedFields = ReturnType<typeof createRefusedFields>

const REMEMBERED_MS = 10 * 60_000
const NONE: ReadonlyMap<string, Substitute> = new Map()

/** Remembers for ten minutes; logs each field once, until it is accepted again. @param now milliseconds since the epoch */
export function createRefusedFields(log: Log, now: () => number = Date.now) {
  const byTarget = new Map<string, Map<string, Refused>>()
  const logged = new Set<string>()
  /** When fields of a target are tested again, by target and field. */
  const tested = new Map<string, number>()
  const targetKey = ({ index, entity }: SearchTarget) => `${index}/${entity}`

  function substitutes(target: SearchTarget): ReadonlyMap<string, Substitute> {
    const refused = byTarget.get(targetKey(target))
    if (!refused) return NONE
    const at = now()
    return new Map([...refused].filter(([, { until }]) => at < until).map(([field, { substitute }]) => [field, substitute]))
  }

  function remember(target: SearchTarget, field: string, substitute: Substitute, reason: string): void {
    const key = targetKey(target)
    const refused = byTarget.get(key) ?? new Map<string, Refused>()
    byTarget.set(key, refused.set(field, { substitute, until: now() + REMEMBERED_MS }))
    const problem = `${key}/${field}/${substitute}`
    if (logged.has(problem)) return
    logged.add(problem)
    const instead = substitute === 'keyword' ? keywordField(field) : null
    log.error({ ...target, field, instead, reason }, 'index rejected a field')
  }

  return {
    substitutes,
    /** Learns from a refusal of a body; ignores fields the body did not use. */
    learn(target: SearchTarget, body: Document, reasons: readonly Reason[]) {
      const named = namesIn(reasons)
      const originals = new Map([...substitutes(target).keys()].map((field) => [keywordField(field), field]))
      for (const field of refusableFields(body)) {
        if (!named.has(field)) continue
        const original = originals.get(field)
        remember(target, original ?? field, original === undefined ? 'keyword' : 'nothing', reasonsText(reasons))
      }
    },

    /** Learns from an answer: the fields of the body are no longer refused. */
    accepted(target: SearchTarget, body: Document) {
      const refused = byTarget.get(targetKey(target))
      if (!refused) return
      const fields = refusableFields(body)
      for (const field of refused.keys()) {
        if (!fields.has(field) || !refused.delete(field)) continue
        for (const substitute of ['keyword', 'nothing']) logged.delete(`${targetKey(target)}/${field}/${substitute}`)
      }
    },

    /** The fields that were never tested; they count as tested from now on. */
    startTest(target: SearchTarget, fields: readonly string[]) {
      const known = substitutes(target)
      const unknown = fields.filter((field) => !known.has(field) && now() >= (tested.get(`${targetKey(target)}/${field}`) ?? 0))
      for (const field of unknown) tested.set(`${targetKey(target)}/${field}`, now() + REMEMBERED_MS)
      return unknown
    },

    /** The test got no answer. */
    abandonTest(target: SearchTarget, fields: readonly string[]) {
      for (const field of fields) tested.delete(`${targetKey(target)}/${field}`)
    },
  }
}
