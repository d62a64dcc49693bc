/**
 * A query the browser may send: known at build time, identified by the hash of its text.
 * `Result` and `Variables` exist for the compiler only.
 */
export interface Operation<Result, Variables> {
  /** `sha256:` and the hex digest of the text, sent instead of the text. */
  readonly id: string
  readonly name: string
  /** Set for mutations and private queries, so that the compiler keeps them apart from public queries. */
  readonly kind?: never
  readonly types?: (variables: Variables) => Result
}

/**
 * A private query. It is never loaded for a page, and its answer is never stored with public data.
 */
export interface PrivateOperation<Result, Variables> extends Omit<Operation<Result, Variables>, 'kind'> {
  readonly kind: 'private'
}

export interface MutationOperation<Result extends MutationResult, Variables> extends Omit<Operation<Result, Variables>, 'kind'> {
  readonly kind: 'mutation'
}

/** Every field of a mutation has its user errors. */
export type MutationResult = { readonly [field: string]: { readonly userErrors: readonly UserError[] } }

/** An expected failure: data, not an exception. */
export interface UserError {
  /** A code: 'OUT_OF_STOCK'. */
  readonly code: string
  /** Path of the input it is about, 'lines.0.quantity'; null if it concerns the whole input. */
  readonly field: string | null
  /** A text for the shopper, in the language of the store view. */
  readonly message: string
}

/** Executes an operation: in process on the server, through Apollo in the browser. */
export type Load = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => Promise<Result>
