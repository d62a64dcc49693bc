import { describe, inject, it } from 'vitest'
import { type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { PATIENT, startShop } from '../kit/shop.ts'

/** Time limit for starting a shop on a busy machine. */
const START = 120_000
/** Only complete pages may be served stale. */
const WHOLE = /stale-while-revalidate/

type Settings = Readonly<Record<string, string>>

/** Starts a shop on a platform in trouble, and opens its first page once the platform no longer answers. */
async function firstPage(trouble: (platform: FaultyPlatform) => void, env: Settings) {
  const platform = await faultyPlatform(inject('shop').sandboxUrl)
  trouble(platform)
  const shop = await startShop({ env: { PLATFORM_URL: platform.url, WARM_UP_SECONDS: '60', ...env } })
  try {
    const ready = await fetch(`${shop.url}/health/ready`)
    await ready.text()
    platform.fail('slow')
    const page = await fetch(shop.url)
    await page.text()
    return { ready: ready.status, status: page.status, caching: page.headers.get('cache-control'), output: shop.output() }
  } finally {
    platform.fail('none')
    await shop.stop()
    await platform.close()
  }
}

/** A busy machine adds to the delay, so the time limits are longer than the default. */
const SLOW = {
  trouble: 'takes its time for each call',
  begin: (platform: FaultyPlatform) => platform.failBy({ faults: ['delayed'], delayMs: 600 }),
  env: PATIENT,
}
const FAILING = {
  trouble: 'fails its first 40 calls',
  begin: (platform: FaultyPlatform) => platform.failBy({ faults: ['refused', 'slow', 'error 500'], times: 40 }),
  env: {},
}

// RUN-1
// The tests mostly wait for the platform, so they run concurrently.
describe.concurrent('first page after startup', () => {
  it.for([SLOW, FAILING])('is whole if the platform $trouble', { timeout: START }, async ({ begin, env }, { expect }) => {
    expect(await firstPage(begin, env)).toMatchObject({ ready: 200, status: 200, caching: expect.stringMatching(WHOLE) })
  })

  it('is incomplete after WARM_UP_SECONDS, which is logged', { timeout: START }, async ({ expect }) => {
    const { ready, status, output } = await firstPage((platform) => platform.fail('refused'), { WARM_UP_SECONDS: '2' })
    expect([ready, status]).toEqual([200, 503])
    expect(output).toContain('starting with an incomplete home page')
  })
})
