import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { visit } from '../kit/page.ts'
import { PATIENT } from '../kit/shop.ts'

const SIMPLE = '/p/TOOL-TAPE-8M/any-slug'
const CONFIGURABLE = '/decking/boards/siberian-larch-decking-board'

let platform: FaultyPlatform
let shop: HttpShop

// The platform never answers for stock and prices. All other limits are far away, so any answer is due to the short sync limit.
beforeAll(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  const limits = { ...PATIENT, PLATFORM_TIMEOUT_MS: '600000', OPERATION_TIMEOUT_MS: '600000', PLATFORM_SYNC_TIMEOUT_MS: '50' }
  shop = await httpShop({ ...limits, PLATFORM_URL: platform.url })
  platform.fail('slow', /stock|render-list/)
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})

// STOCK-3, STOCK-13, PRICE-5
describe('page when the stock system does not answer', () => {
  it.each([
    [SIMPLE, 'Stock not confirmed'],
    [CONFIGURABLE, 'We couldn’t confirm this price'],
    ['/decking/boards', 'Stock not confirmed'],
    ['/', 'Stock not confirmed'],
  ])('is served at %s with a notice about unconfirmed data', async (path, words) => {
    const page = await visit(path, shop.url)
    expect(page.status).toBe(200)
    expect(page.text).toContain(words)
    expect(page.text).toMatch(/£\d/)
  })

  it('is cached for only a few seconds', async () => {
    expect((await visit(SIMPLE, shop.url)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
  })

  it('reports volatile stock to GraphQL clients, without an error', async () => {
    const { data, errors } = await ask('{ product(by: { sku: "TOOL-TAPE-8M" }) { name stock { status } price { isCurrent } } }')
    expect(errors).toBeUndefined()
    expect(data.product).toMatchObject({ stock: { status: 'VOLATILE' }, price: { isCurrent: false } })
  })

  it('shows stock again once the stock system recovers', { timeout: 40_000 }, async () => {
    platform.fail('none')
    const query = '{ product(by: { sku: "TOOL-MALLET" }) { stock { status } } }'
    await vi.waitFor(async () => expect((await ask(query)).data.product.stock.status).not.toBe('VOLATILE'), {
      timeout: 30_000,
      interval: 300,
    })
  })
})

async function ask(query: string) {
  const reply = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return reply.json()
}
