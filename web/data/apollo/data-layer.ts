import { ApolloClient } from '@apollo/client'
import { InMemoryCache } from '@apollo/client/cache'
import type { DocumentNode } from 'graphql'
import type { Operation } from '#schema/operation.ts'
import { DEVICE_STORES } from '#schema/rules/constants.ts'
import { nextTask } from '../../moments.ts'
import type { DataLayer, LoadOptions } from '../data-layer.types.ts'
import { isOffline } from '../errors.ts'
import { parsed } from '../generated/parsed.ts'
import { noteNetwork } from '../network/network.ts'
import type { PageData } from '../page-data.ts'
import { fetchedWithGaps, freshness } from './freshness.ts'
import { Ledger } from './ledger.ts'
import { trustedDocuments } from './link.ts'
import { persist } from './persistence.ts'
import { cacheConfig } from './policies.ts'
import { isOldPage, newerThanKept } from './seeding.ts'
import { sendMutation } from './send-mutation.ts'
import { sendPrivateQuery } from './send-private-query.ts'

type Given = Readonly<Record<string, unknown>>

/**
 * The browser's store of answers: what the device kept, then what came with the page, then what is asked for.
 * @param onRefreshed called when an answer that was given out has been replaced by another one
 */
export async function openDataLayer(page: PageData | null, onRefreshed: () => void): Promise<DataLayer> {
  const cache = new InMemoryCache(cacheConfig)
  const ledger = new Ledger()
  const client = new ApolloClient({
    cache,
    link: trustedDocuments(new URL('/graphql', location.href).href),
    devtools: { enabled: false },
    assumeImmutableResults: true,
  })
  const name = page?.shop.deviceDatabase ?? DEVICE_STORES.name
  const changed = await persist(cache, ledger, { name, version: import.meta.env.VITE_DATA_VERSION })

  const renderedAt = page?.renderedAt ?? 0
  const answers = page?.answers ?? []
  const newer = newerThanKept(answers, renderedAt, ledger)
  for (const { name, variables, data } of newer) {
    await nextTask()
    keep({ name, variables: variables as Given, data, fetchedAt: renderedAt })
  }
  if (!page?.appShell) noteNetwork({ dataFrom: page?.renderedAt ?? null })
  // A page that the device kept: what is shown may have been seen in a newer state since.
  if (newer.length < answers.length || isOldPage(renderedAt, Date.now())) onRefreshed()

  function keep({ name, variables, data, fetchedAt }: { name: string; variables: Given; data: unknown; fetchedAt: number }) {
    cache.writeQuery({ query: documentOf(name), variables, data: data as Given })
    note(name, variables, fetchedAt)
  }

  function note(name: string, variables: Given, fetchedAt: number, hasGaps = false) {
    ledger.note({ name, variables, fetchedAt, usedAt: Date.now(), hasGaps })
    changed()
  }

  async function ask(operation: Operation<unknown, unknown>, variables: Given, signal?: AbortSignal): Promise<unknown> {
    const { data, error } = await client.query({
      query: documentOf(operation.name),
      variables,
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
      context: { documentId: operation.id, signal, queryDeduplication: signal === undefined },
    })
    if (!data) throw error
    if (error) note(operation.name, variables, fetchedWithGaps(Date.now()), true)
    else note(operation.name, variables, Date.now())
    noteNetwork({ dataFrom: Date.now() })
    return data
  }

  /** What could not be renewed stays as it is; without a connection the shop says how old it is. */
  async function refresh(operation: Operation<unknown, unknown>, variables: Given, shown: string) {
    try {
      const data = await ask(operation, variables)
      if (JSON.stringify(data) !== shown) onRefreshed()
    } catch (error) {
      if (navigator.onLine) console.warn(`${operation.name} could not be refreshed`, error)
    }
  }

  /** Without a network, an answer that other answers hold all parts of is as good. */
  async function askOrPiece(operation: Operation<unknown, unknown>, variables: Given, signal?: AbortSignal): Promise<unknown> {
    try {
      return await ask(operation, variables, signal)
    } catch (error) {
      const pieced = isOffline(error) ? cache.readQuery({ query: documentOf(operation.name), variables }) : null
      if (!pieced) throw error
      return pieced
    }
  }

  return {
    retryGaps: () => ledger.expireGaps(Date.now()),

    async load<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, { signal, again }: LoadOptions) {
      const given = variables as Given
      if (again) return (await ask(operation as Operation<unknown, unknown>, given, signal)) as Result
      const entry = ledger.find(operation.name, given)
      const kept = entry && cache.readQuery({ query: documentOf(operation.name), variables: given })
      const state = kept ? freshness(entry.fetchedAt, Date.now()) : 'missing'
      if (!kept || state === 'missing') {
        return (await askOrPiece(operation as Operation<unknown, unknown>, given, signal)) as Result
      }
      ledger.touch(entry, Date.now())
      noteNetwork({ dataFrom: entry.fetchedAt })
      if (state === 'stale') void refresh(operation as Operation<unknown, unknown>, given, JSON.stringify(kept))
      return kept as Result
    },
    ask: (operation, variables, signal) => sendPrivateQuery(client, documentOf(operation.name), operation, variables, signal),
    mutate: (mutation, variables, signal) => sendMutation(client, documentOf(mutation.name), mutation, variables, signal),
  }
}

function documentOf(name: string): DocumentNode {
  const document = parsed[name]
  if (!document) throw new Error(`There is no operation ${name}`)
  return document
}
