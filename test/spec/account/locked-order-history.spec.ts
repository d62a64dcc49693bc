import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { signInCustomer } from '../../kit/accounts.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import type { LocalServer } from '../../kit/local-server.ts'
import { rewritingPlatform } from '../../kit/rewriting-platform.ts'

/** Always reads page 1 with one order. The platform's locked Magento client does the same with 20 orders. */
const lockedHistory = (url: string): string => url.replace(/([?&]pageSize=)\d+/, '$11').replace(/([?&]currentPage=)\d+/, '$11')

let platform: LocalServer
let shop: HttpShop
beforeAll(async () => {
  platform = await rewritingPlatform(inject('shop').sandboxUrl, (_, document) => document, lockedHistory)
  shop = await httpShop({ PLATFORM_URL: platform.url })
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})

const answer = z.object({
  customer: z.object({
    orders: z.object({
      total: z.number(),
      items: z.array(z.object({ number: z.string() })),
      pageInfo: z.object({ hasNext: z.boolean() }),
    }),
  }),
})

// ORDER-8; platform contract §14.14
describe('order history on a platform that ignores paging', () => {
  it('shows each order once and then ends, although the platform counts more orders', async () => {
    const browser = await signInCustomer(shop.url, { email: 'anna@stairworks.example', password: 'Newel-Post-7' })
    const read = async (offset: number) => {
      const fields = '{ total items { number } pageInfo { hasNext } }'
      const { data } = await browser.ask(`{ customer { orders(first: 1, offset: ${offset}) ${fields} } }`)
      return answer.parse(data).customer.orders
    }
    const [first, second] = [await read(0), await read(1)]
    expect(first).toMatchObject({ total: 1, items: [{ number: expect.any(String) }], pageInfo: { hasNext: false } })
    expect(second).toMatchObject({ total: 1, items: [], pageInfo: { hasNext: false } })
  })
})
