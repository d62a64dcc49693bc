import type { Page } from '@playwright/test'
import { PATIENT, startShop } from '../../kit/shop.ts'
import { accountWords } from '../kit/account.view.ts'
import { cartView, fillCart, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import type { Category } from '../kit/category.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { type DeployedShop, deployedShop } from '../kit/deployed-shop.ts'
import { english } from '../kit/english.ts'
import { fillDetails } from '../kit/fill-checkout.ts'
import { follow } from '../kit/follow.ts'
import { keptBuild, keptCatalog, keptPage, keptPaths } from '../kit/kept.ts'
import { recordOperations } from '../kit/operations.ts'
import type { SharedShop } from '../kit/shared-shop.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

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

const findOfflineNotice = (page: Page) => page.getByRole('status').filter({ hasText: english.get('shell').network.offline })

test.use({
  serviceWorkers: 'allow',
  // The shop fails while the page still prefetches.
  expectedMessages:
    /status of 502|ERR_EMPTY_RESPONSE|ERR_FAILED|not kept for when there is no network|Parts of this page come when they are needed/,
})

// One page for all, because a service worker that starts anew fetches the whole build.
test('a tab moves to each new build with the next link, and shows visited pages meanwhile', async ({
  page,
  category,
  shop,
  quietConsole,
}) => {
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
  expect(quietConsole).toEqual([])
  await test.step('a shop that fails', () => failingShop(page, category))
  await test.step('a shop without a service worker', () => withoutWorker(page, shop))
})

/** Deploys a build, and waits until its worker controls the page. */
async function takeOver(page: Page, shop: DeployedShop) {
  await keptBuild(page)
  await keptCatalog(page)
  shop.deploy()
  await lookForNewVersion(page)
}

// RUN-52
test('a new build leaves a half-typed quantity and a half-filled checkout alone, and the change and the order are sent once', async ({
  page,
  products,
  shop,
}) => {
  const [product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  const own = await deployedShop(shop.builtInUrl)
  const sent = recordOperations(page)
  const count = (name: string) => sent.filter((each) => each === name).length
  try {
    await fillCart(page.request, own.url, [{ sku: product.sku, quantity: 1 }])
    await open(page, `${own.url}/cart`)
    const quantity = cartView(page).quantity(product.name)
    await quantity.fill('3')
    const syncs = count('CartSync')
    await takeOver(page, own)
    await expect(quantity).toHaveValue('3')
    await expect(quantity).toBeFocused()
    await quantity.press('Enter')
    await expect.poll(() => platformCart(page.request, own.url)).toEqual({ [product.sku]: 3 })
    expect(count('CartSync')).toBe(syncs + 1)

    await open(page, `${own.url}/checkout`)
    const { personal, place, heading } = checkoutView(page)
    await personal.field(accountWords.firstName).fill('Ann')
    await takeOver(page, own)
    await expect(personal.field(accountWords.firstName)).toHaveValue('Ann')
    await fillDetails(page, 'ann@example.com')
    await place.click()
    await expect(heading(/^Thank you/)).toBeVisible()
    expect(count('OrderPlace')).toBe(1)
  } finally {
    await page.close()
    await own.close()
  }
})

async function failingShop(page: Page, category: Category) {
  await page.goto(deployed.url + category.url)
  await waitForHydration(page)
  await keptPage(page, category.url)
  deployed.fail('status 502')
  const reply = await page.reload()
  expect(reply?.status()).toBe(200)
  await waitForHydration(page)
  await expect(title(page)).toHaveText(category.name)
  await expect(findOfflineNotice(page)).toBeVisible()
  expect((await page.goto(`${deployed.url}/contact`))?.status()).toBe(502)

  deployed.fail('hang up')
  await page.goto(deployed.url + category.url)
  await waitForHydration(page)
  await expect(title(page)).toHaveText(category.name)
  await expect(findOfflineNotice(page)).toBeVisible()
}

async function withoutWorker(page: Page, shop: SharedShop) {
  const without = await startShop({ env: { ...PATIENT, PLATFORM_URL: shop.sandboxUrl, SERVICE_WORKER: 'false' } })
  try {
    deployed.replaceBy(without.url)
    await page.goto(`${deployed.url}/i/delivery`)
    await waitForHydration(page)
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    // The old service worker still cached what the previous page fetched. The next page has no worker.
    await page.goto(deployed.url)
    await waitForHydration(page)
    await expect.poll(() => keptPaths(page)).toEqual([])
  } finally {
    // A prefetch that fails because the shop has stopped would be reported as an error.
    await page.close()
    await without.stop()
  }
}

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
