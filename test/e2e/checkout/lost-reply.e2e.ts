import type { Page, Route } from '@playwright/test'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { cartView, cartWords } from '../kit/cart.view.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { fillCheckout } from '../kit/fill-checkout.ts'
import { judge } from '../kit/judge.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('checkout').order

test.use({ expectedMessages: /ERR_FAILED|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|The order was sent but got no answer/ })

// One worker starts one shop.
test.describe.configure({ mode: 'default' })

let platform: FaultyPlatform
let own: RunningShop
test.beforeAll(async ({ shop }) => {
  platform = await faultyPlatform(shop.sandboxUrl)
  own = await startShop({ env: { ...PATIENT, PLATFORM_URL: platform.url, CHECKOUT_URL: 'none' } })
})
test.beforeEach(() => {
  platform.requests.length = 0
})
test.afterEach(async ({ context }) => {
  await context.close()
  platform.fail('none')
})
test.afterAll(async () => {
  await own.stop()
  await platform.close()
})

const ordersMade = () => platform.requests.filter(({ method, path }) => method === 'POST' && path === '/api/order').length
const product = (products: readonly KnownProduct[], index = 0): KnownProduct => {
  const found = plainProducts(products)[index]
  if (!found) throw new Error('The catalogue has no plain product')
  return found
}
const ORDER = /^\/api\/order$/
const ORDER_STATE = /^\/api\/sync\/order/
/** Expects none of the texts that are untrue while the outcome of an order is unknown. */
async function expectNoOldTexts(page: Page) {
  await expect(page.getByText(words.waiting.open)).toHaveCount(0)
  await expect(page.getByText(words.waiting.soon)).toHaveCount(0)
  await expect(checkoutView(page).confirm).toHaveCount(0)
}

/** Handles the page's first request to place an order. */
const onFirstOrder = async (page: Page, act: (route: Route) => Promise<void>) => {
  let isDone = false
  await page.route('**/graphql', async (route) => {
    if (isDone || operationName(route.request()) !== 'OrderPlace') return route.fallback()
    isDone = true
    await act(route)
  })
}

// ORDER-11
test('an order whose reply was lost is thanked for at once and placed once', async ({ page, products }) => {
  await onFirstOrder(page, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fillCheckout(page, own.url, product(products))
  const { place, agree, heading } = checkoutView(page)
  await place.click()
  await expect(heading(/^Thank you/)).toBeVisible()
  await expect(page.getByText(/^Order number \d{9}$/)).toBeVisible()
  expect(ordersMade()).toBe(1)

  platform.failBy({ faults: ['dropped'], paths: ORDER, times: 1 })
  await open(page, own.url + product(products, 1).url)
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await open(page, `${own.url}/checkout`)
  await agree.check()
  await place.click()
  await expect(heading(/^Thank you/)).toBeVisible()
  expect(ordersMade()).toBe(2)
})

// ORDER-11
test('an order that never left the browser is not placed, and the next press places it', async ({ page, products }) => {
  await onFirstOrder(page, (route) => route.abort('connectionreset'))
  await fillCheckout(page, own.url, product(products))
  const { place, agree, heading } = checkoutView(page)
  await place.click()
  await expect(page.getByRole('alert').filter({ hasText: words.sent.failed })).toBeVisible()
  await expectNoOldTexts(page)
  expect(ordersMade()).toBe(0)
  await judge(page)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText(words.sent.failed)).toBeVisible()
  await agree.check()
  await place.click()
  await expect(heading(/^Thank you/)).toBeVisible()
  expect(ordersMade()).toBe(1)
})

// ORDER-11
test('after a 500 for an order, every page says it is being checked until it is confirmed', async ({
  page,
  context,
  products,
}) => {
  platform.fail('done, error 500', ORDER)
  await onFirstOrder(page, async (route) => {
    const response = await route.fetch()
    platform.fail('refused', ORDER_STATE)
    await route.fulfill({ response })
  })
  await fillCheckout(page, own.url, product(products))
  const { place, heading } = checkoutView(page)
  await place.click()
  await expect(heading(words.sent.title)).toBeVisible()
  await expectNoOldTexts(page)
  await judge(page)

  const other = await context.newPage()
  await open(other, own.url + product(products, 1).url)
  const offer = other.getByRole('status').getByRole('listitem').filter({ hasText: words.sent.notice })
  await expect(offer).toBeVisible()
  await cartView(other).add.click()
  const added = cartView(other).notice(cartWords.notices.added)
  // The notice grows, and the list moves, when the products that go with the added one have come.
  await expect(added.getByText(cartWords.notices.goesWith)).toBeVisible()
  await offer.getByRole('link', { name: words.sent.look }).click()
  await expect(checkoutView(other).heading(words.sent.title)).toBeVisible()
  await expectNoOldTexts(other)
  await expect(other.getByRole('heading', { name: english.get('cart').totals.title })).toHaveCount(0)

  await page.reload()
  await waitForHydration(page)
  await expect(heading(words.sent.title)).toBeVisible()
  await expect(page.getByRole('button', { name: words.sent.again })).toBeVisible()
  // Only the page that asks first gets the outcome.
  await other.close()
  platform.fail('none')
  // The page may get the outcome by itself before this.
  await page.getByRole('button', { name: words.sent.again }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click()
  })
  await expect(
    page
      .getByRole('status')
      .getByRole('listitem')
      .filter({ hasText: words.thanks.title })
      .or(heading(/^Thank you/))
      .first(),
  ).toBeVisible({ timeout: 60_000 })
  await expect(heading(words.sent.title)).toHaveCount(0)
  expect(ordersMade()).toBe(1)
})

// ORDER-11
test('a page reloaded while the order is being placed shows its outcome', async ({ page, products }) => {
  platform.failBy({ faults: ['delayed'], paths: ORDER, times: 1, delayMs: 3000 })
  await fillCheckout(page, own.url, product(products))
  const { place, heading } = checkoutView(page)
  await place.click()
  await expect.poll(ordersMade).toBe(1)
  await page.reload()
  await expect(heading(words.sent.title).or(heading(/^Thank you/))).toBeVisible()
  await expect(heading(/^Thank you/)).toBeVisible()
  expect(ordersMade()).toBe(1)
})

// ORDER-11
test('an order whose network failed on sending is looked up when the network returns', async ({ page, context, products }) => {
  await onFirstOrder(page, async (route) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await fillCheckout(page, own.url, product(products))
  const { place, heading } = checkoutView(page)
  await place.click()
  await expect(heading(words.sent.title)).toBeVisible()
  await expect(page.getByText(words.sent.offline)).toBeVisible()
  await expectNoOldTexts(page)
  await context.setOffline(false)
  await expect(heading(/^Thank you/)).toBeVisible()
  expect(ordersMade()).toBe(1)
})

// ORDER-7, ORDER-11, TEXT-15
test('an order that the shop could not send is stored, says so, and is placed when confirmed', async ({ page, products }) => {
  await fillCheckout(page, own.url, product(products))
  const { place, confirm, heading } = checkoutView(page)
  platform.fail('refused', ORDER_STATE)
  await place.click()
  await expect(heading(words.waiting.title)).toBeVisible()
  await expect(page.getByText(words.waiting.open)).toBeVisible()
  await confirm.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was ordered' })).toBeVisible()
  expect(ordersMade()).toBe(0)
  platform.fail('none')
  await confirm.click()
  await expect(heading(/^Thank you/)).toBeVisible()
  expect(ordersMade()).toBe(1)
})
