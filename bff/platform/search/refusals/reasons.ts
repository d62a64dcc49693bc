import { type Document, documentsOf, isDocument, textOf } from '../../documents/document.ts'

/** Why an engine refuses: its own words for the kind of it, and a sentence. */
export interface Reason {
  readonly type: string
  readonly text: string
}

const MAX_REASONS = 10
const MAX_DEPTH = 5
const MAX_LENGTH = 600

/**
 * Every reason within an engine's error, each once: the error's own says no more than 'all shards failed', the true ones
 * stand in `root_cause`, in what each shard says and behind `caused_by`. They are cut, since a reason may quote the query.
 * @source platform contract §1.2, §14
 */
export function reasonsOf(error: Document): readonly Reason[] {
  const shards = documentsOf(error.failed_shards).flatMap(({ reason }) => (isDocument(reason) ? causes(reason) : []))
  const found = [...documentsOf(error.root_cause).flatMap((cause) => causes(cause)), ...shards, ...causes(error)].map(reasonOf)
  const told = found.filter(({ type, text }) => type !== '' || text !== '')
  return [...new Map(told.map((reason) => [reasonText(reason), reason] as const)).values()].slice(0, MAX_REASONS)
}

/** As a line of the log may say them. */
export const reasonsText = (reasons: readonly Reason[]): string => reasons.map(reasonText).join('; ').slice(0, MAX_LENGTH)

const reasonText = ({ type, text }: Reason): string => `${type} ${text}`.trim()

/** An error with those that caused it. */
function causes(error: Document): readonly Document[] {
  const chain: Document[] = []
  for (let next: unknown = error; isDocument(next) && chain.length < MAX_DEPTH; next = next.caused_by) chain.push(next)
  return chain
}

const reasonOf = ({ type, reason }: Document): Reason => ({ type: cut(type), text: cut(reason) })

/** Without what would end or colour a line of the log. */
const cut = (text: unknown): string => (textOf(text) ?? '').slice(0, MAX_LENGTH).replace(/\p{Cc}+/gu, ' ')

/** Of a value in the request, which says nothing of the field it is for. */
const OF_A_VALUE = /search_after/

/** The names of fields in brackets: 'Set fielddata=true on [brand]'. */
export const namesIn = (reasons: readonly Reason[]): ReadonlySet<string> =>
  new Set(
    reasons
      .filter(({ text }) => !OF_A_VALUE.test(text))
      .flatMap(({ text }) => [...text.matchAll(/\[([^[\]]+)\]/g)].map(([, name = '']) => name)),
  )
