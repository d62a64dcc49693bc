import { type RefCallback, useCallback, useEffect, useState } from 'react'
import type { Operation } from '#schema/operation.ts'
import { useNear } from '../late/use-near.ts'
import { clientLoad, onRefreshed } from './client-load.ts'

export type DeferredResult<Result> =
  | { readonly status: 'waiting' | 'loading'; readonly data: null }
  | { readonly status: 'ready'; readonly data: Result }
  | { readonly status: 'failed'; readonly data: null; readonly error: unknown }

export interface DeferredOptions {
  /** `near`: when the element with `ref` is about to scroll into view. `now`: after hydration. `never`: not yet. */
  when?: 'near' | 'now' | 'never'
}

/**
 * Loads secondary page content in the browser once it is needed. Put `ref` on the element that will hold it. A change of variables
 * starts over; refreshed data replaces the old when it arrives.
 */
export function useDeferred<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
  { when = 'near' }: DeferredOptions = {},
): DeferredResult<Result> & { ref: RefCallback<Element>; retry: () => void } {
  const key = JSON.stringify(variables)
  const { ref, isNear } = useNear()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ key: string; state: DeferredResult<Result> } | null>(null)
  const isWanted = when === 'now' || (when === 'near' && isNear)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `variables`, which are new objects at every render
  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const settle = (state: DeferredResult<Result>) => abort.signal.aborted || setAnswer({ key, state })
    clientLoad(operation, variables, { signal: abort.signal }).then(
      (data) => settle({ status: 'ready', data }),
      (error) => settle({ status: 'failed', data: null, error }),
    )
    return () => abort.abort()
  }, [operation, key, isWanted, attempt])

  const askAgain = useCallback(() => setAttempt((count) => count + 1), [])
  useEffect(() => onRefreshed(askAgain), [askAgain])
  const retry = useCallback(() => {
    setAnswer(null)
    askAgain()
  }, [askAgain])

  const open: DeferredResult<Result> = { status: isWanted ? 'loading' : 'waiting', data: null }
  return { ...(answer?.key === key ? answer.state : open), ref, retry }
}
