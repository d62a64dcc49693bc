import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Fault, type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { unseenAddresses } from '../kit/unseen-addresses.ts'

const SHARE = 0.3
const MIXED: readonly Fault[] = ['refused', 'slow', 'html', 'half a body', 'empty', 'null', 'ENOTFOUND', 'error 500']
/** Runs all 2,000 pages, in some minutes: `COLD_PAGES=2000 npm test -- --only unit test/fault/cold-browsing`. */
const PAGES = Number(process.env.COLD_PAGES ?? 80)
const AT_ONCE = 4
/** At most 0.5 % of pages may fail. In a short run, up to three may fail by chance. */
const FAILING = PAGES < 1000 ? 3 : PAGES * 0.005

let platform: FaultyPlatform
let shop: HttpShop
beforeAll(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  // Three times the default limits, because a busy machine is not a slow platform.
  shop = await httpShop({
    PLATFORM_URL: platform.url,
    PLATFORM_SEARCH_TIMEOUT_MS: '3000',
    PLATFORM_TIMEOUT_MS: '1500',
    LOG_LEVEL: 'silent',
  })
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})

describe(`shop on a platform that fails ${SHARE * 100} % of its calls`, () => {
  it(`serves ${PAGES} uncached pages`, { timeout: 600_000 }, async () => {
    const addresses = await unseenAddresses(PAGES)
    expect(addresses.length).toBe(PAGES)
    platform.failSometimes(SHARE, MIXED, 7)
    const failed: string[] = []
    const waiting = addresses.values()
    const visitor = async () => {
      for (const address of waiting) {
        const { status } = await fetch(shop.url + address)
        if (status !== 200) failed.push(`${status} ${address}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visitor))
    platform.fail('none')
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(FAILING)
  })
})
