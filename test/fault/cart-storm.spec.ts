import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { storm } from '../kit/carts/storm.ts'
import { type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

/** Runs more cases: `CART_SEED=7 CART_ACTIONS=1000 npm test -- --only unit test/fault/cart-storm`. */
const ACTIONS = Number(process.env.CART_ACTIONS ?? 200)
const SEED = Number(process.env.CART_SEED ?? 1)

let platform: FaultyPlatform
let shop: HttpShop
beforeAll(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  shop = await httpShop({ PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' })
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})

describe('carts when requests and platform calls are lost, duplicated, delayed and rejected', () => {
  it(`apply each of ${ACTIONS} actions exactly once after the network recovers`, { timeout: 300_000 }, async () => {
    const { sandboxUrl } = inject('shop')
    const { lost, doubled, mismatched, notices, faults } = await storm({
      url: shop.url,
      platform,
      sandboxUrl,
      devices: 8,
      actions: ACTIONS,
      seed: SEED,
    })
    expect({ lost, doubled, mismatched, notices }).toEqual({ lost: [], doubled: [], mismatched: [], notices: [] })
    expect(Object.keys(faults).length).toBeGreaterThan(3)
  })
})
