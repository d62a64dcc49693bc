import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { startMemoryServer } from '../../../bff/cache/valkey/testing/memory-server.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { startBalancer } from '../kit/balancer.ts'
import { cartOf, platformCart } from '../kit/cart.view.ts'
import { find } from '../kit/catalog.ts'
import { follow } from '../kit/follow.ts'
import { otherRelease } from '../kit/other-release.ts'
import { expect, hydrated, test } from '../kit/shop.fixture.ts'

const ASSET = /\/assets\/[\w.-]+/g
const ASSETS_PER_PAGE = 6

/** Requests pages and some of their files until it is stopped. */
function visitor(url: string, paths: readonly string[]) {
  const [failures, stopping] = [[] as string[], new AbortController()]
  let visits = 0
  const get = async (path: string) => {
    const reply = await fetch(url + path).catch((error: Error) => new Response(error.message, { status: 599 }))
    if (reply.status !== 200) failures.push(`${path} ${reply.status}`)
    return reply.text()
  }
  const ended = (async () => {
    while (!stopping.signal.aborted) {
      const files = [...new Set((await get(paths[visits % paths.length] ?? '/')).match(ASSET) ?? [])]
      const first = (visits * ASSETS_PER_PAGE) % Math.max(1, files.length)
      await Promise.all(files.slice(first, first + ASSETS_PER_PAGE).map(get))
      visits += 1
      await pause(50)
    }
  })()
  return async () => {
    stopping.abort()
    await ended
    return { failures, visits }
  }
}

/** Opens the home page by the scripts of the open page, without a document from the server. */
async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
  await follow(page, '/')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-kept]')).toHaveCount(1)
}

// RUN-24
test('a build rolls out and back behind a balancer without a failed page, a missing file or a lost cart', async ({
  page,
  newcomer,
  products,
  category,
  shop,
}) => {
  test.skip(process.platform === 'win32', 'HAProxy does not run on Windows')
  const product = find(products, ({ __typename, stock, customOptions, phoneOrderOnly }) => {
    return __typename === 'SimpleProduct' && stock?.status === 'OK' && customOptions.length === 0 && !phoneOrderOnly
  })
  const [store, balancer, other] = [await startMemoryServer(), await startBalancer(3), otherRelease()]
  const running = new Set<RunningShop>()
  const shared = { VALKEY_URL: store.url, VALKEY_TIMEOUT_MS: '5000', SESSION_KEYS: randomBytes(32).toString('base64') }
  const start = (slots: readonly number[], release?: string) =>
    Promise.all(
      slots.map(async (slot) => {
        const env = { ...PATIENT, ...shared, PLATFORM_URL: shop.sandboxUrl, DRAIN_SECONDS: '1', PORT: `${balancer.ports[slot]}` }
        const replica = await startShop({ env, ...(release !== undefined && { release }) })
        running.add(replica)
        return replica
      }),
    )
  const stop = (replicas: readonly RunningShop[]) =>
    Promise.all(replicas.map((replica) => replica.stop().then(() => running.delete(replica))))
  const tabs = [page]
  const tab = async () => {
    const opened = await newcomer()
    tabs.push(opened)
    await opened.goto(balancer.url + category.url)
    await hydrated(opened)
    return opened
  }

  try {
    const before = await start([0])
    await expect.poll(() => fetch(balancer.url).then(({ status }) => status)).toBe(200)
    const leave = visitor(balancer.url, ['/', category.url, product.url])
    await page.goto(balancer.url + product.url)
    await hydrated(page)
    await cartOf(page).add.click()
    await expect(cartOf(page).link(1)).toBeVisible()

    const after = await start([1], other.folder)
    await tab()
    await stop(before)
    const newTab = await tab()
    // The tab of the old build continues with a replica of the new build alone.
    await cartOf(page).add.click()
    await expect.poll(() => platformCart(page.request, balancer.url)).toEqual({ [product.sku]: 2 })
    await goHome(page)

    await start([2])
    await tab()
    await stop(after)
    await goHome(newTab)
    await page.goto(balancer.url + product.url)
    await hydrated(page)
    await expect(cartOf(page).link(2)).toBeVisible()

    const { failures, visits } = await leave()
    expect(failures).toEqual([])
    expect(visits).toBeGreaterThan(20)
  } finally {
    // They still prefetch, which is not to fail.
    await Promise.all(tabs.map((opened) => opened.close()))
    await stop([...running])
    await Promise.all([balancer.stop(), store.stop()])
    other.remove()
  }
})
