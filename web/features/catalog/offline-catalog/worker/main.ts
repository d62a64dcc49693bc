import { isOffline, OfflineError } from '../../../../api/errors.ts'
import { getCollection } from '../../../../storage/device-database.ts'
import { type DeviceStore, deviceStore } from '../../../../storage/device-store.ts'
import type { PocketAnswer, PocketLookup, PocketReply, PocketRequest, PocketShop } from '../pocket.types.ts'
import { decodePocket } from './kept-catalogue.ts'
import { renewCatalogue } from './renew.ts'
import { type SearchableCatalogue, searchableCatalogue } from './searchable-catalogue.ts'

/** Stored with other data that can be refetched. */
const KEY = 'catalogue-index'
/** Timeout in milliseconds; the catalogue is requested again later. */
const TIMEOUT_MS = 60_000

let store: DeviceStore | null = null
let catalogue: Promise<SearchableCatalogue | null> | null = null

addEventListener('message', ({ data }: MessageEvent<PocketRequest>) => {
  const reply = (answer: PocketReply['answer']) => postMessage({ id: data.id, answer } satisfies PocketReply)
  answerTo(data).then(reply, (error) => {
    // Failures are expected without a network.
    if (navigator.onLine && !isOffline(error)) console.warn('The catalogue on this device stays as it is', error)
    reply(null)
  })
})

async function answerTo({ shop, question }: PocketRequest): Promise<PocketAnswer | PocketLookup | null> {
  store ??= deviceStore(getCollection(shop.deviceDatabase, 'cms'), KEY)
  switch (question.kind) {
    case 'remove':
      await store.clear()
      catalogue = null
      return null
    case 'renew':
      await renewCatalogue({
        store,
        address: `${shop.basePath}/catalogue-index.json`,
        fetch: (address) =>
          fetch(address, { priority: 'low', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause) => {
            // The browser may not have noticed the lost network yet.
            throw cause instanceof TypeError ? new OfflineError({ cause }) : cause
          }),
        now: Date.now,
        estimate: async () => navigator.storage?.estimate(),
      })
      catalogue = null
      return null
    case 'search':
      return (await opened(store, shop))?.search(question.text, question.limit) ?? null
    case 'lookup':
      return (await opened(store, shop))?.lookup(question.skus) ?? null
    case 'page':
      return (await opened(store, shop))?.page(question.path) ?? null
  }
}

/** Reads and indexes the catalogue on first use. If there is none, the next question looks again. */
async function opened(from: DeviceStore, shop: PocketShop): Promise<SearchableCatalogue | null> {
  catalogue ??= from.read().then((stored) => {
    const { catalogue: kept } = decodePocket(stored)
    return kept && searchableCatalogue(kept, shop)
  })
  const found = await catalogue
  if (!found) catalogue = null
  return found
}
