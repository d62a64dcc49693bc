import { useEffect, useState } from 'react'
import type { Operation } from '#schema/operation.ts'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { onRefreshed } from '../client-load.ts'
import { type BySku, type FoundBySku, loadBySku } from './load-by-sku.ts'

/** The products of a list that can be shown, and the state of the others. */
export interface ShownBySku<Product> extends FoundBySku<Product> {
  /** `loading` and `failed` while any sku has no answer; skus with an answer are shown. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Skus that no longer exist. */
  readonly gone: readonly string[]
  /** The maximum number of skus; further ones are not requested. */
  readonly most: number
  readonly retry: () => void
}

/**
 * Products of a list the shopper edits. Removed products disappear at once, added ones are fetched, and the rest stay. Limited to the
 * number of skus one query accepts.
 * @param skus null until the list is known
 */
export function useBySku<Product>(
  operation: Operation<BySku<Product>, { readonly skus: readonly string[] }>,
  skus: readonly string[] | null,
): ShownBySku<Product> {
  const [answer, setAnswer] = useState<FoundBySku<Product> & { asked: readonly string[] }>({ asked: [], found: [], unseen: [] })
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const wanted = (skus ?? []).slice(0, GRAPHQL_LIMITS.skus)
  const key = JSON.stringify(wanted)
  const isOpen = wanted.some((sku) => !answer.asked.includes(sku))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `wanted`, and `attempt` asks again
  useEffect(() => {
    if (!isOpen) return
    const abort = new AbortController()
    loadBySku(operation, wanted, { signal: abort.signal }).then(
      (found) => abort.signal.aborted || setAnswer({ ...found, asked: wanted }),
      (error) => {
        if (abort.signal.aborted) return
        console.warn('Products could not be fetched', error)
        setFailed(key)
      },
    )
    return () => abort.abort()
  }, [operation, key, isOpen, attempt])

  useEffect(() => {
    const askAgain = () => setAnswer((known) => ({ ...known, asked: [] }))
    const stop = onRefreshed(askAgain)
    addEventListener('online', askAgain)
    return () => {
      stop()
      removeEventListener('online', askAgain)
    }
  }, [])

  const found = wanted.flatMap((sku) => answer.found.find((entry) => entry.sku === sku) ?? [])
  const unseen = wanted.filter((sku) => answer.unseen.includes(sku))
  const isKnown = (sku: string) => !answer.asked.includes(sku) || unseen.includes(sku) || found.some((entry) => entry.sku === sku)
  return {
    status: !isOpen ? 'ready' : failed === key ? 'failed' : 'loading',
    found,
    unseen,
    gone: wanted.filter((sku) => !isKnown(sku)),
    most: GRAPHQL_LIMITS.skus,
    retry: () => {
      setFailed(null)
      setAttempt(attempt + 1)
    },
  }
}
