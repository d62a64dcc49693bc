import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registered } from '../../kit/accounts.ts'
import { type Shopper, shopper } from '../../kit/shopper.ts'
import { type WatchedShop, watchedShop } from '../../kit/watched-shop.ts'

let shop: WatchedShop
beforeAll(async () => {
  shop = await watchedShop()
}, 60_000)
afterAll(() => shop?.stop())

const WRITE = 'mutation ($input: ReviewCreateInput!) { reviewCreate(input: $input) { isReceived userErrors { code } } }'

/** The review sent to the platform, and the query of that call. */
async function sentBy(browser: Shopper, title: string) {
  const input = { productId: '93', rating: 4, title, detail: 'All true.', nickname: 'Anna B' }
  const calls = await shop.during(async () => {
    const { data } = await browser.ask(WRITE, { input })
    expect(data?.reviewCreate).toEqual({ isReceived: true, userErrors: [] })
  })
  const [sent, ...others] = calls.filter(({ path }) => path === '/api/review/create')
  expect(others).toEqual([])
  return { query: sent?.query, review: JSON.parse(sent?.body ?? '').review }
}

// REVIEW-5
describe('review sent to the platform', () => {
  it('carries the platform’s id of the customer who wrote it', async () => {
    const { browser } = await registered(shop.url)
    const { query, review } = await sentBy(browser, 'Straight grain')
    const me = await fetch(`${shop.platform.url}/api/user/me?token=${query?.get('token')}`)
    const { result } = await me.json()
    expect(result.id).toBeGreaterThan(0)
    expect(review).toMatchObject({ product_id: 93, title: 'Straight grain', customer_id: result.id })
  })

  it('carries no customer id if a guest wrote it', async () => {
    const { review } = await sentBy(shopper(shop.url), 'True to size')
    expect(review).toMatchObject({ product_id: 93, customer_id: null })
  })

  it('carries no customer id if the session has expired, and is still accepted', async () => {
    const { browser } = await registered(shop.url)
    shop.platform.failBy({ faults: ['error 401'], paths: /\/user\/(me|refresh)$/ })
    const { review } = await sentBy(browser, 'No knots')
    shop.platform.failBy()
    expect(review).toMatchObject({ customer_id: null })
  })
})
