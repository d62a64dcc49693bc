import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import { startShop } from '../../test/kit/shop.ts'
import { atLeast, atMost, type Measurement } from './budget.ts'
import { startSandboxProcess } from './sandbox-process.ts'
import { unseenPages } from './unseen-pages.ts'
import { type Answers, arrive, fetchAnswer, percentile, visitFor } from './visitors.ts'

const LOADS = [0.5, 1, 2, 4]
const SECONDS = 8
/** Requests per second for one cached page, beside the others. */
const CACHED_RATE = 40
const CACHED = '/i/delivery'
/** A platform has processors of its own: it must not delay the shop on this machine. */
const PLATFORM_PRIORITY = 5

/**
 * Goodput over offered load: pages that are not cached arrive at up to four times the rate that the shop can render, and a cached page is
 * requested all the while, from this shop and from one that has nothing else to do: what that one waits for is the machine. The capacity is
 * measured first, in the same run. @source decision 0008, decision 0032
 */
export async function measureOverload(): Promise<Measurement[]> {
  await using sandbox = await startSandboxProcess({ priority: PLATFORM_PRIORITY })
  const env = { PLATFORM_URL: sandbox.url, LOG_LEVEL: 'silent', PAGE_FRESH_SECONDS: '3600' }
  await using shop = await startShop({ env })
  await using idle = await startShop({ env })
  const agent = new Agent({ connections: 1000, pipelining: 1 })
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => agent.destroy())
  const get = (path: string) => fetchAnswer(agent, shop.url + path)
  const unseen = unseenPages()
  await visitFor(SECONDS, () => get(unseen()))
  const getIdle = () => fetchAnswer(agent, idle.url + CACHED)
  await Promise.all([get(CACHED), getIdle()])
  const unloaded = percentile((await arrive(CACHED_RATE, SECONDS, () => get(CACHED))).good, 99)
  const capacity = (await visitFor(SECONDS, () => get(unseen()))).good.length / SECONDS
  console.info(`  capacity ${capacity.toFixed(1)} pages/s; cached page alone: p99 ${unloaded.toFixed(1)} ms`)
  const results = new Map<number, { readonly goodput: number; readonly wait: number; readonly idleWait: number }>()
  for (const load of LOADS) {
    const [pages, cached, floor] = await Promise.all([
      arrive(capacity * load, SECONDS, () => get(unseen())),
      arrive(CACHED_RATE, SECONDS, () => get(CACHED)),
      arrive(CACHED_RATE, SECONDS, getIdle),
    ])
    const [wait, idleWait] = [percentile(cached.good, 99), percentile(floor.good, 99)]
    results.set(load, { goodput: pages.good.length / SECONDS, wait, idleWait })
    console.info(
      `  ${String(load).padStart(3)} × ${line(pages)}; cached page: p99 ${wait.toFixed(1)} ms (median ${percentile(cached.good, 50).toFixed(1)} ms), ${cached.other + cached.refused} failed; from an idle process: p99 ${idleWait.toFixed(1)} ms`,
    )
    await pause(1000)
  }
  const peak = Math.max(capacity, ...results.values().map(({ goodput }) => goodput))
  const { goodput, wait, idleWait } = results.get(2) ?? { goodput: 0, wait: 0, idleWait: 0 }
  return [
    atLeast('goodput at twice the capacity / peak', goodput / peak, 0.9),
    atMost('cached page p99 at twice the capacity / unloaded', wait / unloaded, 5),
    atMost('the same / from an idle process at the same time', wait / idleWait, 5),
  ]
}

function line({ good, refused, other }: Answers): string {
  const [median, slow] = [percentile(good, 50), percentile(good, 99)].map((ms) => ms.toFixed(0))
  return `${(good.length / SECONDS).toFixed(1)} pages/s (median ${median} ms, p99 ${slow} ms), ${refused} × 503, ${other} late or failed`
}
