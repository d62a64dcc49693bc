import { isOffline, OfflineError } from '../../../../api/errors.ts'
import { getCollection } from '../../../../storage/device-database.ts'
import { type DeviceStore, deviceStore } from '../../../../storage/device-store.ts'
import type { CatalogShop, WorkerReply, WorkerRequest } from '../offline-catalog.types.ts'
import { refreshCatalog } from './refresh-catalog.ts'
import { createSearchableCatalog, type SearchableCatalog } from './searchable-catalog.ts'
import { decodeStored } from './stored-catalog.ts'

/** The key of the catalogue in a collection of data that can be fetched again. */
const KEY = 'catalogue-index'
const TIMEOUT_MS = 60_000

let store: DeviceStore | null = null
let catalog: Promise<SearchableCatalog | null> | null = null

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const reply = (answer: WorkerReply['answer']) => postMessage({ id: data.id, answer } satisfies WorkerReply)
  answerTo(data).then(reply, (error) => {
    if (navigator.onLine && !isOffline(error)) console.warn('The offline catalogue cannot be used', error)
    reply(null)
  })
})

async function answerTo({ shop, question }: WorkerRequest): Promise<WorkerReply['answer']> {
  store ??= deviceStore(getCollection(shop.deviceDatabase, 'cms'), KEY)
  switch (question.kind) {
    case 'remove':
      await store.clear()
      catalog = null
      return null
    case 'refresh':
      await refreshCatalog({
        store,
        address: `${shop.basePath}/catalogue-index.json`,
        fetch: (address) =>
          fetch(address, { priority: 'low', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause) => {
            // `onLine` may still be true after the network is lost.
            throw cause instanceof TypeError ? new OfflineError({ cause }) : cause
          }),
        now: Date.now,
        estimate: async () => navigator.storage?.estimate(),
      })
      catalog = null
      return null
    case 'search':
      return (await openCatalog(store, shop))?.search(question.text, question.limit) ?? null
    case 'lookup':
      return (await openCatalog(store, shop))?.lookup(question.skus) ?? null
    case 'page':
      return (await openCatalog(store, shop))?.page(question.path) ?? null
    case 'category':
      return (await openCatalog(store, shop))?.category(question.path, question.limit) ?? null
  }
}

/** Reads and indexes the catalogue on first use. If there is none, the next question reads again. */
async function openCatalog(from: DeviceStore, shop: CatalogShop): Promise<SearchableCatalog | null> {
  catalog ??= from.read().then((stored) => {
    const { catalogue: decoded } = decodeStored(stored)
    return decoded && createSearchableCatalog(decoded, shop)
  })
  const opened = await catalog
  if (!opened) catalog = null
  return opened
}
