import type { BrowserContext, Page } from '@playwright/test'
import type { KnownProduct } from '../kit/catalog.ts'
import type { Category } from '../kit/category.ts'
import { compareFirst, compareView } from '../kit/compare.view.ts'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { expectToFit } from '../kit/expect-to-fit.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { keptBuild, keptCatalog, keptPage, keptPaths, keptResponse } from '../kit/kept.ts'
import { listingView } from '../kit/listing.view.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'
import { productOfType, UNKNOWN_PATH } from '../kit/views.ts'

const shell = english.get('shell')
const search = english.get('listing').search
const errorPages = english.get('content').errorPages

/** '14:05 20/11/2026' */
const MOMENT = /prices (?:are from|as of) \d{1,2}:\d{2} \d{1,2}\/\d{1,2}\/\d{4}/i

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/ })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('status').filter({ hasText: shell.network.offline })

// One device for all, because a service worker that starts anew fetches the whole build.
// CACHE-10, CACHE-12, SHOP-15
test('the shop starts offline, shows visited pages, keeps no private page, and finds products', async ({
  page,
  context,
  products,
  category,
  department,
}) => {
  const visited = productOfType(products, 'Simple')
  const installed: string[] = []
  context.on('request', (request) => request.serviceWorker() && installed.push(request.url()))
  await open(page, '/')
  const home = await title(page).innerText()
  await keptPage(page, '/')
  await follow(page, category.url)
  await expect(title(page)).toHaveText(category.name)
  const [compared = ''] = await compareFirst(page, 1)
  await follow(page, '/compare')
  await expect(compareView(page).column(compared)).toBeVisible()
  await follow(page, visited.url)
  await expect(title(page)).toHaveText(visited.name)
  await keptResponse(page, visited.url)
  await keptBuild(page)
  await keptCatalog(page)
  expect(installed.filter((url) => /\/assets\/\w+\.json$/.test(url))).toHaveLength(1)
  // The archive has over two hundred scripts. Those of the first page came before the worker.
  expect(installed.filter((url) => url.endsWith('.js')).length).toBeLessThan(60)

  await context.setOffline(true)
  await page.reload()
  await expect(title(page)).toHaveText(visited.name)
  await expect(bar(page)).toContainText(/\d{1,2}:\d{2}/)
  await page.goBack()
  await expect(compareView(page).column(compared)).toBeVisible()
  await context.setOffline(false)
  await test.step('public pages alone', () => expectPublicPages(page, category, department))
  await page.close()

  const later = await context.newPage()
  await later.goto('/')
  await expect(title(later)).toHaveText(home)
  await expect(bar(later)).toBeVisible()
  await later.goto(category.url)
  await expect(title(later)).toHaveText(category.name)
  await expect(listingView(later).count(category.total)).toBeVisible()
  await later.goto('/compare')
  await expect(compareView(later).column(compared)).toBeVisible()
  await test.step('a page that was never visited', () => expectVisitedLinks(later, context, category))
  await context.setOffline(true)
  await test.step('a search', () => expectProduct(later, context, productOfType(products, 'Configurable')))
})

/** Expects that caches hold pages left before their scripts loaded, but no private, missing or personal page and no GraphQL answer. */
async function expectPublicPages(page: Page, category: Category, department: Category) {
  for (const path of ['/?token=canary', '/my-account?canary', '/checkout?canary', '/decking?email=canary', UNKNOWN_PATH]) {
    await page.goto(path)
  }
  await page.goto(category.url)
  await keptPage(page, category.url)
  // Built files are public, whatever page they are named after.
  const kept = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'))
  expect(kept.filter((path) => /canary|graphql|account|checkout|health|no-such/.test(path))).toEqual([])

  await waitForHydration(page)
  await page.evaluate(async (path) => (await caches.open('shop-pages')).put(path, await fetch(path)), department.url)
  await page.context().setOffline(true)
  await follow(page, department.url)
  await expect(title(page)).toHaveText(department.name)
  await expect(listingView(page).count(department.total)).toBeVisible()
  await expect(bar(page)).toBeVisible()
}

async function expectVisitedLinks(page: Page, context: BrowserContext, category: Category) {
  await page.goto('/i/delivery')
  await expect(title(page)).toHaveText(errorPages.offline.title)
  await waitForHydration(page)
  await judge(page)
  await expectToFit(page)
  const visited = page.getByRole('navigation', { name: errorPages.offline.visited })
  await visited.getByRole('link', { name: category.name, exact: true }).click()
  await expect(title(page)).toHaveText(category.name)
  await page.goBack()
  await expect(title(page)).toHaveText(errorPages.offline.title)

  await context.setOffline(false)
  await page.getByRole('link', { name: errorPages.errorPage.retry }).click()
  await expect(title(page)).not.toHaveText(errorPages.offline.title)
}

/** Expects an unvisited product with its price and the price's time in results, suggestions and on its page. */
async function expectProduct(page: Page, context: BrowserContext, product: KnownProduct) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/search?${new URLSearchParams({ q: product.name })}`)
  await expect(title(page)).toHaveText(search.title(product.name))
  const main = page.getByRole('main')
  await expect(main.getByText(MOMENT)).toBeVisible()
  const found = main.getByRole('link', { name: product.name }).first()
  await expect(found).toHaveAttribute('href', product.url)
  await expect(found).toContainText(/£\d/)
  await waitForHydration(page)
  await judge(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect([await sidewaysScroll(page), await crossingTexts(page)]).toEqual([0, []])
  await page.setViewportSize({ width: 1280, height: 800 })

  const field = page.getByLabel(shell.search.label)
  await field.fill(product.name)
  const suggestions = page.getByRole('listbox', { name: shell.search.suggestions })
  await expect(suggestions.getByRole('option', { name: product.name }).first()).toBeVisible()
  await expect(page.getByRole('search').getByText(MOMENT)).toBeVisible()
  await field.press('Escape')

  await found.click()
  await expect(title(page)).toHaveText(product.name)
  await expect(main.getByRole('row').filter({ hasText: /£\d/ }).first()).toBeVisible()
  await expect(main.getByText(MOMENT)).toBeVisible()
  await judge(page)

  await page.goBack()
  await expect(found).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByText(MOMENT)).toBeHidden()
  await expect(title(page)).toHaveText(search.title(product.name))
  await expect(main.getByRole('article').first()).toBeVisible()
}
