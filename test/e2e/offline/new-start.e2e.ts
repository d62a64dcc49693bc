import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { CartState } from '../../../web/sync/tasks/cart/cart-state.ts'
import { accountView, newCustomer } from '../kit/account.view.ts'
import { cartView, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { keptBuild, keptCart, keptNewsletter, keptPage, keptTasks, keptWishes } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'
import { wishlistView } from '../kit/wishlist.view.ts'

const newsletter = english.get('shell').newsletter
const shell = english.get('shell')

let folder: string
let browser: BrowserContext
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-browser-'))
})
test.afterEach(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

/** A browser as its shopper left it. */
async function start(baseURL: string | undefined, isOffline: boolean) {
  const { launchOptions = {}, viewport = null } = test.info().project.use
  browser = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    viewport,
    serviceWorkers: 'allow',
    offline: isOffline,
    ...(baseURL !== undefined && { baseURL }),
  })
  // A browser with background sync may have sent the tasks before it shows a page; most browsers have none.
  await browser.addInitScript(() => void Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'))
  return browser.newPage()
}

/** Quantities by sku that the device has stored and the platform does not know yet. */
async function changesKept(page: Page): Promise<Readonly<Record<string, number>>> {
  const { intents }: Pick<CartState, 'intents'> = JSON.parse((await keptCart(page)) || '{"intents":[]}')
  return Object.fromEntries(intents.map(({ line, quantity }) => [line.sku, quantity]))
}

// QUEUE-9, NEWS-5, CACHE-10
test('changes made offline survive a restart of the browser and reach the platform once', async ({ products, baseURL, shop }) => {
  const [one, two, three] = plainProducts(products)
  if (!one || !two || !three) throw new Error('The catalogue has too few plain products')
  const { email } = newCustomer()
  const first = await start(baseURL, false)
  await open(first, '/')
  await keptPage(first, '/')
  // The address changes before the page is shown.
  for (const { url, name } of [one, two, three]) {
    await follow(first, url)
    await expect(first.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  for (const path of ['/wishlist', '/cart']) {
    await follow(first, path)
    await expect(first).toHaveURL(path)
  }
  await expect(cartView(first).empty).toBeVisible()
  await keptBuild(first)

  await browser.setOffline(true)
  for (const { url, name } of [one, two, three]) {
    await follow(first, url)
    await expect(first.getByRole('heading', { level: 1 })).toHaveText(name)
    await cartView(first).add.click()
  }
  await wishlistView(first).hearts.first().click()
  await expect(wishlistView(first).link(1)).toBeVisible()
  await follow(first, '/cart')
  await cartView(first).quantity(one.name).fill('4')
  await cartView(first).quantity(one.name).press('Enter')
  await cartView(first).remove(three.name).click()
  await cartView(first).removeYes.click()
  await expect(cartView(first).link(5)).toBeVisible()
  const offer = { name: shell.footer.newsletter }
  await first.getByRole('contentinfo').getByRole('button', offer).click()
  await accountView(first).field(newsletter.email).fill(email)
  await accountView(first).button(newsletter.subscribe).click()
  await expect(accountView(first).dialog).toContainText(newsletter.subscribedAt(email))
  await expect.poll(() => keptTasks(first)).toContain(email)
  // Changes are shown before they are stored. The next start shows the stored ones.
  await expect.poll(() => keptNewsletter(first)).toContain(email)
  await expect.poll(async () => JSON.parse((await keptWishes(first)) || '[]')).toHaveLength(1)
  await expect.poll(() => changesKept(first)).toEqual({ [one.sku]: 4, [two.sku]: 1, [three.sku]: 0 })
  await browser.close()

  const page = await start(baseURL, true)
  const sent: string[] = []
  page.on('request', (request) => sent.push(operationName(request) ?? ''))
  await page.goto('/cart')
  await waitForHydration(page)
  await expect(cartView(page).lines).toHaveCount(2)
  await expect(cartView(page).quantity(one.name)).toHaveValue('4')
  await expect(cartView(page).line(two.name)).toBeVisible()
  await expect(wishlistView(page).link(1)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', offer).click()
  await expect(accountView(page).dialog).toContainText(newsletter.subscribedAt(email))
  await page.keyboard.press('Escape')

  sent.length = 0
  const subscribed = page.waitForResponse((response) => response.request().postData()?.includes(email) ?? false)
  await browser.setOffline(false)
  expect(await (await subscribed).json()).toMatchObject({ data: { newsletterSubscribe: { newsletter: { isSubscribed: true } } } })
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 4, [two.sku]: 1 })
  await expect.poll(() => keptTasks(page)).not.toContain(email)
  await page.reload()
  await waitForHydration(page)
  await expect(cartView(page).lines).toHaveCount(2)
  expect(await platformCart(page.request, shop.url)).toEqual({ [one.sku]: 4, [two.sku]: 1 })
  expect(sent.filter((name) => name === 'NewsletterSubscribe')).toHaveLength(1)
})
