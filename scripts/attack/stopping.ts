import { setTimeout as pause } from 'node:timers/promises'
import { PATIENT, type RunningShop, startShop } from '../../test/kit/shop.ts'
import { createShopper, type Shopper } from '../../test/kit/shopper.ts'
import type { AttackContext, Outcome } from './attack.types.ts'

const VISITORS = 8
const SYNC = 'mutation ($input: CartSyncInput!) { cartSync(input: $input) { cart { quantity } userErrors { code } } }'
const PAGES = ['/', '/decking', '/search?q=oak', '/robots.txt']
const BEFORE_MS = { whole: 3000, sample: 300 }
/** How often a load balancer asks whether a process takes requests. */
const CHECK_MS = 250
const LONGEST_STOP_MS = 20_000

/** SIGTERM while shoppers browse and change carts. A balancer stops sending requests after the first failed check. */
export async function attackStop({ sandboxUrl, isSample }: AttackContext): Promise<Outcome> {
  const env = { ...PATIENT, PLATFORM_URL: sandboxUrl, LOG_LEVEL: 'info', DRAIN_SECONDS: '1', PLAYGROUND: 'true' }
  await using shop = await startShop({ env })
  const dropped: string[] = []
  let answered = 0
  let isTaken = true
  const visit = async (_: unknown, number: number) => {
    const browser = createShopper(shop.url)
    for (let turn = 1; isTaken; turn++) {
      const path = turn % 3 === 0 ? 'cartSync' : (PAGES[(turn + number) % PAGES.length] ?? '/')
      try {
        const problem = path === 'cartSync' ? await changeCart(browser, turn) : await openPage(browser, path)
        if (problem === null) answered += 1
        else dropped.push(`${path} answered ${problem}`)
      } catch (error) {
        dropped.push(`${path}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`)
      }
    }
  }
  const visitors = Array.from({ length: VISITORS }, visit)
  await pause(BEFORE_MS[isSample ? 'sample' : 'whole'])
  shop.signal('SIGTERM')
  while (await isReady(shop.url)) await pause(CHECK_MS)
  await pause(CHECK_MS)
  isTaken = false
  await Promise.all(visitors)
  if (!(await hasStopped(shop))) dropped.push('the process did not end by itself')
  return { tried: `SIGTERM among ${answered} answered requests of ${VISITORS} shoppers`, findings: dropped }
}

/** A second signal would end the process at once. */
async function hasStopped(shop: RunningShop): Promise<boolean> {
  const end = performance.now() + LONGEST_STOP_MS
  while (performance.now() < end) {
    if (shop.output().includes('"msg":"stopped"')) return true
    await pause(CHECK_MS)
  }
  return false
}

async function openPage(browser: Shopper, path: string): Promise<string | null> {
  const reply = await browser.get(path)
  await reply.arrayBuffer()
  return reply.status === 200 ? null : String(reply.status)
}

async function changeCart(browser: Shopper, revision: number): Promise<string | null> {
  const lines = [{ key: 'OIL', sku: 'OIL-LINSEED-1L', quantity: revision }]
  const { status, data, text } = await browser.ask(SYNC, { input: { deviceId: 'attack', revision, lines } })
  return data?.cartSync.cart?.quantity === revision ? null : `${status} ${text.slice(0, 200)}`
}

async function isReady(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/health/ready`)
  await reply.arrayBuffer()
  return reply.status === 200
}
