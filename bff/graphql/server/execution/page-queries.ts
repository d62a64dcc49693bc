import type { Load } from '#schema/operation.ts'
import { hasLostListing } from '#schema/rules/missing-listing.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { ERROR_STATUS, type ErrorCode, isAnswer } from '../../errors/codes.ts'
import { verdictOf } from '../../errors/verdict.ts'
import { completenessOf } from './completeness.ts'
import type { Execute, Failure } from './execute.ts'

/** A page cannot be made: the failure and the status the page should have. */
export class LoadError extends Error {
  readonly code: ErrorCode
  /** 503 when the platform cannot be reached. */
  readonly status: number

  constructor(operation: string, { code, message }: Pick<Failure, 'code' | 'message'>) {
    super(`${operation}: ${message}`)
    this.name = 'LoadError'
    this.code = code
    this.status = ERROR_STATUS[code]
  }
}

/** The questions of one page, and what their answers were made of. */
export interface PageQueries {
  /** Parts that could not be had are null in the result. Throws LoadError when there is nothing to make a page from. */
  readonly load: Load
  /** Whether the answer to an operation, by its name, stands without a field because a read failed. */
  hasGaps(operation: string): boolean
  /** Cache tags of what the answers showed: 'P93', 'C24'. */
  tags(): readonly string[]
  /** Whether everything asked for so far was answered, prices confirmed; a page that lacks something is not kept for long. */
  isComplete(): boolean
  /** Whether a list is a part of what the index has: no search engine should take the page for the whole. */
  isPartial(): boolean
}

/** Whether a page is missing because the platform does not answer, or not in time: worth a 503 and another try. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof LoadError ? error.status === 503 : error instanceof Error && ERROR_STATUS[verdictOf(error).code] === 503

/** Questions whose null means that there is no such thing; a failure must never be mistaken for it. */
const LOOKUPS: ReadonlySet<string | number> = new Set(['route', 'product', 'category', 'cmsPage'])

/** Answers a page's operations in process. */
export function createPageQueries(execute: Execute, context: RequestScope): PageQueries {
  const allFailures: Failure[] = []
  const withGaps = new Set<string>()
  return {
    load: async (operation, variables) => {
      const { data, failures } = await execute(operation, variables, context)
      allFailures.push(...failures)
      if (!failures.every(({ code }) => isAnswer(code))) withGaps.add(operation.name)
      const [first] = failures
      if (data === null) throw new LoadError(operation.name, first ?? { code: 'INTERNAL', message: 'no data' })
      const fatal = failures.find((failure) => isFatal(failure, Object(data)))
      if (fatal) throw new LoadError(operation.name, fatal)
      return data
    },
    hasGaps: (operation) => withGaps.has(operation),
    tags: () => context.cacheTags.list(),
    isComplete: () =>
      completenessOf(
        allFailures.map(({ code }) => code),
        context,
      ) === 'complete',
    isPartial: () => context.unconfirmed.isPartial(),
  }
}

/**
 * The thing looked for is not known to exist, nothing at all was found, or a category has lost its listing. What fails deep
 * within a thing can leave nothing of it. A question that was wrong has no answer.
 */
function isFatal({ code, path }: Failure, data: Readonly<Record<string, unknown>>): boolean {
  const [field = ''] = path
  if (code === 'BAD_INPUT' || isAnswer(code)) return false
  if (data[field] !== null) return hasLostListing(path, data)
  return LOOKUPS.has(field) || Object.values(data).every((value) => value === null)
}
