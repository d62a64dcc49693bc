import type { Page } from '@playwright/test'
import { contentWith } from '../../kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { accountWords as account } from '../kit/account.view.ts'
import { backgroundSync } from '../kit/background-sync.ts'
import { cartView, cartWords } from '../kit/cart.view.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { keptCatalog, keptCheckout, keptTasks } from '../kit/kept.ts'
import { expect, open, openWithScreens, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('checkout').order

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

let platform: FaultyPlatform
let own: RunningShop
test.beforeAll(async ({ shop }) => {
  platform = await faultyPlatform(shop.sandboxUrl)
  own = await startShop({
    env: {
      ...PATIENT,
      PLATFORM_URL: platform.url,
      CHECKOUT_URL: 'none',
      ...contentWith({ settings: { checkout: { sendsOfflineOrders: true } } }),
    },
  })
})
test.afterEach(({ context }) => context.close())
test.afterAll(async () => {
  await own.stop()
  await platform.close()
})

const ordersMade = () => platform.requests.filter(({ method, path }) => method === 'POST' && path === '/api/order').length

/** Fills in an order. */
async function fillOrder(page: Page, { url }: KnownProduct) {
  const { personal, shipping, step, place } = checkoutView(page)
  await openWithScreens(page, own.url + url)
  await keptCatalog(page)
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await open(page, `${own.url}/checkout`)
  await personal.field(account.firstName).fill('Ann')
  await personal.field(account.lastName).fill('Wright')
  await personal.field(words.personal.email).fill('ann@example.com')
  await personal.next.click()
  await shipping.field(account.street).fill('3 Saw Lane')
  await shipping.field(account.city).fill('Leeds')
  await shipping.field(account.postcode).fill('LS9 8AA')
  await shipping.field(account.telephone).fill('0113 496 0123')
  await shipping.next.click()
  await expect(step(words.steps.payment)).toBeVisible()
  await expect(place).toBeVisible()
}

/** Places the order of the open checkout offline. */
async function orderOffline(page: Page) {
  const { agree, keep, heading } = checkoutView(page)
  await page.context().setOffline(true)
  await agree.check()
  await keep.click()
  await expect(heading(words.waiting.title)).toBeVisible()
  await expect.poll(() => keptTasks(page)).toContain('OrderPlace')
}

// ORDER-6, ORDER-7, QUEUE-12
test('a cancelled offline order is never placed, any other once with no page open, and the next page reports it', async ({
  page,
  context,
  products,
}) => {
  const [product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  const { sync, closed } = await backgroundSync(context, own.url)
  await fillOrder(page, product)
  await orderOffline(page)
  await page.getByRole('button', { name: words.waiting.cancel, exact: true }).click()
  await expect.poll(() => keptTasks(page)).not.toContain('OrderPlace')
  // The page shows that nothing waits before the device has deleted the task.
  await expect.poll(() => keptCheckout(page)).toContain('"waiting":null')
  await closed(page)
  await context.setOffline(false)
  await sync()

  const again = await context.newPage()
  await open(again, `${own.url}/cart`)
  await expect(cartView(again).quantity(product.name)).toHaveValue('1')
  await expect(cartView(again).total).toBeVisible()
  expect(ordersMade()).toBe(0)

  await follow(again, '/checkout')
  await expect(checkoutView(again).place).toBeVisible()
  await orderOffline(again)
  await closed(again)
  await context.setOffline(false)
  await sync()
  await expect.poll(ordersMade).toBe(1)
  await sync()

  const later = await context.newPage()
  await open(later, own.url)
  await expect(later.getByRole('status').getByRole('listitem').filter({ hasText: words.thanks.title })).toBeVisible()
  await expect(cartView(later).link(0)).toBeVisible()
  await expect.poll(() => keptTasks(later)).toBe('[]')
  await later.reload()
  await waitForHydration(later)
  await expect(cartView(later).link(0)).toBeVisible()
  expect(ordersMade()).toBe(1)
})
