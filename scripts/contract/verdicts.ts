import type { SearchResult } from '../../bff/platform/search/search.ts'

/**
 * `empty`: nothing was refused and nothing found. `partial`: the engine covered a part of its index. `missing`: the platform does not have
 * the index, endpoint or extension. `skipped`: not tried, because an earlier question failed.
 */
export type Outcome = 'answered' | 'empty' | 'partial' | 'refused' | 'missing' | 'skipped'

export interface Finding {
  readonly name: string
  readonly outcome: Outcome
  /** The platform's message, or the missing part of its answer. */
  readonly reason?: string
  /** How a field should be mapped. */
  readonly mapping?: string
  /** The feature that the shop loses; with a substitute, only the refused calls. */
  readonly cost?: string
  /** The shop works without it, so the exit code stays 0. */
  readonly isOptional?: boolean
  /** A setting that fits the platform. */
  readonly setting?: string
}

export type Answer = Pick<SearchResult<unknown>, 'total' | 'items' | 'aggregations' | 'partialReason'>

/** Whether a search found nothing; an answer with aggregations must have counted something. */
export function isEmpty({ total, aggregations }: Answer): boolean {
  const counted = Object.values(aggregations)
  return total === 0 || (counted.length > 0 && counted.every((buckets) => buckets.every(({ count }) => count === 0)))
}

/** The mapping that ids need: a number only if every id is one and is written like one, because `01931` would become 1931. */
export const idMapping = (ids: readonly string[]): 'long' | 'keyword' =>
  ids.every((id) => /^(0|[1-9]\d{0,17})$/.test(id)) ? 'long' : 'keyword'

/** Problems decide the exit code: missing required documents, and queries that were refused or answered in part. */
export const isProblem = ({ outcome, cost, isOptional = false }: Finding): boolean =>
  !isOptional && outcome !== 'answered' && outcome !== 'skipped' && (outcome !== 'empty' || cost !== undefined)
