import { isObject } from '../engine/query/json.ts'

/** Too many requests, or no node that can answer: the same request may succeed later. */
const PASSING: readonly (number | null)[] = [null, 429, 502, 503, 504]
const NOT_ALLOWED: readonly (number | null)[] = [401, 403]

/** A search engine did not answer, or refused a request. */
export class ClusterError extends Error {
  /** Null if there was no answer. */
  readonly status: number | null
  /** The engine's description of its error; a text if it has none. */
  readonly result: unknown

  constructor(status: number | null, result: unknown) {
    super(readReason(result))
    this.name = 'ClusterError'
    this.status = status
    this.result = result
  }

  /** Whether a later attempt may succeed. */
  get isPassing(): boolean {
    return PASSING.includes(this.status)
  }

  get isNotAllowed(): boolean {
    return NOT_ALLOWED.includes(this.status)
  }

  /** Whether an index of the catalogue has been deleted. */
  get isIndexMissing(): boolean {
    return this.status === 404 && isObject(this.result) && this.result.type === 'index_not_found_exception'
  }
}

const readReason = (result: unknown): string =>
  isObject(result) ? [result.type, result.reason].filter((part) => typeof part === 'string').join(': ') : String(result)

/** The search engine will never take the catalogue. The message is a sentence for the operator. */
export class SearchEngineUnusable extends Error {
  constructor(url: string, error: ClusterError) {
    super(
      error.isNotAllowed
        ? `the search engine at ${url} rejects the user or the password (${error.status})`
        : `the search engine at ${url} refuses the catalogue (${error.message})`,
    )
  }
}
