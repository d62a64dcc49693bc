import type { Page } from '@playwright/test'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { expect, hydrated, test } from '../kit/shop.fixture.ts'

const listing = english.get('listing')
const shell = english.get('shell')
const { errorPage: words } = english.get('content').errorPages

const UNSEEN = '/search?q=oak+skirting'

let platform: FaultyPlatform
let other: RunningShop

test.use({ expectedMessages: /status of 50[03]|status of 404 .*\/img\/|could not be (shown|refreshed|loaded|confirmed)/ })

test.beforeEach(async ({ shop }) => {
  platform = await faultyPlatform(shop.sandboxUrl)
  const env = { ...PATIENT, PLATFORM_URL: platform.url, PAGE_FRESH_SECONDS: '0', UPSTREAM_FRESH_SECONDS: '0' }
  other = await startShop({ env })
})
test.afterEach(async ({ page }) => {
  await page.close()
  await other.stop()
  await platform.close()
})

test('a page shown before stays available while the platform is down', async ({ page }) => {
  await page.goto(`${other.url}/decking`)
  platform.fail('error 500')
  const reply = await page.reload()
  expect(reply?.status()).toBe(200)
  await hydrated(page)
  await expect(title(page)).toHaveText('Decking')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

// ERROR-12
test('a page that needs the platform says what is wrong, names the telephone number, and loads by itself once it is back', async ({
  page,
}) => {
  platform.fail('refused')
  const reply = await page.goto(other.url + UNSEEN)
  expect(reply?.status()).toBe(503)
  expect(reply?.headers()['retry-after']).toBe('10')
  await expect(title(page)).toHaveText(words.unavailable)
  await expect(page.getByRole('main')).toContainText(new RegExp(`${words.phone} [\\d ]{9}`))
  await expect(page.getByText(words.waiting)).toBeVisible()
  await judge(page)
  await retry(page).click()
  await expect(title(page)).toHaveText(words.unavailable)

  platform.fail('none')
  await isShown(page)
  await expect(page).toHaveURL(other.url + UNSEEN)
})

// ERROR-12
test('a page that stays unavailable says so after the last try, and retries at once when the network returns', async ({
  page,
}) => {
  await page.clock.install()
  platform.fail('refused')
  await page.goto(other.url + UNSEEN)
  await expect(async () => {
    await page.clock.fastForward(40_000)
    await expect(page.getByText(words.stopped)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  platform.fail('none')
  await isBack(page, UNSEEN)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isShown(page)
})

// ERROR-12
test('without scripts, the retry link of an unavailable page opens it once the platform is back', async ({ newcomer }) => {
  const page = await newcomer({ javaScriptEnabled: false })
  platform.fail('refused')
  await page.goto(other.url + UNSEEN)
  await expect(title(page)).toHaveText(words.unavailable)
  platform.fail('none')
  await isBack(page, UNSEEN)
  await retry(page).click()
  await isShown(page)
  await page.close()
})

// NAV-5, ERROR-12
test('a link to an unavailable page keeps the shop usable, and the page loads by itself', async ({ page }) => {
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
})

// LIST-7
test('a link to a category whose products fail shows no empty list, and loads by itself', async ({ page }) => {
  await page.goto(`${other.url}/decking`)
  await hydrated(page)
  platform.fail('html')
  await page
    .getByRole('navigation', { name: shell.menu.label })
    .getByRole('link', { name: 'Fencing', exact: true })
    .first()
    .click()
  await expect(title(page)).toHaveText(words.unavailable)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText(listing.empty)).toHaveCount(0)

  platform.fail('none')
  await expect(title(page)).toHaveText('Fencing', { timeout: 60_000 })
  await isShown(page)
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const retry = (page: Page) => page.getByRole('main').getByRole('link', { name: words.retry })

/** Waits for products, as long as a shop may take that asks a platform again only after a moment. */
const isShown = (page: Page) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 60_000 })

/** The shop asks a platform that failed again only after a moment: waits until it shows products at a path. */
async function isBack(page: Page, path: string) {
  await expect.poll(async () => (await page.request.get(other.url + path)).text()).toContain('<article')
}
