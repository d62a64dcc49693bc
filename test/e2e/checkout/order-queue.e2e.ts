import type { Page } from '@playwright/test'
import { contentWith } from '../../kit/content.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { accountWords } from '../kit/account.view.ts'
import { cartView } from '../kit/cart.view.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { fillCheckout } from '../kit/fill-checkout.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { recordOperations } from '../kit/operations.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('checkout').order
const PHONE = '0113 496 0123'
/** The page asks again by itself, after growing pauses. */
const SOON = { timeout: 60_000 }

// One worker starts one shop.
test.describe.configure({ mode: 'default' })

let own: RunningShop
test.beforeAll(async () => {
  // The platform requires a telephone number, but the content makes it optional.
  const settings = {
    SANDBOX_ORDER_QUEUE: 'held',
    SANDBOX_TELLS_REFUSALS: 'true',
    ...contentWith({ shop: { addresses: { telephone: 'optional' } } }),
  }
  own = await startShop({ env: { ...PATIENT, ...settings, CHECKOUT_URL: 'none' } })
})
test.afterAll(() => own.stop())

/** Lets the platform's worker place or reject the queued orders. */
const workQueue = async (page: Page) => expect(await page.request.post(`${own.sandboxUrl}/sandbox/queue`)).toBeOK()
const product = (products: readonly KnownProduct[]): KnownProduct => {
  const [found] = plainProducts(products)
  if (!found) throw new Error('The catalogue has no plain product')
  return found
}

// ORDER-14, ORDER-12
test('an order in the platform’s queue is received, and placed once the platform reports it', async ({ page, products }) => {
  const { place, heading } = checkoutView(page)
  const main = page.getByRole('main')
  await fillCheckout(page, own.url, product(products))
  await place.click()
  await expect(heading(words.received.title)).toBeFocused()
  await expect(main.getByText(words.received.text('ann@example.com'))).toBeVisible()
  await expect(main.getByRole('table')).toContainText(product(products).name)
  await expect(heading(/^Thank you/)).toHaveCount(0)
  await judge(page, DESKTOP_AND_PHONE)
  const operations = recordOperations(page)
  await page.reload()
  await waitForHydration(page)
  await expect(heading(words.received.title)).toBeVisible()

  await workQueue(page)
  await expect(heading(/^Thank you/)).toBeVisible(SOON)
  await expect(main.getByRole('table')).toContainText(product(products).name)
  // A placed order leaves no cart on the platform, which would reject both.
  expect(operations.filter((name) => name === 'CheckoutMethods' || name === 'CartShippingSet')).toEqual([])
  await open(page, `${own.url}/cart`)
  await expect(cartView(page).empty).toBeVisible()
})

// ORDER-14
test('an order that the queue refuses leads to its field and can be ordered again', async ({ page, products }) => {
  const { place, agree, shipping, step, heading } = checkoutView(page)
  const telephone = shipping.field(accountWords.telephone)
  await fillCheckout(page, own.url, product(products))
  await step(words.steps.shipping).getByRole('button', { name: words.edit }).click()
  await telephone.fill('')
  await shipping.next.click()
  await agree.check()
  await place.click()
  await expect(heading(words.received.title)).toBeVisible()

  await workQueue(page)
  const refusal = page.getByRole('alert').filter({ hasText: words.sent.failed })
  await expect(refusal).toContainText(`${words.steps.shipping}, ${accountWords.telephone}`, SOON)
  await judge(page)
  await refusal.getByRole('button', { name: words.received.goTo(words.steps.shipping) }).click()
  await expect(telephone).toBeFocused()
  await page.keyboard.type(PHONE)
  await shipping.next.click()
  await agree.check()
  await place.click()
  await expect(heading(words.received.title)).toBeVisible()
  await workQueue(page)
  await expect(heading(/^Thank you/)).toBeVisible(SOON)
})

// ORDER-14
test('an order that stays unconfirmed asks for a call on every page and restores the cart', async ({ page, products }) => {
  const { place, heading } = checkoutView(page)
  await fillCheckout(page, own.url, product(products))
  await place.click()
  await expect(heading(words.received.title)).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 11 * 60_000)
  await open(page, own.url)
  await expect(page.getByRole('status').getByText(words.received.lateNotice)).toBeVisible(SOON)
  await open(page, `${own.url}/checkout`)
  await expect(page.getByText(words.received.lateCall(PHONE))).toBeVisible()
  await judge(page)
  await page.getByRole('button', { name: words.received.giveUp }).click()
  await expect(place).toBeVisible()
})
