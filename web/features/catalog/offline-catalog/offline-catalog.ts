import { savesData } from '../../../data/save-data.ts'
import { withTimeout } from '../../../storage/with-timeout.ts'
import type {
  CatalogShop,
  OfflineCategory,
  OfflineLookup,
  OfflineSearchResult,
  WorkerQuestion,
  WorkerReply,
  WorkerRequest,
} from './offline-catalog.types.ts'

/** A slow device reads and indexes a large catalogue in a second or two. */
const ANSWER_TIMEOUT_MS = 8000

/** Time to load and read a whole catalogue over a slow network. */
const REFRESH_TIMEOUT_MS = 90_000

interface OpenWorker {
  readonly worker: Worker
  /** Resolves the pending questions, by id. */
  readonly pending: Map<number, (answer: WorkerReply['answer']) => void>
}

let open: OpenWorker | null = null
let lastId = 0

/**
 * Searches the offline catalogue. Null if the device has none.
 * @param limit maximum number of products returned
 */
export async function searchOfflineCatalog(shop: CatalogShop, text: string, limit: number): Promise<OfflineSearchResult | null> {
  const answer = await askWorker(shop, { kind: 'search', text, limit })
  return answer && 'total' in answer ? answer : null
}

/** Products and variants by sku, in the order of `skus` and ignoring case. Null if the device has no catalogue. */
export const findOfflineProducts = (shop: CatalogShop, skus: readonly string[]): Promise<OfflineLookup | null> =>
  askWorker(shop, { kind: 'lookup', skus })

/** The product at a path, followed by its variants; empty for other pages. Null if the device has no catalogue. */
export const findOfflinePage = (shop: CatalogShop, path: string): Promise<OfflineLookup | null> =>
  askWorker(shop, { kind: 'page', path })

/**
 * The category at a path. Null for other pages, and if the device has no catalogue.
 * @param limit maximum number of products returned
 */
export async function findOfflineCategory(shop: CatalogShop, path: string, limit: number): Promise<OfflineCategory | null> {
  const answer = await askWorker(shop, { kind: 'category', path, limit })
  return answer && 'breadcrumbs' in answer ? answer : null
}

/**
 * Stores the current offline catalogue, now and whenever the network returns, unless the shopper saves data. Removes it if the shop has
 * disabled it.
 * @source CACHE-12, CACHE-28
 */
export async function refreshOfflineCatalog(shop: CatalogShop & { readonly catalogIndex: boolean }): Promise<void> {
  addEventListener('online', () => void refreshOfflineCatalog(shop), { once: true })
  if (shop.catalogIndex && savesData()) return
  await askWorker(shop, { kind: shop.catalogIndex ? 'refresh' : 'remove' }, REFRESH_TIMEOUT_MS)
  closeIdleWorker()
}

/** Starts the worker with the first question. Null if the worker cannot be loaded or does not answer in time. */
async function askWorker(
  { deviceDatabase, basePath, language }: CatalogShop,
  question: WorkerQuestion,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<WorkerReply['answer']> {
  try {
    open ??= startWorker()
    const { worker, pending } = open
    lastId += 1
    const id = lastId
    const answer = new Promise<WorkerReply['answer']>((resolve) => pending.set(id, resolve))
    worker.postMessage({ id, shop: { deviceDatabase, basePath, language }, question } satisfies WorkerRequest)
    return await withTimeout(timeoutMs, answer).finally(() => pending.delete(id))
  } catch (error) {
    console.warn('The offline catalogue does not answer', error)
    return null
  }
}

/** Frees the memory of the catalogue. */
function closeIdleWorker() {
  if (!open || open.pending.size > 0) return
  open.worker.terminate()
  open = null
}

function startWorker(): OpenWorker {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' })
  const pending: OpenWorker['pending'] = new Map()
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => pending.get(data.id)?.(data.answer))
  // If the script cannot be loaded, the next question starts the worker again.
  worker.addEventListener('error', () => {
    if (open?.worker === worker) open = null
    for (const resolve of pending.values()) resolve(null)
  })
  return { worker, pending }
}
