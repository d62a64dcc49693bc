import type { Page } from '@playwright/test'
import { PATIENT, startShop } from '../../kit/shop.ts'
import { type DeployedShop, deployedShop } from '../kit/deployed-shop.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { keptBuild, keptCatalog, keptPage, keptPaths } from '../kit/kept.ts'
import { expect, hydrated, test } from '../kit/shop.fixture.ts'

let deployed: DeployedShop
test.beforeEach(async ({ shop }) => {
  deployed = await deployedShop(shop.url)
})
test.afterEach(async ({ page }) => {
  await page.close()
  await deployed.close()
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** Number of the build that a page's modules are of, fetched or not. */
const build = (page: Page) =>
  page.evaluate(() =>
    Number(/\.build(\d+)/.exec(document.querySelector<HTMLScriptElement>('script[type="module"]')?.dataset.src ?? '')?.[1] ?? 0),
  )

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a tab moves to each new build with the next link, silently', async ({ page, category }) => {
    await idleAfter(page, () => page.goto(deployed.url))
    await keptPage(page, '/')
    for (const [number, path] of [
      [1, category.url],
      [2, '/i/delivery'],
    ] as const) {
      deployed.deploy()
      await lookForNewVersion(page)
      expect(await build(page)).toBe(number - 1)
      await idleAfter(page, () => follow(page, path))
      await expect(page).toHaveURL(deployed.url + path)
      expect(await build(page)).toBe(number)
      await expect(title(page)).toBeVisible()
    }
  })

  test.describe('while the new build’s shop fails', () => {
    // The shop fails while the page still prefetches.
    test.use({
      expectedMessages:
        /status of 502|ERR_EMPTY_RESPONSE|ERR_FAILED|not kept for when there is no network|Parts of this page come when they are needed/,
    })

    test('a visited page is shown from the cache and says that the shop does not respond', async ({ page, category }) => {
      await page.goto(deployed.url + category.url)
      await hydrated(page)
      await keptPage(page, category.url)
      deployed.fail('status 502')
      const reply = await page.reload()
      expect(reply?.status()).toBe(200)
      await hydrated(page)
      await expect(title(page)).toHaveText(category.name)
      await expect(page.getByRole('status').filter({ hasText: english.get('shell').network.offline })).toBeVisible()
      expect((await page.goto(`${deployed.url}/i/delivery`))?.status()).toBe(502)

      deployed.fail('hang up')
      await page.goto(deployed.url + category.url)
      await hydrated(page)
      await expect(title(page)).toHaveText(category.name)
      await expect(page.getByRole('status').filter({ hasText: english.get('shell').network.offline })).toBeVisible()
    })
  })

  test('a shop with the service worker switched off removes it and its caches from browsers', async ({ page, shop }) => {
    await page.goto(deployed.url)
    await hydrated(page)
    await keptPage(page, '/')
    const without = await startShop({ env: { ...PATIENT, PLATFORM_URL: shop.sandboxUrl, SERVICE_WORKER: 'false' } })
    try {
      deployed.replaceBy(without.url)
      await page.goto(`${deployed.url}/i/delivery`)
      await hydrated(page)
      await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
      // What that page still fetched was kept by the worker it came with: the next page has none.
      await page.goto(deployed.url)
      await hydrated(page)
      await expect.poll(() => keptPaths(page)).toEqual([])
    } finally {
      // What it still fetches ahead is not to be missing.
      await page.close()
      await without.stop()
    }
  })
})

test.describe('without a service worker', () => {
  const late = english.get('content').errorPages.errorPage.title
  test.use({ expectedMessages: /status of 404 .*\/assets\/|Failed to fetch dynamically imported module|Part of the page stays/ })

  test('a tab whose build the server no longer has loads the page it navigates to', async ({ page, category }) => {
    // With save-data on, the page has not prefetched other screens.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto(deployed.url)
    await hydrated(page)
    deployed.deploy()
    deployed.deploy()
    await follow(page, category.url)
    await expect(title(page)).toHaveText(category.name)
    expect(await build(page)).toBe(2)
    await hydrated(page)
    await expect(page.getByText(late)).toHaveCount(0)
  })
})

/**
 * Goes to a page, and waits until it has cached the build and is idle. A worker that is still busy with the page's requests may keep a
 * new worker waiting until the next request.
 */
async function idleAfter(page: Page, go: () => Promise<unknown>) {
  const last = page.waitForRequest(/client-manifest\.json/)
  await go()
  await last
  await keptBuild(page)
  await keptCatalog(page)
}

/** Makes the tab visible again, and waits until the worker of the new build has taken over. */
async function lookForNewVersion(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  )
}
