import { ShellDocument } from '#schema/generated/operations.ts'
import type { Load } from '#schema/operation.ts'
import { hasLostListing } from '#schema/rules/missing-listing.ts'
import { markReported } from '../../../cache/reported.ts'
import { createCacheTags } from '../../../services/scope/cache-tags.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { ERROR_STATUS, type ErrorCode, isDefinite } from '../../errors/codes.ts'
import { toVerdict } from '../../errors/verdict.ts'
import { completeness } from './completeness.ts'
import type { Execute, Failure } from './execute.ts'

export class LoadError extends Error {
  readonly code: ErrorCode
  /** Status of the page; 503 if the platform is unavailable. */
  readonly status: number

  constructor(operation: string, { code, message }: Pick<Failure, 'code' | 'message'>) {
    super(`${operation}: ${message}`)
    this.name = 'LoadError'
    this.code = code
    this.status = ERROR_STATUS[code]
    // The failed fields are in the log.
    if (code !== 'INTERNAL') markReported(this)
  }
}

export type PageQueries = ReturnType<typeof createPageQueries>

/** Whether a page failed because the platform is unavailable, so that a retry may succeed. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof LoadError ? error.status === 503 : error instanceof Error && ERROR_STATUS[toVerdict(error).code] === 503

/** Fields whose null means "not found". A failure must not look like that. */
const LOOKUPS: ReadonlySet<string | number> = new Set(['route', 'product', 'category', 'cmsPage'])

export function createPageQueries(execute: Execute, context: RequestScope) {
  const allFailures: Failure[] = []
  const withGaps = new Set<string>()
  /** Failed parts of the result are null. Throws LoadError if too much failed to render a page. */
  const load: Load = async (operation, variables) => {
    const { data, failures } = await execute(operation, variables, operationScope(operation.name, context))
    allFailures.push(...failures)
    if (!failures.every(({ code }) => isDefinite(code))) withGaps.add(operation.name)
    const [first] = failures
    if (data === null) throw new LoadError(operation.name, first ?? { code: 'INTERNAL', message: 'no data' })
    const fatal = failures.find((failure) => isFatal(failure, Object(data)))
    if (fatal) throw new LoadError(operation.name, fatal)
    return data
  }
  return {
    load,
    /** Whether a failed read left a field of an operation null. @param operation its name */
    hasGaps: (operation: string) => withGaps.has(operation),
    /** Cache tags of the results: 'P93', 'C24', and `menu` for all links of header and footer. */
    tags: () => context.cacheTags.list(),
    /** Whether all results are complete and their prices confirmed. Incomplete pages are cached only briefly. */
    isComplete: () =>
      completeness(
        allFailures.map(({ code }) => code),
        context,
      ) === 'complete',
    /** Whether a list covers only part of the index, so that web search engines must not index the page. */
    isPartial: () => context.quality.isPartial,
  }
}

/** Header and footer are on every page, so their many tags count as one. @source CACHE-15 */
function operationScope(operation: string, page: RequestScope): RequestScope {
  if (operation !== ShellDocument.name) return page
  page.cacheTags.menu()
  return { ...page, cacheTags: createCacheTags() }
}

/**
 * Fatal failures: a lookup failed, nothing is left to show, or a category has lost its listing. An error deep in a result can null all
 * of it. Invalid arguments are not fatal.
 */
function isFatal({ code, path }: Failure, data: Readonly<Record<string, unknown>>): boolean {
  const [field = ''] = path
  if (code === 'BAD_INPUT' || isDefinite(code)) return false
  if (data[field] !== null) return hasLostListing(path, data)
  return LOOKUPS.has(field) || Object.values(data).every(isNothing)
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)
