import type { Page } from '@playwright/test'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { english } from '../kit/english.ts'
import { expect, hydrated, test } from '../kit/shop.fixture.ts'

const listing = english.get('listing')
const shell = english.get('shell')
const errorPages = english.get('error-pages')

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

test('a page that was shown before goes on', async ({ page }) => {
  await page.goto(`${other.url}/decking`)
  platform.fail('error 500')
  const reply = await page.reload()
  expect(reply?.status()).toBe(200)
  await hydrated(page)
  await expect(title(page)).toHaveText('Decking')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('another page says what is wrong, and its retry works once the platform is back', async ({ page }) => {
  platform.fail('refused')
  const reply = await page.goto(other.url + UNSEEN)
  expect(reply?.status()).toBe(503)
  await expect(title(page)).toHaveText(errorPages.errorPage.unavailable)
  const retry = page.getByRole('main').getByRole('link', { name: errorPages.errorPage.retry })
  await retry.click()
  await expect(title(page)).toHaveText(errorPages.errorPage.unavailable)

  platform.fail('none')
  await isBack(page, UNSEEN)
  await retry.click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(other.url + UNSEEN)
})

// NAV-5
test('a link to a page that cannot come leaves the shop standing, and its retry works', async ({ page }) => {
  await page.goto(`${other.url}/decking`)
  await hydrated(page)
  platform.fail('half a body')
  const link = page.getByRole('main').getByRole('article').nth(3).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(title(page)).toHaveText(errorPages.errorPage.title)
  await expect(page.getByRole('banner')).toBeVisible()

  platform.fail('none')
  const retry = page.getByRole('main').getByRole('link', { name: errorPages.errorPage.retry })
  await isBack(page, new URL(page.url()).pathname)
  await retry.click()
  await expect(title(page)).toHaveText(name)
})

// LIST-7
test('a link to a category whose products cannot come shows no empty shelf, and its retry works', async ({ page }) => {
  await page.goto(`${other.url}/decking`)
  await hydrated(page)
  platform.fail('html')
  await page
    .getByRole('navigation', { name: shell.menu.label })
    .getByRole('link', { name: 'Fencing', exact: true })
    .first()
    .click()
  await expect(title(page)).toHaveText(errorPages.errorPage.title)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText(listing.empty)).toHaveCount(0)

  platform.fail('none')
  await isBack(page, '/fencing')
  await page.getByRole('main').getByRole('link', { name: errorPages.errorPage.retry }).click()
  await expect(title(page)).toHaveText('Fencing')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** The shop asks a platform that failed again only after a moment: waits until it shows products at a path. */
async function isBack(page: Page, path: string) {
  await expect.poll(async () => (await page.request.get(other.url + path)).text()).toContain('<article')
}
