import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../kit/shop.ts'

/** Time limit for starting a shop on a busy machine. */
const START = 120_000
/** Only complete pages may be served stale. */
const WHOLE = /stale-while-revalidate/

let platform: FaultyPlatform
let shop: RunningShop | undefined
beforeAll(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
})
afterAll(async () => {
  await platform?.close()
})

async function firstPage(env: Readonly<Record<string, string>>) {
  shop = await startShop({ env: { PLATFORM_URL: platform.url, WARM_UP_SECONDS: '60', ...env } })
  try {
    const ready = await fetch(`${shop.url}/health/ready`)
    platform.fail('slow')
    const page = await fetch(shop.url)
    await page.text()
    return { ready: ready.status, status: page.status, caching: page.headers.get('cache-control'), output: shop.output() }
  } finally {
    platform.fail('none')
    await shop.stop()
  }
}

// RUN-1
describe('first page after startup', () => {
  it.each([
    // A busy machine adds to the delay, so the time limits are longer than the default.
    ['takes its time for each call', () => platform.failBy({ faults: ['delayed'], delayMs: 600 }), PATIENT],
    ['fails its first 40 calls', () => platform.failBy({ faults: ['refused', 'slow', 'error 500'], times: 40 }), {}],
  ])('is whole if the platform %s', { timeout: START }, async (_, fail, env) => {
    fail()
    expect(await firstPage(env)).toMatchObject({ ready: 200, status: 200, caching: expect.stringMatching(WHOLE) })
  })

  it('is incomplete after WARM_UP_SECONDS, which is logged', { timeout: START }, async () => {
    platform.fail('refused')
    const { ready, status, output } = await firstPage({ WARM_UP_SECONDS: '2' })
    expect([ready, status]).toEqual([200, 503])
    expect(output).toContain('starting with an incomplete home page')
  })
})
