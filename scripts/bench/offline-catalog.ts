import { gzipSync } from 'node:zlib'
import { startShop } from '../../test/kit/shop.ts'
import { decodeIndexResponse } from '../../web/features/catalog/offline-catalog/worker/decode-index.ts'
import { createSearchableCatalog } from '../../web/features/catalog/offline-catalog/worker/searchable-catalog.ts'
import { applyChanges } from '../../web/features/catalog/offline-catalog/worker/stored-catalog.ts'
import { atMost, type Measurement } from './budget.ts'
import { median } from './median.ts'

const ROUNDS = 9
const SEARCHES = ['oak', 'osb 18mm', '4x2 c16', 'skriting board', 'screws 5x80', 'OSB3-18', 'decking 2.4m', 'primer']
const SHOP = { deviceDatabase: 'default-shop', basePath: '', language: 'en-GB' }

/**
 * The catalogue index of devices: its size, the time the shop needs to build it, and the time a device needs to read, index and search it.
 * The device is this machine.
 * @source CACHE-12
 */
export async function measureOfflineCatalog(): Promise<Measurement[]> {
  await using shop = await startShop({ env: { LOG_LEVEL: 'warn' } })
  const started = performance.now()
  const text = await (await fetch(`${shop.url}/catalogue-index.json`)).text()
  const madeMs = performance.now() - started
  const answer = decodeIndexResponse(JSON.parse(text))
  const kept = answer && applyChanges(null, answer)
  if (!kept) throw new Error('There is no index')
  const readyMs = medianTime(() => createSearchableCatalog(kept, SHOP))
  const catalog = createSearchableCatalog(kept, SHOP)
  const searchMs = medianTime(() => SEARCHES.map((search) => catalog.search(search, 48))) / SEARCHES.length
  const thousands = kept.products.length / 1000
  return [
    atMost('catalogue for devices, KB gzip of 1,000 products', gzipSync(text).length / 1024 / thousands, 300),
    atMost('the same, made anew, ms of 1,000 products', madeMs / thousands, 4000),
    atMost('ready to be searched on the device, ms of 1,000 products', readyMs / thousands, 500),
    atMost('a search of it, ms', searchMs, 20),
  ]
}

function medianTime(work: () => unknown): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const started = performance.now()
      work()
      return performance.now() - started
    }),
  )
}
