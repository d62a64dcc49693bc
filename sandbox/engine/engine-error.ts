/**
 * What the search engine answers instead of hits: its own error object, with the HTTP status it goes out with.
 * @source platform contract §1.2, §2.11
 */
export class EngineError extends Error {
  readonly type: string
  readonly status: number
  /** Failures inside an index are wrapped: the real cause is in `root_cause`. */
  readonly inIndex: boolean

  constructor(type: string, reason: string, { status = 400, inIndex = false } = {}) {
    super(reason)
    this.name = 'EngineError'
    this.type = type
    this.status = status
    this.inIndex = inIndex
  }

  body(): object {
    const cause = { type: this.type, reason: this.message }
    const outer = this.inIndex ? { type: 'search_phase_execution_exception', reason: 'all shards failed' } : cause
    return { error: { root_cause: [cause], ...outer }, status: this.status }
  }
}

/** The request is not in the query language. */
export const parsingError = (reason: string) => new EngineError('parsing_exception', reason)

/** The request is well formed and asks for what cannot be. */
export const argumentError = (reason: string) => new EngineError('illegal_argument_exception', reason)

/** The query does not fit the fields of the index. */
export const indexError = (reason: string) => new EngineError('query_shard_exception', reason, { inIndex: true })
