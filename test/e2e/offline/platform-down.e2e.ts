import type { Page } from '@playwright/test'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { expect, test, waitForHydration } from '../kit/shop.fixture.ts'
import { CONTENT_PAGE } from '../kit/views.ts'

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
test('a page with gaps says so, loads them by itself, and keeps focus and scroll position', async ({ page }) => {
  await page.clock.install()
  await test.step('a menu that failed to load', () => expectMenu(page))
  // The shop has not rendered the home page before.
  platform.fail('error 500', /\/product\/_search/)
  const reply = await page.goto(`${other.url}/`)
  expect(reply?.status()).toBe(200)
  expect(await reply?.text()).toContain(gaps.tryNow)
  await waitForHydration(page)
  await expect(page.getByText(gaps.waiting)).toBeVisible()
  await expect(bestSellers(page)).toHaveCount(0)
  await judge(page)
  await afterPauses(page, (timeout) => expect(page.getByText(gaps.stopped)).toBeVisible({ timeout }))
  await expect(page.getByText(gaps.stopped)).toContainText(new RegExp(`${words.phone} [\\d ]{9}`))

  const link = page.getByRole('main').getByRole('link').nth(2)
  await link.focus()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150)
  const [name, top] = [await page.locator(':focus').textContent(), await topOfFocus(page)]
  platform.fail('none')
  // A press of the button would take the focus.
  await page.getByRole('button', { name: gaps.tryNow }).evaluate((button: HTMLElement) => button.click())
  await afterPauses(page, (timeout) => expect(bestSellers(page)).toHaveCount(1, { timeout }))
  await expect(page.getByRole('button', { name: gaps.tryNow })).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveText(name ?? '')
  expect(Math.abs((await topOfFocus(page)) - top)).toBeLessThanOrEqual(1)
})

/** Expects that the page loads its menu by itself. */
async function expectMenu(page: Page) {
  platform.fail('error 500', /\/category\/_search/)
  await page.goto(other.url + CONTENT_PAGE)
  await waitForHydration(page)
  await expect(page.getByText(gaps.waiting)).toBeVisible()
  const department = page.getByRole('navigation', { name: shell.menu.label }).getByRole('link', { name: 'Decking', exact: true })
  await expect(department).toHaveCount(0)
  platform.fail('none')
  await afterPauses(page, (timeout) => expect(department.first()).toBeVisible({ timeout }))
  await expect(page.getByText(gaps.waiting)).toHaveCount(0)
}

// NAV-5, ERROR-12, LIST-7
test('links to unavailable pages keep the shop usable and load by themselves', async ({ page }) => {
  await page.goto(`${other.url}/decking`)
  await waitForHydration(page)
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
  await expectProducts(page)

  platform.fail('error 500')
  const reply = await page.goto(`${other.url}/decking`)
  expect(reply?.status()).toBe(200)
  await waitForHydration(page)
  await expect(title(page)).toHaveText('Decking')
  await expectProducts(page)
})

// ERROR-12
test('a page that needs the platform says what is wrong, and loads once it is back', async ({ page, newcomer }) => {
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
  await expectProducts(page)
  await expect(page).toHaveURL(other.url + UNSEEN[0])
  await waitForProducts(page, UNSEEN[1])
  await retry(plain).click()
  await expectProducts(plain)
})

// ERROR-12
test('a page that stays unavailable says so, and retries at once when the network returns', async ({ page }) => {
  await page.clock.install()
  platform.fail('refused')
  await page.goto(other.url + UNSEEN[2])
  await afterPauses(page, (timeout) => expect(page.getByText(words.stopped)).toBeVisible({ timeout }))
  platform.fail('none')
  await waitForProducts(page, UNSEEN[2])
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expectProducts(page)
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bestSellers = (page: Page) => page.getByRole('heading', { level: 2, name: home.bestSellers, exact: true })
const retry = (page: Page) => page.getByRole('main').getByRole('link', { name: words.retry })

const topOfFocus = (page: Page) => page.locator(':focus').evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Forwards the page's clock over its pauses between tries until an expectation is met. */
const afterPauses = (page: Page, expectation: (timeout: number) => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward(40_000)
    await expectation(1_000)
  }).toPass()

/** Expects products. The timeout is long, because the shop asks a failed platform again only after a while. */
const expectProducts = (page: Page) =>
  expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 60_000 })

/** Waits until the shop shows products at a path again. It asks a failed platform again only after a while. */
async function waitForProducts(page: Page, path: string) {
  await expect.poll(async () => (await page.request.get(other.url + path)).text()).toContain('<article')
}
