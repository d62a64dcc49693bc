import { ApolloClient } from '@apollo/client'
import { InMemoryCache } from '@apollo/client/cache'
import { DEVICE_STORES } from '#schema/rules/device-constants.ts'
import { pageEndpoint } from '../../api/endpoint.ts'
import { noteNetwork } from '../../api/network.ts'
import { nextTask } from '../../late/idle.ts'
import type { DataLayer } from '../data-layer.types.ts'
import type { PageData } from '../page-data.ts'
import { answersOf } from './answers.ts'
import { Ledger } from './ledger.ts'
import { trustedDocuments } from './link.ts'
import { persist } from './persistence.ts'
import { cacheConfig } from './policies.ts'
import { pricedAnswers } from './priced-answers.ts'
import { isOldPage, newerThanKept } from './seeding.ts'

/**
 * The browser's store of answers: first what the device stored, then what came with the page, then what is fetched.
 * @param onRefreshed called when an answer already returned has been replaced by a newer one
 */
export async function openDataLayer(page: PageData | null, onRefreshed: () => void): Promise<DataLayer> {
  await nextTask()
  const link = trustedDocuments(pageEndpoint())
  const clientWith = (cache: InMemoryCache) =>
    new ApolloClient({ cache, link, devtools: { enabled: false }, assumeImmutableResults: true })
  const cache = new InMemoryCache(cacheConfig)
  const ledger = new Ledger()
  const client = clientWith(cache)
  const name = page?.shop.deviceDatabase ?? DEVICE_STORES.name
  const changed = await persist(cache, ledger, { name, version: import.meta.env.VITE_DATA_VERSION })
  const shared = answersOf({ client, ledger, isPrivate: false, changed, onRefreshed })

  const renderedAt = page?.renderedAt ?? 0
  const answers = page?.answers ?? []
  const newer = newerThanKept(answers, renderedAt, ledger)
  for (const answer of newer) {
    await nextTask()
    shared.keep(answer, renderedAt)
  }
  if (!page?.appShell) noteNetwork({ dataFrom: page?.renderedAt ?? null })
  // The device stored this page, so the shopper may have seen newer data since.
  if (newer.length < answers.length || isOldPage(renderedAt, Date.now())) onRefreshed()

  const openOwn = () =>
    answersOf({
      client: clientWith(new InMemoryCache(cacheConfig)),
      ledger: new Ledger(),
      isPrivate: true,
      changed: () => undefined,
      onRefreshed,
    })
  return {
    ...pricedAnswers({ shared, open: openOwn, onChange: onRefreshed }),
    retryGaps: () => ledger.expireGaps(Date.now()),
  }
}
