import type { Page } from '@playwright/test'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { expect, hydrated, test } from '../kit/shop.fixture.ts'
import { CONTENT_PAGE } from '../kit/views.ts'

const { gaps: words } = english.get('content').errorPages
const home = english.get('content').home
const { menu } = english.get('shell')
/** Searches for products; categories and content answer. */
const PRODUCT_SEARCHES = /\/product\/_search/

let platform: FaultyPlatform
let own: RunningShop

test.use({ expectedMessages: /status of 50[03]|could not be (refreshed|confirmed|loaded)|still has gaps/ })

test.beforeEach(async ({ shop }) => {
  platform = await faultyPlatform(shop.sandboxUrl)
  own = await startShop({ env: { ...PATIENT, PLATFORM_URL: platform.url, PAGE_FRESH_SECONDS: '0', UPSTREAM_FRESH_SECONDS: '0' } })
})
test.afterEach(async ({ page }) => {
  await page.close()
  await own.stop()
  await platform.close()
})

const bestSellers = (page: Page) => page.getByRole('heading', { level: 2, name: home.bestSellers, exact: true })
const topOfFocus = (page: Page) => page.locator(':focus').evaluate((element) => Math.round(element.getBoundingClientRect().top))

// ERROR-11
test('a page whose menu or products failed to load says so, loads them by itself, and keeps focus and scroll position', async ({
  page,
}) => {
  platform.fail('error 500', /\/category\/_search/)
  await page.goto(own.url + CONTENT_PAGE)
  await hydrated(page)
  await expect(page.getByText(words.waiting)).toBeVisible()
  const department = page.getByRole('navigation', { name: menu.label }).getByRole('link', { name: 'Decking', exact: true })
  await expect(department).toHaveCount(0)
  platform.fail('none')
  await expect(department.first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(words.waiting)).toHaveCount(0)

  platform.fail('error 500', PRODUCT_SEARCHES)
  const reply = await page.goto(`${own.url}/`)
  expect(reply?.status()).toBe(200)
  expect(await reply?.text()).toContain(words.tryNow)
  await hydrated(page)
  await expect(page.getByText(words.waiting)).toBeVisible()
  await expect(bestSellers(page)).toHaveCount(0)
  await judge(page)
  const link = page.getByRole('main').getByRole('link').nth(2)
  await link.focus()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150)
  const [name, top] = [await page.locator(':focus').textContent(), await topOfFocus(page)]

  platform.fail('none')
  await expect(bestSellers(page)).toHaveCount(1, { timeout: 60_000 })
  await expect(page.getByText(words.waiting)).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveText(name ?? '')
  expect(Math.abs((await topOfFocus(page)) - top)).toBeLessThanOrEqual(1)
})
