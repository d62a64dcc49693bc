import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { listing } from '../../web/messages/en/listing.ts'
import { shell } from '../../web/messages/en/shell.ts'
import { type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { freshSandbox } from '../kit/sandbox.ts'
import { type RunningShop, startShop } from '../kit/shop.ts'
import { expect, hydrated, test } from './shop.fixture.ts'

const UNSEEN = '/search?q=oak+skirting'

let sandbox: Sandbox
let platform: FaultyPlatform
let shop: RunningShop

test.use({ expectedMessages: /status of 50[03]|status of 404 .*\/img\/|could not be (shown|refreshed|loaded)/ })

test.beforeAll(async () => {
  sandbox = await freshSandbox()
})
test.afterAll(() => sandbox.close())

test.beforeEach(async () => {
  platform = await faultyPlatform(sandbox.url)
  shop = await startShop({ env: { PLATFORM_URL: platform.url, PAGE_FRESH_SECONDS: '0', UPSTREAM_FRESH_SECONDS: '0' } })
})
test.afterEach(async ({ page }) => {
  await page.close()
  await shop.stop()
  await platform.close()
})

test('a page that was shown before goes on', async ({ page }) => {
  await page.goto(`${shop.url}/decking`)
  platform.fail('error 500')
  const reply = await page.reload()
  expect(reply?.status()).toBe(200)
  await hydrated(page)
  await expect(title(page)).toHaveText('Decking')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('another page says what is wrong, and its retry works once the platform is back', async ({ page }) => {
  platform.fail('refused')
  const reply = await page.goto(shop.url + UNSEEN)
  expect(reply?.status()).toBe(503)
  await expect(title(page)).toHaveText(shell.errorPage.unavailable)
  const retry = page.getByRole('main').getByRole('link', { name: shell.trouble.retry })
  await retry.click()
  await expect(title(page)).toHaveText(shell.errorPage.unavailable)

  platform.fail('none')
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2000 })
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page).toHaveURL(shop.url + UNSEEN)
})

// NAV-5
test('a link to a page that cannot come leaves the shop standing, and its retry works', async ({ page }) => {
  await page.goto(`${shop.url}/decking`)
  await hydrated(page)
  platform.fail('half a body')
  const link = page.getByRole('main').getByRole('article').nth(3).getByRole('link')
  const name = await link.innerText()
  await link.click()
  await expect(title(page)).toHaveText(shell.trouble.title)
  await expect(page.getByRole('banner')).toBeVisible()

  platform.fail('none')
  const retry = page.getByRole('main').getByRole('link', { name: shell.trouble.retry })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2000 })
    await expect(title(page)).toHaveText(name, { timeout: 2000 })
  }).toPass()
})

test('a list whose products cannot come says so, with another try', async ({ page }) => {
  await page.goto(`${shop.url}/decking`)
  await hydrated(page)
  platform.fail('html')
  await page
    .getByRole('navigation', { name: shell.menu.label })
    .getByRole('link', { name: 'Fencing', exact: true })
    .first()
    .click()
  await expect(title(page)).toHaveText('Fencing')
  const warning = page.getByRole('main').getByRole('status').filter({ hasText: listing.empty })
  await expect(warning).toBeVisible()

  platform.fail('none')
  const retry = warning.getByRole('link', { name: listing.reload })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 2000 })
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
