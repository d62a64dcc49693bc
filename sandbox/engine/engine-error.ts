/**
 * An error of the search engine, with its HTTP status.
 * @source platform contract §1.2, §2.11
 */
export class EngineError extends Error {
  readonly type: string
  readonly status: number
  /** True for failures inside an index: the real cause is wrapped in `root_cause`. */
  readonly inIndex: boolean

  constructor(type: string, reason: string, { status = 400, inIndex = false } = {}) {
    super(reason)
    this.name = 'EngineError'
    this.type = type
    this.status = status
    this.inIndex = inIndex
  }

  /** Formats the error as the engine does. The platform wraps it in an envelope with the code 500. @source platform contract §14.15 */
  result(): object {
    const cause = { type: this.type, reason: this.message }
    const outer = this.inIndex ? { type: 'search_phase_execution_exception', reason: 'all shards failed' } : cause
    return { root_cause: [cause], ...outer }
  }
}

/** The request is not valid in the query language. */
export const parsingError = (reason: string) => new EngineError('parsing_exception', reason)

/** The request is well formed but asks for something impossible. */
export const argumentError = (reason: string) => new EngineError('illegal_argument_exception', reason)

/** The query does not fit the fields of the index. */
export const indexError = (reason: string) => new EngineError('query_shard_exception', reason, { inIndex: true })
