import type { ApolloClient } from '@apollo/client'
import type { Operation } from '#schema/operation.ts'
import { isOffline } from '../../api/errors.ts'
import { noteNetwork } from '../../api/network.ts'
import type { DataLayer, LoadOptions } from '../data-layer.types.ts'
import type { Answer } from '../page-data.ts'
import { documentOf } from './document-of.ts'
import { fetchedWithGaps, freshness } from './freshness.ts'
import type { Ledger } from './ledger.ts'

export type Variables = Readonly<Record<string, unknown>>

interface AnswersParts {
  readonly client: ApolloClient
  readonly ledger: Ledger
  /** Answers that belong to one customer; no shared cache may store them. */
  readonly isPrivate: boolean
  /** Called after every change to the cache. */
  readonly changed: () => void
  /** Called when an answer already returned has been replaced by a newer one. */
  readonly onRefreshed: () => void
}

export interface Answers extends Pick<DataLayer, 'load'> {
  /** Stores an answer that arrived another way. @param fetchedAt milliseconds since 1970 */
  keep(answer: Answer, fetchedAt: number): void
}

/** Serves fresh answers from the cache, serves stale ones while refetching them, and fetches missing ones. */
export function answersOf({ client, ledger, isPrivate, changed, onRefreshed }: AnswersParts): Answers {
  const { cache } = client

  function note(name: string, variables: Variables, fetchedAt: number, hasGaps = false) {
    ledger.note({ name, variables, fetchedAt, usedAt: Date.now(), hasGaps })
    changed()
  }

  async function ask(operation: Operation<unknown, unknown>, variables: Variables, signal?: AbortSignal): Promise<unknown> {
    const { data, error } = await client.query({
      query: documentOf(operation.name),
      variables,
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
      context: { documentId: operation.id, signal, isPrivate, queryDeduplication: signal === undefined },
    })
    if (!data) throw error
    if (error) note(operation.name, variables, fetchedWithGaps(Date.now()), true)
    else note(operation.name, variables, Date.now())
    noteNetwork({ dataFrom: Date.now() })
    return data
  }

  /** An answer that can't be refreshed stays as it is. Offline, the shop says how old it is. */
  async function refresh(operation: Operation<unknown, unknown>, variables: Variables, shown: string) {
    try {
      const data = await ask(operation, variables)
      if (JSON.stringify(data) !== shown) onRefreshed()
    } catch (error) {
      if (!isOffline(error)) console.warn(`${operation.name} could not be refreshed`, error)
    }
  }

  /** Offline, falls back to an answer assembled from parts of other cached answers. */
  async function askOrPiece(
    operation: Operation<unknown, unknown>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<unknown> {
    try {
      return await ask(operation, variables, signal)
    } catch (error) {
      const pieced = isOffline(error) ? cache.readQuery({ query: documentOf(operation.name), variables }) : null
      if (!pieced) throw error
      return pieced
    }
  }

  return {
    keep({ name, variables: given, data, hasGaps = false }, fetchedAt) {
      const variables = given as Variables
      cache.writeQuery({ query: documentOf(name), variables, data: data as Variables })
      note(name, variables, hasGaps ? fetchedWithGaps(fetchedAt) : fetchedAt, hasGaps)
    },

    async load<Result, Given>(wanted: Operation<Result, Given>, given: Given, { onGaps, ...options }: LoadOptions) {
      const operation = wanted as Operation<unknown, unknown>
      const variables = given as Variables
      const answer = await answerFor(operation, variables, options)
      if (hasGaps(operation, variables)) onGaps?.()
      return answer as Result
    },
  }

  function hasGaps({ name }: Operation<unknown, unknown>, variables: Variables): boolean {
    return ledger.find(name, variables)?.hasGaps ?? false
  }

  async function answerFor(
    operation: Operation<unknown, unknown>,
    variables: Variables,
    { signal, again }: LoadOptions,
  ): Promise<unknown> {
    if (again === true || (again === 'gaps' && hasGaps(operation, variables))) return ask(operation, variables, signal)
    const entry = ledger.find(operation.name, variables)
    const kept = entry && cache.readQuery({ query: documentOf(operation.name), variables })
    const state = kept ? freshness(entry.fetchedAt, Date.now()) : 'missing'
    if (!kept || state === 'missing') return askOrPiece(operation, variables, signal)
    ledger.touch(entry, Date.now())
    noteNetwork({ dataFrom: entry.fetchedAt })
    if (state === 'stale') void refresh(operation, variables, JSON.stringify(kept))
    return kept
  }
}
