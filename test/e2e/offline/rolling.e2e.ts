import type { Page } from '@playwright/test'
import { cartView, platformCart } from '../kit/cart.view.ts'
import { find } from '../kit/catalog.ts'
import { follow } from '../kit/follow.ts'
import { startRollout } from '../kit/rollout.ts'
import { expect, test, waitForHydration } from '../kit/shop.fixture.ts'
import { startVisitors } from '../kit/visitors.ts'

const VISITORS = 8
const VISITS = 500
/** The least number of visits between two changes of the replicas. */
const VISITS_PER_STAGE = 50

/** Opens the home page by the scripts of the open page, without a document from the server. */
async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  await follow(page, '/')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-kept]')).toHaveCount(1)
}

// RUN-24
test('a build rolls out and back without a failed page, a missing file or a lost cart', async ({
  page,
  newcomer,
  products,
  category,
  shop,
}) => {
  test.skip(process.platform === 'win32', 'HAProxy does not run on Windows')
  // It starts three replicas under load and counts visits, so its duration depends on the machine.
  test.slow()
  const product = find(products, ({ __typename, stock, customOptions, phoneOrderOnly }) => {
    return __typename === 'SimpleProduct' && stock?.status === 'OK' && customOptions.length === 0 && !phoneOrderOnly
  })
  const rollout = await startRollout(shop.sandboxUrl, 3)
  const { url } = rollout
  const tabs = [page]
  const tab = async () => {
    const opened = await newcomer()
    tabs.push(opened)
    await opened.goto(url + category.url)
    await waitForHydration(opened)
    return opened
  }

  try {
    const before = await rollout.start('this')
    await expect.poll(() => fetch(url).then(({ status }) => status)).toBe(200)
    const visitors = startVisitors(VISITORS, {
      url,
      paths: [category.url, product.url],
      sku: product.sku,
      release: rollout.other,
    })
    /** Runs steps under load while the replicas stay the same. */
    const stage = async (run: () => Promise<unknown>) => {
      const from = visitors.visits()
      await run()
      await expect.poll(visitors.visits).toBeGreaterThanOrEqual(from + VISITS_PER_STAGE)
    }
    await stage(async () => {
      await page.goto(url + product.url)
      await waitForHydration(page)
      await cartView(page).add.click()
      await expect(cartView(page).link(1)).toBeVisible()
    })

    const after = await rollout.start('other')
    await stage(tab)
    await rollout.stop(before)
    const newTab = await tab()
    // The tab of the old build continues with a replica of the new build alone.
    await stage(async () => {
      await cartView(page).add.click()
      await expect.poll(() => platformCart(page.request, url)).toEqual({ [product.sku]: 2 })
      await goHome(page)
    })

    await rollout.start('this')
    await stage(tab)
    await rollout.stop(after)
    await stage(async () => {
      await goHome(newTab)
      await page.goto(url + product.url)
      await waitForHydration(page)
      await expect(cartView(page).link(2)).toBeVisible()
    })

    await expect.poll(visitors.visits).toBeGreaterThanOrEqual(VISITS)
    await visitors.leave()
    expect([...visitors.failures]).toEqual([])
  } finally {
    // The tabs may still be prefetching, and a request that fails would fail the test.
    await Promise.all(tabs.map((opened) => opened.close()))
    await rollout.end()
  }
})
