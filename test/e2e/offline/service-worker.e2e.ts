import type { Page } from '@playwright/test'
import { compareFirst, compareOf } from '../kit/compare.view.ts'
import { english } from '../kit/english.ts'
import { fits } from '../kit/fits.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { keptAnswer, keptBuild, keptPage, keptPaths } from '../kit/kept.ts'
import { listingOf } from '../kit/listing.view.ts'
import { expect, hydrated, open, test } from '../kit/shop.fixture.ts'
import { productOfType, UNKNOWN_PATH } from '../kit/views.ts'

const shell = english.get('shell')
const errorPages = english.get('content').errorPages

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/ })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('status').filter({ hasText: shell.network.offline })

// CACHE-10, SHOP-15
test('the shop starts offline, shows visited pages, and links to them from a page that was never visited', async ({
  page,
  context,
  products,
  category,
}) => {
  const product = productOfType(products, 'Configurable')
  const installed: string[] = []
  context.on('request', (request) => request.serviceWorker() && installed.push(request.url()))
  await open(page, '/')
  const home = await title(page).innerText()
  await keptPage(page, '/')
  await follow(page, category.url)
  await expect(title(page)).toHaveText(category.name)
  const [compared = ''] = await compareFirst(page, 1)
  await follow(page, '/compare')
  await expect(compareOf(page).column(compared)).toBeVisible()
  await follow(page, product.url)
  await expect(title(page)).toHaveText(product.name)
  await keptAnswer(page, product.url)
  await keptBuild(page)
  expect(installed.filter((url) => /\/assets\/\w+\.json$/.test(url))).toHaveLength(1)
  // The archive has over two hundred scripts. Those of the first page came before the worker.
  expect(installed.filter((url) => url.endsWith('.js')).length).toBeLessThan(60)

  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toHaveText(product.name)
  await expect(bar(page)).toContainText(/\d{1,2}:\d{2}/)
  await page.goBack()
  await expect(compareOf(page).column(compared)).toBeVisible()
  await page.close()

  const later = await context.newPage()
  await later.goto('/')
  await expect(title(later)).toHaveText(home)
  await expect(bar(later)).toBeVisible()
  await later.goto(category.url)
  await expect(title(later)).toHaveText(category.name)
  await expect(listingOf(later).count(category.total)).toBeVisible()
  await later.goto('/compare')
  await expect(compareOf(later).column(compared)).toBeVisible()

  await later.goto('/i/delivery')
  await expect(title(later)).toHaveText(errorPages.offline.title)
  await hydrated(later)
  await judge(later)
  await fits(later)
  const visited = later.getByRole('navigation', { name: errorPages.offline.visited })
  await visited.getByRole('link', { name: category.name, exact: true }).click()
  await expect(title(later)).toHaveText(category.name)
  await later.goBack()
  await expect(title(later)).toHaveText(errorPages.offline.title)

  await context.setOffline(false)
  await later.getByRole('link', { name: errorPages.errorPage.retry }).click()
  await expect(title(later)).not.toHaveText(errorPages.offline.title)
})

// CACHE-10
test('caches hold no private page, no missing page and no GraphQL answer, but pages left before their scripts loaded', async ({
  page,
  context,
  category,
  department,
}) => {
  await open(page, '/?token=canary')
  await keptBuild(page)
  for (const path of ['/my-account?canary', '/checkout?canary', '/decking?email=canary', UNKNOWN_PATH]) await page.goto(path)
  await page.goto(category.url)
  await keptPage(page, category.url)
  // Built files are public, whatever page they are named after.
  const kept = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'))
  expect(kept.filter((path) => /canary|graphql|account|checkout|health|no-such/.test(path))).toEqual([])

  await hydrated(page)
  await page.evaluate(async (path) => (await caches.open('shop-pages')).put(path, await fetch(path)), department.url)
  await context.setOffline(true)
  await follow(page, department.url)
  await expect(title(page)).toHaveText(department.name)
  await expect(listingOf(page).count(department.total)).toBeVisible()
  await expect(bar(page)).toBeVisible()
})
