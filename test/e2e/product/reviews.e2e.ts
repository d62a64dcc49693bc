import type { Route } from '@playwright/test'
import { z } from 'zod'
import { find } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { operationName } from '../kit/operations.ts'
import { chooseOptions } from '../kit/product.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const words = english.get('account').reviewForm
const { write } = english.get('product').reviews

// REVIEW-1, REVIEW-4, SHOP-10
test('a review is written by keyboard, also offline, and submitted once', async ({ page, context, products }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (operationName(request) === 'ReviewCreate') sent.push(request.postData() ?? '')
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, find(products, ({ __typename }) => __typename === 'SimpleProduct').url)
  const dialog = page.getByRole('dialog', { name: words.title })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await page.getByRole('button', { name: write }).press('Enter')
  await dialog.getByRole('button', { name: words.send }).press('Enter')
  for (const name of [words.rating, words.heading])
    await expect(dialog.getByRole('link', { name: new RegExp(`^${name}: `) })).toBeVisible()
  await judge(page)
  await dialog.getByRole('radio', { name: words.stars(4) }).press('Space')
  await field(words.heading).fill('Straight grain')
  await field(words.detail).fill('All twelve were true.\nAnd dry.')
  await field(words.nickname).fill('Anna B')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: words.send }).press('Enter')
  await expect(dialog.getByText(words.kept)).toBeVisible()
  await judge(page)
  expect(sent).toHaveLength(0)
  const answered = page.waitForResponse((response) => operationName(response.request()) === 'ReviewCreate')
  await context.setOffline(false)
  expect(await (await answered).json()).toMatchObject({ data: { reviewCreate: { userErrors: [] } } })
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '').variables.input).toMatchObject({ rating: 4, title: 'Straight grain', nickname: 'Anna B' })
})

test.describe('a review that the shop does not take', () => {
  test.use({ expectedMessages: /503|ReviewCreate has to be tried again/ })

  // REVIEW-10, REVIEW-11
  test('stays in its form beside the reason, and is saved and sent later if the shop does not answer', async ({
    page,
    products,
  }) => {
    const rejection = { code: 'REFUSED', field: null, message: 'We do not take this review' }
    let answer: Parameters<Route['fulfill']>[0] | null = {
      json: { data: { reviewCreate: { isReceived: false, userErrors: [rejection] } } },
    }
    await page.route('**/graphql*', (route) =>
      answer && operationName(route.request()) === 'ReviewCreate' ? route.fulfill(answer) : route.fallback(),
    )
    await open(page, find(products, ({ __typename }) => __typename === 'SimpleProduct').url)
    await page.getByRole('button', { name: write }).click()
    const dialog = page.getByRole('dialog', { name: words.title })
    const send = dialog.getByRole('button', { name: words.send })
    await dialog.getByRole('radio', { name: words.stars(4) }).press('Space')
    for (const name of [words.heading, words.detail, words.nickname])
      await dialog.getByRole('textbox', { name }).fill('Straight grain')
    await send.click()
    await expect(dialog.getByRole('region', { name: rejection.message })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: words.heading })).toHaveValue('Straight grain')

    answer = { status: 503 }
    await send.click()
    await expect(dialog.getByText(words.kept)).toBeVisible()
    await expect(dialog.getByText(words.sent)).toHaveCount(0)
    const answered = page.waitForResponse((response) => response.ok() && operationName(response.request()) === 'ReviewCreate')
    answer = null
    await page.reload()
    expect(await (await answered).json()).toMatchObject({ data: { reviewCreate: { userErrors: [] } } })
  })
})

const RATED = '{ products(categoryId: "2", first: 60) { items { url __typename rating { average count } } } }'
const Rated = z.object({
  data: z.object({
    products: z.object({
      items: z.array(
        z.object({
          url: z.string(),
          __typename: z.string(),
          rating: z.object({ average: z.number(), count: z.number() }).nullable(),
        }),
      ),
    }),
  }),
})

/** The URL of a product of a type whose reviews differ in their stars. */
async function pathOfRated(shop: string, type = 'SimpleProduct'): Promise<string> {
  const answer = await fetch(`${shop}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: RATED }),
  })
  const { items } = Rated.parse(await answer.json()).data.products
  const rated = items.find(({ rating, __typename }) => __typename === type && rating && rating.average % 1 !== 0)
  if (!rated) throw new Error('No product has reviews with different stars')
  return rated.url
}

// REVIEW-7
for (const javaScriptEnabled of [true, false]) {
  test(`reviews are sorted by links ${javaScriptEnabled ? 'that keep the position' : 'without scripts'}`, async ({
    newcomer,
    shop,
  }) => {
    const { sort, sortBy } = english.get('product').reviews
    const page = await newcomer({ javaScriptEnabled })
    const path = await pathOfRated(shop.url)
    await (javaScriptEnabled ? open(page, path) : page.goto(path))
    const links = page.getByRole('navigation', { name: sort })
    const link = (name: string) => links.getByRole('link', { name })
    const stars = async () => {
      const labels = await page.locator('#reviews article [role="img"]').all()
      return Promise.all(labels.map(async (label) => Number.parseInt((await label.getAttribute('aria-label')) ?? '', 10)))
    }
    await expect(link(sortBy.newest)).toHaveAttribute('aria-current', 'true')
    await links.scrollIntoViewIfNeeded()
    const top = () => links.boundingBox().then((box) => box?.y)
    const before = await top()
    await link(sortBy.lowest).click()
    await expect(link(sortBy.lowest)).toHaveAttribute('aria-current', 'true')
    const lowest = await stars()
    expect(lowest).toEqual(lowest.toSorted((a, b) => a - b))
    if (javaScriptEnabled) expect(await top()).toBe(before)
    else await expect(page).toHaveURL(/\?reviews=lowest#reviews$/)
    await link(sortBy.highest).click()
    await expect(link(sortBy.highest)).toHaveAttribute('aria-current', 'true')
    expect(await stars()).toEqual(lowest.toReversed())
    await expect(links).toBeInViewport()
  })
}

// REVIEW-8
test('the address of a chosen variant keeps the order of the reviews', async ({ page, products, shop }) => {
  const { sort, sortBy } = english.get('product').reviews
  const path = await pathOfRated(shop.url, 'ConfigurableProduct')
  const product = find(products, ({ url }) => url === path)
  const variant = product.variants.at(-1)
  await open(page, `${path}?reviews=lowest`)
  await chooseOptions(page, product, variant)
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === `${variant?.url}&reviews=lowest`)
  const lowest = page.getByRole('navigation', { name: sort }).getByRole('link', { name: sortBy.lowest })
  await expect(lowest).toHaveAttribute('aria-current', 'true')
})
