import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arbitraryRequest } from '../kit/arbitrary-request.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

/** Runs more cases: `FUZZ_SEED=7 FUZZ_REQUESTS=10000 npm test -- --only unit test/contract/any-request`. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 600)
const AT_ONCE = 16

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop({ LOG_LEVEL: 'silent' })
}, 60_000)
afterAll(() => shop?.close())

it(`the server answers ${REQUESTS} arbitrary requests without a server error`, { timeout: 600_000 }, async () => {
  const waiting = fc.sample(arbitraryRequest, { numRuns: REQUESTS, seed: SEED }).values()
  const failures: string[] = []
  const statuses = new Map<number, number>()
  const sender = async () => {
    for (const sent of waiting) {
      const { status } = await shop.raw(sent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status >= 500) failures.push(`${status} ${JSON.stringify(sent.slice(0, 400))}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  expect(failures, `FUZZ_SEED=${SEED}`).toEqual([])
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405]))
})
