/**
 * A query the browser may send: known at build, named by the hash of its text.
 * `Result` and `Variables` exist for the compiler only.
 */
export interface Operation<Result, Variables> {
  /** `sha256:` and the hex digest of the text; what travels instead of the text. */
  readonly id: string
  readonly name: string
  readonly types?: (variables: Variables) => Result
}

/** Answers an operation: in process on the server, through Apollo in the browser. */
export type Load = <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) => Promise<Result>
