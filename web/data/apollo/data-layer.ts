import type { ApolloClient } from '@apollo/client'
import { DEVICE_STORES } from '#schema/rules/constants.ts'
import { updateNetwork } from '../../api/network.ts'
import { nextTask } from '../../late/idle.ts'
import type { DataLayer } from '../data-layer.types.ts'
import type { PageData } from '../page-data.ts'
import { findDocument, openClient } from './client.ts'
import { customerLoader } from './customer-loader.ts'
import { createLoader } from './load-results.ts'
import { persistCache } from './persist-cache.ts'
import { StoredResults, type Variables } from './stored-results.ts'

/** Server caches keep pages for minutes. Older pages come from a device or from a failing shop. */
const OLD_PAGE_MS = 15 * 60_000

/**
 * Opens the cache: restores it from the device, then adds the results that came with the page.
 * @param onRefreshed called when a result already returned has been replaced by a newer one
 */
export async function openDataLayer(page: PageData | null, onRefreshed: () => void): Promise<DataLayer> {
  await nextTask()
  const { client, cache } = openClient()
  const results = new StoredResults()
  await persistCache(cache, results, page?.shop.deviceDatabase ?? DEVICE_STORES.name, import.meta.env.VITE_DATA_VERSION)
  const isOutdated = page !== null && (await addPageResults(client, results, page))
  if (!page?.appShell) updateNetwork({ dataFrom: page?.renderedAt ?? null })
  if (isOutdated) onRefreshed()

  const loadShared = createLoader(client, results, onRefreshed)
  const openOwn = () => createLoader(openClient().client, new StoredResults(), onRefreshed, true)
  return {
    load: customerLoader(loadShared, openOwn, onRefreshed),
    retryGaps: () => results.expirePartial(Date.now()),
  }
}

/**
 * Adds a page's results to the cache, except those the device has newer complete results for.
 * @returns whether the page on screen is outdated: a page kept for offline use may be days old
 */
export async function addPageResults(
  client: Pick<ApolloClient, 'writeQuery'>,
  results: StoredResults,
  { results: ofPage, renderedAt }: Pick<PageData, 'results' | 'renderedAt'>,
): Promise<boolean> {
  let isOutdated = Date.now() - renderedAt > OLD_PAGE_MS
  for (const { name, variables: given, data, hasGaps = false } of ofPage) {
    const variables = given as Variables
    const stored = results.find(name, variables)
    if (stored && !stored.isPartial && stored.fetchedAt > renderedAt) {
      isOutdated = true
      continue
    }
    await nextTask()
    client.writeQuery({ query: findDocument(name), variables, data: data as Record<string, unknown> })
    results.add({ name, variables, fetchedAt: renderedAt, isPartial: hasGaps })
  }
  return isOutdated
}
