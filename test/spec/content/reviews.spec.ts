import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { registerCustomer } from '../../kit/accounts.ts'
import { visit, withoutEntities } from '../../kit/page.ts'
import { createShopper, type Shopper } from '../../kit/shopper.ts'
import { type WatchedShop, watchedShop } from '../../kit/watched-shop.ts'

let shop: WatchedShop
beforeAll(async () => {
  shop = await watchedShop()
}, 60_000)
afterAll(() => shop?.stop())

const WRITE = 'mutation ($input: ReviewCreateInput!) { reviewCreate(input: $input) { isReceived userErrors { code } } }'

/** The review sent to the platform, and the query of that call. */
async function sendReview(browser: Shopper, title: string) {
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
    const { browser } = await registerCustomer(shop.url)
    const { query, review } = await sendReview(browser, 'Straight grain')
    const me = await fetch(`${shop.platform.url}/api/user/me?token=${query?.get('token')}`)
    const { result } = await me.json()
    expect(result.id).toBeGreaterThan(0)
    expect(review).toMatchObject({ product_id: 93, title: 'Straight grain', customer_id: result.id })
  })

  it('carries no customer id if a guest wrote it', async () => {
    const { review } = await sendReview(createShopper(shop.url), 'True to size')
    expect(review).toMatchObject({ product_id: 93, customer_id: null })
  })

  it('carries no customer id if the session has expired, and is still accepted', async () => {
    const { browser } = await registerCustomer(shop.url)
    shop.platform.failBy({ faults: ['error 401'], paths: /\/user\/(me|refresh)$/ })
    const { review } = await sendReview(browser, 'No knots')
    shop.platform.failBy()
    expect(review).toMatchObject({ customer_id: null })
  })
})

// REVIEW-6
describe('stars on cards', () => {
  const CARD = /<article[^>]*>.*?<\/article>/gs
  const LABEL = /aria-label="([\d.]+) out of 5 stars, (\d+) reviews?"/
  const STARS = /<path d="M0 0h\d+v1H0z"/

  it('are those of the product’s page, and cost a category page one search', async () => {
    const pages: Awaited<ReturnType<typeof visit>>[] = []
    const calls = await shop.during(async () => pages.push(await visit('/decking/boards', shop.url)))
    expect(calls.filter(({ path }) => path.includes('/review/'))).toHaveLength(1)
    const cards = pages.flatMap(({ main }) => main.match(CARD) ?? [])
    const [rated = ''] = cards.filter((card) => LABEL.test(card))
    expect(rated).toMatch(STARS)
    const [, average, count] = LABEL.exec(rated) ?? []
    expect(Number(average)).toBeGreaterThan(0)
    const [, path = ''] = /href="([^"]+)"/.exec(rated) ?? []
    const { main, text } = await visit(path, shop.url)
    expect(main).toContain(`aria-label="${average} out of 5"`)
    expect(text).toMatch(new RegExp(`\\b${count} reviews?\\b`))
  })

  it('are left out of a card whose product has no ratings', async () => {
    const { main } = await visit('/decking/boards', shop.url)
    const cards = main.match(CARD) ?? []
    expect(cards.filter((card) => !LABEL.test(card) && !STARS.test(card))).not.toEqual([])
    expect(cards.filter((card) => !LABEL.test(card) && STARS.test(card))).toEqual([])
  })

  it('show the list without stars if the reviews cannot be searched', async () => {
    shop.platform.failBy({ faults: ['error 500'], paths: /\/review\// })
    const { status, main } = await visit('/timber/planed-softwood', shop.url)
    shop.platform.failBy()
    expect(status).toBe(200)
    expect(main.match(CARD)?.length).toBeGreaterThan(0)
    expect(main).not.toMatch(STARS)
  })
})

// REVIEW-9
describe('reviews in the HTML of a product page', () => {
  const QUERY = 'query ($sku: ID!) { product(by: { sku: $sku }) { reviews { total averageRating items { title } } } }'
  const Reviews = z.object({ total: z.number(), averageRating: z.number(), items: z.array(z.object({ title: z.string() })) })
  const Answer = z.object({ product: z.object({ reviews: Reviews }) })

  it.each([
    ['simple', 'OSB3-18'],
    ['configurable', 'PSE-25X150'],
    ['downloadable', 'PLAN-DECK'],
    ['virtual', 'SRV-CUT-PANEL'],
  ])('are those of the platform, with the stars beside the name: %s', async (_, sku) => {
    const { reviews } = Answer.parse((await createShopper(shop.url).ask(QUERY, { sku })).data).product
    expect(reviews.total).toBeGreaterThan(0)
    const { main } = await visit(`/p/${sku}/any-slug`, shop.url)
    const [section = ''] = /<section[^>]* id="reviews".*?<\/section>/s.exec(main) ?? []
    for (const { title } of reviews.items) expect(withoutEntities(section)).toContain(title)
    expect(/<a href="#reviews">(.*?)<\/a>/s.exec(main)?.[1]).toContain(`aria-label="${reviews.averageRating} out of 5"`)
  })
})
