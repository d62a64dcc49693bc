import type { ApolloClient } from '@apollo/client'
import type { Operation } from '#schema/operation.ts'
import { isOffline } from '../../api/errors.ts'
import { updateNetwork } from '../../api/network.ts'
import type { DataLayer, LoadOptions } from '../data-layer.types.ts'
import { findDocument } from './client.ts'
import { isFresh, type StoredResults, type Variables } from './stored-results.ts'

type AnyOperation = Operation<unknown, unknown>

/**
 * Returns fresh results, returns stale ones and refetches them, and fetches missing ones: no fetch policy of Apollo goes by age.
 * @param onRefreshed called when a result already returned has been replaced by a newer one
 * @param isPrivate the results belong to one customer; no shared cache may store them
 */
export function createLoader(client: ApolloClient, results: StoredResults, onRefreshed: () => void, isPrivate = false) {
  const readCache = ({ name }: AnyOperation, variables: Variables) => client.readQuery({ query: findDocument(name), variables })

  async function fetchResult({ id, name }: AnyOperation, variables: Variables, signal?: AbortSignal) {
    const context = { documentId: id, signal, isPrivate, queryDeduplication: signal === undefined }
    const query = { query: findDocument(name), variables, context }
    const { data, error } = await client.query({ ...query, fetchPolicy: 'network-only', errorPolicy: 'all' })
    if (!data) throw error
    const fetchedAt = Date.now()
    results.add({ name, variables, fetchedAt, isPartial: error !== undefined })
    updateNetwork({ dataFrom: fetchedAt })
    return data
  }

  /** A result that cannot be refetched stays as it is. Offline, the shop says how old it is. */
  async function refresh(operation: AnyOperation, variables: Variables, shown: unknown) {
    try {
      const data = await fetchResult(operation, variables)
      if (JSON.stringify(data) !== JSON.stringify(shown)) onRefreshed()
    } catch (error) {
      if (!isOffline(error)) console.warn(`${operation.name} could not be refreshed`, error)
    }
  }

  async function loadResult(operation: AnyOperation, variables: Variables, { signal, again }: LoadOptions) {
    const stored = results.find(operation.name, variables)
    if (again === true || (again === 'gaps' && stored?.isPartial)) return fetchResult(operation, variables, signal)
    const cached = stored && readCache(operation, variables)
    if (cached) {
      results.add(stored)
      updateNetwork({ dataFrom: stored.fetchedAt })
      if (!isFresh(stored, Date.now())) void refresh(operation, variables, cached)
      return cached
    }
    return fetchResult(operation, variables, signal).catch((error) => {
      // Offline, other results may have all of the fields.
      const assembled = isOffline(error) ? readCache(operation, variables) : null
      if (!assembled) throw error
      return assembled
    })
  }

  const load = async (operation: AnyOperation, variables: Variables, options: LoadOptions) => {
    const result = await loadResult(operation, variables, options)
    if (results.find(operation.name, variables)?.isPartial) options.onGaps?.()
    return result
  }
  return load as DataLayer['load'] // The operation defines the types of variables and result.
}
