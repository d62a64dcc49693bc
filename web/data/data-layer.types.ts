import type { Operation } from '#schema/operation.ts'

export interface LoadOptions {
  /** Cancels the request; the promise rejects with the signal's reason. */
  signal?: AbortSignal
  /** Refetches even if the cached answer is fresh. `gaps`: only if the cached answer has gaps. */
  again?: boolean | 'gaps'
  /** Called if the answer has gaps: a field has no value because a read failed. */
  onGaps?: () => void
}

export interface DataLayer {
  load<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, options: LoadOptions): Promise<Result>
  /** Makes answers with gaps be refetched when they are next needed. */
  retryGaps(): void
}
