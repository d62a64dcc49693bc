import { type Document, decodeDocuments, decodeText, isDocument } from '../../documents/document.ts'

export interface Reason {
  readonly type: string
  readonly text: string
}

const MAX_REASONS = 10
const MAX_DEPTH = 5
const MAX_LENGTH = 600

/**
 * All distinct reasons in an engine's error. The top-level error says only 'all shards failed'; the causes are in `root_cause`, in each
 * shard's failure and in `caused_by`. Reasons are truncated, because they may quote the query.
 * @source platform contract §1.2, §14
 */
export function decodeReasons(error: Document): readonly Reason[] {
  const shards = decodeDocuments(error.failed_shards).flatMap(({ reason }) => (isDocument(reason) ? causes(reason) : []))
  const found = [...decodeDocuments(error.root_cause).flatMap((cause) => causes(cause)), ...shards, ...causes(error)].map(
    toReason,
  )
  const stated = found.filter(({ type, text }) => type !== '' || text !== '')
  return [...new Map(stated.map((reason) => [reasonText(reason), reason] as const)).values()].slice(0, MAX_REASONS)
}

/** One line for the log. */
export const reasonsText = (reasons: readonly Reason[]): string => reasons.map(reasonText).join('; ').slice(0, MAX_LENGTH)

const reasonText = ({ type, text }: Reason): string => `${type} ${text}`.trim()

function causes(error: Document): readonly Document[] {
  const chain: Document[] = []
  for (let next: unknown = error; isDocument(next) && chain.length < MAX_DEPTH; next = next.caused_by) chain.push(next)
  return chain
}

const toReason = ({ type, reason }: Document): Reason => ({ type: truncate(type), text: truncate(reason) })

/** Truncates the text and replaces control characters, which would break a log line. */
const truncate = (text: unknown): string => (decodeText(text) ?? '').slice(0, MAX_LENGTH).replace(/\p{Cc}+/gu, ' ')

/** Errors about a value in the request, which say nothing about a field. */
const OF_A_VALUE = /search_after/

/** Field names in brackets: 'Set fielddata=true on [brand]'. */
export const namesIn = (reasons: readonly Reason[]): ReadonlySet<string> =>
  new Set(
    reasons
      .filter(({ text }) => !OF_A_VALUE.test(text))
      .flatMap(({ text }) => [...text.matchAll(/\[([^[\]]+)\]/g)].map(([, name = '']) => name)),
  )
