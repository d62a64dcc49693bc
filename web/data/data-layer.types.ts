import type { MutationOperation, MutationResult, Operation, PrivateOperation } from '#schema/operation.ts'

export interface LoadOptions {
  /** Gives up the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Asks the shop even when what is kept is fresh; `gaps`: if what is kept has gaps. */
  again?: boolean | 'gaps'
  /** Called if the answer has gaps: a field stands without its value because a read failed. */
  onGaps?: () => void
}

/** What answers operations in the browser. */
export interface DataLayer {
  load<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, options: LoadOptions): Promise<Result>
  ask<Result, Variables>(
    operation: PrivateOperation<Result, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Result>
  mutate<Result extends MutationResult, Variables>(
    mutation: MutationOperation<Result, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Result>
  /** Has answers with gaps asked for again when they are next needed. */
  retryGaps(): void
}
