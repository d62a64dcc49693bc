import { PATIENT, rateLimits, startShop } from '../../test/kit/shop.ts'
import { createShopper } from '../../test/kit/shopper.ts'
import { atMost, type Measurement } from './budget.ts'
import { residentMegabytes } from './resident-memory.ts'
import { startSandboxProcess } from './sandbox-process.ts'
import { unseenPages } from './unseen-pages.ts'

const PAGES = 20_000
/** 5,000 sessions. */
const PAGES_PER_SESSION = 4
const AT_ONCE = 8
const REPORT_EVERY = 1000
/** All shoppers have one address here. The allocator is set as in the image. */
const ENV = { ...PATIENT, ...rateLimits({ cart: 0 }), LOG_LEVEL: 'silent', PLAYGROUND: 'true', MALLOC_ARENA_MAX: '2' }
const SYNC = 'mutation ($input: CartSyncInput!) { cartSync(input: $input) { cart { quantity } } }'

/**
 * Memory of a shop over 20,000 different pages and 5,000 sessions with the default settings, as the operating system reports it. Caches are
 * full in the first half. The growth is that of the second half: its last quarter compared with its first, because garbage is collected
 * in waves.
 * @throws if a request fails
 * @source decision 0008
 */
export async function measureSoak(): Promise<Measurement[]> {
  await using sandbox = await startSandboxProcess()
  await using shop = await startShop({ env: { ...ENV, PLATFORM_URL: sandbox.url } })
  const unseen = unseenPages()
  const samples: number[] = []
  for (let done = 0; done < PAGES; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => visit(shop.url, done + i, unseen())))
    if (done % REPORT_EVERY > 0) continue
    samples.push(residentMegabytes(shop.pid))
    console.info(`  ${String(done).padStart(6)} pages  ${samples.at(-1)?.toFixed(0)} MB`)
  }
  const second = samples.slice(samples.length / 2)
  const quarter = Math.floor(second.length / 2)
  const [before, after] = [mean(second.slice(0, quarter)), mean(second.slice(-quarter))]
  return [
    atMost('memory growth in the second half of 20,000 pages, %', 100 * (after / before - 1), 5),
    atMost('largest memory, MB', Math.max(...samples), 1000),
  ]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

async function visit(origin: string, number: number, path: string): Promise<void> {
  const page = await fetch(origin + path)
  await page.arrayBuffer()
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`)
  if (number % PAGES_PER_SESSION === 0) await openSession(origin, number)
}

async function openSession(origin: string, number: number): Promise<void> {
  const lines = [{ key: 'OIL', sku: 'OIL-LINSEED-1L', quantity: 1 }]
  const { data, text } = await createShopper(origin).ask(SYNC, { input: { deviceId: `soak-${number}`, revision: 1, lines } })
  if (data?.cartSync.cart?.quantity !== 1) throw new Error(text.slice(0, 500))
}
