import { globSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import { CategoryPageDocument } from '../../schema/generated/operations.ts'
import { type RunningShop, rateLimits, startShop } from '../../test/kit/shop.ts'
import { createShopper } from '../../test/kit/shopper.ts'
import { throughput } from '../bench/ratio.ts'
import { startSandboxProcess } from '../bench/sandbox-process.ts'
import { fullCategory } from '../bench/serving.ts'
import { unseenPages } from '../bench/unseen-pages.ts'
import { fetchAnswer, visitFor } from '../bench/visitors.ts'
import type { ShopMeasurements } from './plan.ts'

const SECONDS = 6
const LOG_WAIT_MS = 5000
const MIB = 1024 * 1024
const BROTLI = { 'accept-encoding': 'br' }
const SETTINGS = {
  PLAYGROUND: 'true',
  METRICS_PORT: '0',
  UPSTREAM_FRESH_SECONDS: '3600',
  PAGE_FRESH_SECONDS: '3600',
  PLATFORM_SEARCH_TIMEOUT_MS: '20000',
  PLATFORM_TIMEOUT_MS: '20000',
  OPERATION_TIMEOUT_MS: '60000',
  ...rateLimits({ cart: 0 }),
}

const SYNC = 'mutation ($input: CartSyncInput!) { cartSync(input: $input) { cart { quantity } } }'

/** Sends requests for some seconds. @returns how many were answered */
type Load = () => Promise<number>

/**
 * The processor time of each kind of request in one shop process, whose platform is another process. Other work on the machine makes the
 * measurement longer, and hardly changes it.
 * @param report called with the name of each measurement
 */
export async function measureShop(report: (what: string) => void): Promise<ShopMeasurements> {
  await using sandbox = await startSandboxProcess()
  await using shop = await startShop({ env: { ...SETTINGS, PLATFORM_URL: sandbox.url } })
  const agent = new Agent()
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => agent.destroy())
  const metrics = await findMetrics(shop)
  const cost = async (what: string, load: Load): Promise<number> => {
    report(what)
    const before = await readMetric(metrics, 'process_cpu_seconds_total')
    const answered = await load()
    return (1000 * ((await readMetric(metrics, 'process_cpu_seconds_total')) - before)) / answered
  }
  const loads = await createLoads(shop.url, agent)
  for (const load of Object.values(loads)) await load(1)
  return {
    cachedPageMs: await cost('cached pages', () => loads.cachedPage(SECONDS)),
    renderedPageMs: await cost('rendered pages', () => loads.renderedPage(SECONDS * 2)),
    queryMs: await cost('queries', () => loads.query(SECONDS)),
    cartChangeMs: await cost('cart changes', () => loads.cartChange(SECONDS)),
    fileMs: await cost('files', () => loads.file(SECONDS)),
    residentMib: (await readMetric(metrics, 'process_resident_memory_bytes')) / MIB,
  }
}

/** The line of the log may follow the banner. */
async function findMetrics(shop: RunningShop): Promise<string> {
  for (let waited = 0; waited < LOG_WAIT_MS; waited += 50) {
    const url = /"url":"(http[^"]+)"[^\n]*"metrics available"/.exec(shop.output())?.[1]
    if (url !== undefined) return url
    await pause(50)
  }
  throw new Error('The shop does not say where its metrics are.')
}

async function createLoads(shop: string, agent: Agent) {
  const slug = await fullCategory(shop)
  const query = new URLSearchParams({ documentId: CategoryPageDocument.id, variables: JSON.stringify({ slug }) })
  const [script = ''] = globSync('entry.client-*.js', { cwd: 'dist/client/assets' })
  const unseen = unseenPages()
  const repeat = (path: string) => async (seconds: number) =>
    seconds * (await throughput({ url: shop + path, headers: BROTLI }, seconds))
  return {
    cachedPage: repeat(`/c/${slug}`),
    query: repeat(`/graphql?${query}`),
    file: repeat(`/assets/${script}`),
    renderedPage: async (seconds: number) => {
      const { good, refused, other } = await visitFor(seconds, () => fetchAnswer(agent, shop + unseen()))
      return good.length + refused + other
    },
    cartChange: cartChanges(shop),
  }
}

/** One guest after the other changes the quantity of a line, each in a session of its own. */
function cartChanges(shop: string) {
  let guests = 0
  return async (seconds: number): Promise<number> => {
    const end = performance.now() + seconds * 1000
    let answered = 0
    const guest = async () => {
      guests += 1
      const deviceId = `capacity-${guests}`
      const browser = createShopper(shop)
      for (let revision = 1; performance.now() < end; revision++) {
        const quantity = 1 + (revision % 9)
        const lines = [{ key: 'OIL', sku: 'OIL-LINSEED-1L', quantity }]
        const { data, text } = await browser.ask(SYNC, { input: { deviceId, revision, lines } })
        if (data?.cartSync.cart?.quantity !== quantity) throw new Error(`A cart was not changed: ${text.slice(0, 300)}`)
        answered += 1
      }
    }
    await Promise.all(Array.from({ length: 4 }, guest))
    return answered
  }
}

async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(url)).text()
  const value = Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  if (Number.isNaN(value)) throw new Error(`${url} has no ${name}.`)
  return value
}
