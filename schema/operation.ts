/**
 * A query the browser may send: known at build, named by the hash of its text.
 * `Result` and `Variables` exist for the compiler only.
 */
export interface Operation<Result, Variables> {
  /** `sha256:` and the hex digest of the text; what travels instead of the text. */
  readonly id: string
  readonly name: string
  /** Only mutations and private queries say what they are, so that they are never taken for something that everybody may be shown. */
  readonly kind?: never
  readonly types?: (variables: Variables) => Result
}

/**
 * A query about what only one shopper may see, known at build like any other. It is never loaded for a page, and nothing of its answer is
 * kept beside everybody's data.
 */
export interface PrivateOperation<Result, Variables> {
  readonly id: string
  readonly name: string
  readonly kind: 'private'
  readonly types?: (variables: Variables) => Result
}

/** A mutation the browser may send, known at build like a query. */
export interface MutationOperation<Result extends MutationResult, Variables> {
  readonly id: string
  readonly name: string
  readonly kind: 'mutation'
  readonly types?: (variables: Variables) => Result
}

/** Every field of a mutation's answer says what of it was refused. */
export type MutationResult = { readonly [field: string]: { readonly userErrors: readonly UserError[] } }

/** An expected failure: data, not an exception. */
export interface UserError {
  /** For code to act on: 'OUT_OF_STOCK'. */
  readonly code: string
  /** Path of the input it is about, 'lines.0.quantity'; null when it is about the whole. */
  readonly field: string | null
  /** In the language of the store view, for the shopper. */
  readonly message: string
}

/** Answers an operation: in process on the server, through Apollo in the browser. */
export type Load = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => Promise<Result>
