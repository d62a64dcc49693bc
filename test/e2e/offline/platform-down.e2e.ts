import type { Page } from '@playwright/test'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { expect, hydrated, test } from '../kit/shop.fixture.ts'

const listing = english.get('listing')
const shell = english.get('shell')
const { errorPage: words, gaps } = english.get('content').errorPages
const home = english.get('content').home

/** Pages that the shop has not rendered before. */
const UNSEEN = ['/search?q=oak+skirting', '/search?q=birch+ply', '/search?q=fence+panel'] as const

let platform: FaultyPlatform
let other: RunningShop

test.use({
  expectedMessages: /status of 50[03]|status of 404 .*\/img\/|could not be (shown|refreshed|loaded|confirmed)|still has gaps/,
})

// One worker starts one shop.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ shop }) => {
  platform = await faultyPlatform(shop.sandboxUrl)
  const env = { ...PATIENT, PLATFORM_URL: platform.url, PAGE_FRESH_SECONDS: '0', UPSTREAM_FRESH_SECONDS: '0' }
  other = await startShop({ env })
})
test.afterEach(({ page }) => page.close())
test.afterAll(async () => {
  await other.stop()
  await platform.close()
})

// ERROR-11
test('a page with gaps retries on request, stops after the last try, and names the telephone number', async ({ page }) => {
  await page.clock.install()
  // The shop has not rendered the home page before.
  platform.fail('error 500', /\/product\/_search/)
  await page.goto(`${other.url}/`)
  await hydrated(page)
  await expect(page.getByText(gaps.waiting)).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(40_000)
    await expect(page.getByText(gaps.stopped)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText(gaps.stopped)).toContainText(new RegExp(`${words.phone} [\\d ]{9}`))
  platform.fail('none')
  await page.getByRole('button', { name: gaps.tryNow }).click()
  await expect(async () => {
    await page.clock.fastForward(40_000)
    await expect(bestSellers(page)).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: gaps.tryNow })).toHaveCount(0)
})

// NAV-5, ERROR-12, LIST-7
test('links to unavailable pages keep the shop usable, show no empty list, and load by themselves; earlier pages stay', async ({
  page,
}) => {
  await page.goto(`${other.url}/decking`)
  await hydrated(page)
  platform.fail('half a body')
  const link = page.getByRole('main').getByRole('article').nth(3).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(title(page)).toHaveText(words.unavailable)
  await expect(page.getByText(words.waiting)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await retry(page).click()
  await expect(title(page)).toHaveText(words.unavailable)
  platform.fail('none')
  await expect(title(page)).toHaveText(name, { timeout: 60_000 })

  platform.fail('html')
  await page
    .getByRole('navigation', { name: shell.menu.label })
    .getByRole('link', { name: 'Fencing', exact: true })
    .first()
    .click()
  await expect(title(page)).toHaveText(words.unavailable)
  await expect(page.getByText(listing.empty)).toHaveCount(0)
  platform.fail('none')
  await expect(title(page)).toHaveText('Fencing', { timeout: 60_000 })
  await isShown(page)

  platform.fail('error 500')
  const reply = await page.goto(`${other.url}/decking`)
  expect(reply?.status()).toBe(200)
  await hydrated(page)
  await expect(title(page)).toHaveText('Decking')
  await isShown(page)
})

// ERROR-12
test('a page that needs the platform says what is wrong, names the telephone number, and loads by itself, or by its link without scripts, once it is back', async ({
  page,
  newcomer,
}) => {
  const plain = await newcomer({ javaScriptEnabled: false })
  platform.fail('refused')
  const reply = await page.goto(other.url + UNSEEN[0])
  expect(reply?.status()).toBe(503)
  expect(reply?.headers()['retry-after']).toBe('10')
  await expect(title(page)).toHaveText(words.unavailable)
  await expect(page.getByRole('main')).toContainText(new RegExp(`${words.phone} [\\d ]{9}`))
  await expect(page.getByText(words.waiting)).toBeVisible()
  await judge(page)
  await retry(page).click()
  await expect(title(page)).toHaveText(words.unavailable)
  await plain.goto(other.url + UNSEEN[1])
  await expect(title(plain)).toHaveText(words.unavailable)

  platform.fail('none')
  await isShown(page)
  await expect(page).toHaveURL(other.url + UNSEEN[0])
  await isBack(page, UNSEEN[1])
  await retry(plain).click()
  await isShown(plain)
})

// ERROR-12
test('a page that stays unavailable says so after the last try, and retries at once when the network returns', async ({
  page,
}) => {
  await page.clock.install()
  platform.fail('refused')
  await page.goto(other.url + UNSEEN[2])
  await expect(async () => {
    await page.clock.fastForward(40_000)
    await expect(page.getByText(words.stopped)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  platform.fail('none')
  await isBack(page, UNSEEN[2])
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isShown(page)
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bestSellers = (page: Page) => page.getByRole('heading', { level: 2, name: home.bestSellers, exact: true })
const retry = (page: Page) => page.getByRole('main').getByRole('link', { name: words.retry })

/** Waits for products, as long as a shop may take that asks a platform again only after a moment. */
const isShown = (page: Page) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 60_000 })

/** The shop asks a platform that failed again only after a moment: waits until it shows products at a path. */
async function isBack(page: Page, path: string) {
  await expect.poll(async () => (await page.request.get(other.url + path)).text()).toContain('<article')
}
