import type { Page } from '@playwright/test'
import { allMessages } from '../../../web/messages/all-messages.ts'
import { GERMAN } from '../../../web/messages/format.test-kit.ts'
import { contentWith } from '../../kit/content.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { accountView, accountWords, deviceText, newCustomer } from '../kit/account.view.ts'
import { addButton, cartView, platformCart } from '../kit/cart.view.ts'
import { find, plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { expectFocus, follow } from '../kit/follow.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { operationName, recordOperations } from '../kit/operations.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'

const german = await allMessages(GERMAN)
const WIDTHS = [320, 1440]

// One worker starts one shop.
test.describe.configure({ mode: 'default' })

let own: RunningShop
test.beforeAll(async ({ shop }) => {
  const content = contentWith({ settings: { checkout: { sendsOfflineOrders: true } }, storeViews: { open: ['de'] } })
  own = await startShop({ env: { ...PATIENT, ...content, CHECKOUT_URL: 'none', PLATFORM_URL: shop.sandboxUrl } })
})
test.afterAll(() => own.stop())

/** The input of the orders that were sent to the server. */
function readOrder(page: Page): Promise<Record<string, unknown>> {
  return page
    .waitForRequest((request) => operationName(request) === 'OrderPlace')
    .then((request) => request.postDataJSON().variables.input)
}

// CHECKOUT-9, CART-9, CART-22, ORDER-3
test('an order without delivery asks for billing only, and can create an account', async ({ page, products }) => {
  const words = english.get('checkout').order
  const plan = find(products, ({ __typename, customOptions }) => __typename === 'VirtualProduct' && customOptions.length === 0)
  const { personal, billing, step, agree, place, heading } = checkoutView(page)
  const customer = newCustomer()
  await open(page, own.url + plan.url)
  await cartView(page).add.click()
  await expect(cartView(page).notice(english.get('cart').notices.added)).toBeVisible()
  await open(page, `${own.url}/checkout`)
  await personal.field(accountWords.firstName).fill(customer.firstName)
  await personal.field(accountWords.lastName).fill(customer.lastName)
  await personal.field(words.personal.email).fill(customer.email)
  await personal.fields.getByRole('checkbox', { name: words.personal.createsAccount }).check()
  await personal.fields.getByLabel(accountWords.password, { exact: true }).fill(customer.password)
  await personal.fields.getByLabel(accountWords.passwordAgain, { exact: true }).fill('Mitre-Joint-8')
  await personal.next.click()
  await expect(personal.fields.getByText(english.get('forms').errors.NOT_IDENTICAL).first()).toBeVisible()
  await judge(page)
  await personal.fields.getByLabel(accountWords.passwordAgain, { exact: true }).fill(customer.password)
  // The checkout asks for a delivery address until the platform says that none is needed.
  await expect(step(words.steps.shipping)).toContainText(words.shipping.virtual)
  await personal.next.click()

  await expect(step(words.steps.shipping)).toContainText(words.shipping.virtual)
  await expect(heading(words.steps.payment)).toBeFocused()
  const payment = step(words.steps.payment)
  await expect(payment.getByRole('radio')).toHaveCount(1)
  await expect(payment).not.toContainText('Cash on delivery')
  await billing.field(accountWords.street).fill('3 Saw Lane')
  await billing.field(accountWords.city).fill('Leeds')
  await billing.field(accountWords.postcode).fill('LS9 8AA')
  await billing.field(accountWords.telephone).fill('0113 496 0123')
  await billing.field(words.payment.company).fill('Wright & Söhne')
  await billing.field(words.payment.vatNumber).fill('GB')
  await billing.next.click()
  await expect(billing.fields.getByText(english.get('forms').errors.TAX_ID_TOO_SHORT).first()).toBeVisible()
  await billing.field(words.payment.vatNumber).fill('GB123456789')
  await billing.next.click()
  await expect(payment).toContainText('Wright & Söhne')
  await expect(page.getByText(words.review.onDelivery)).toBeHidden()
  await judge(page, DESKTOP_AND_PHONE)
  expect(await deviceText(page)).not.toContain(customer.password)

  const ordered = readOrder(page)
  await agree.check()
  await place.click()
  await expect(heading(/^Thank you/)).toBeFocused()
  expect(await ordered).toMatchObject({
    shippingAddress: null,
    carrierCode: null,
    paymentCode: 'checkmo',
    billingAddress: { company: 'Wright & Söhne', vatNumber: 'GB123456789', city: 'Leeds' },
  })
  await expect(accountView(page).account).toBeVisible()
  expect(await platformCart(page.request, own.url)).toEqual({})
  await page
    .getByRole('main')
    .getByRole('link', { name: english.get('checkout').orders })
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Order \d+/ })).toHaveCount(1)
})

test.describe('in another store view', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    viewport: { width: 390, height: 844 },
  })

  // ORDER-2, ORDER-6, CHECKOUT-10, VIEW-2
  test('an offline order with its own billing address is sent once, unconfirmed if so set', async ({
    page,
    context,
    products,
  }) => {
    const words = german.get('checkout').order
    const account = german.get('account')
    const [product] = plainProducts(products)
    const { personal, shipping, billing, step, agree, keep, place, heading } = checkoutView(page, german)
    const asked = recordOperations(page)
    await openWithScreens(page, `${own.url}/de/p/${product?.sku}/x`)
    await addButton(page, german).click()
    const lead = page.getByRole('status').getByRole('link', { name: german.get('checkout').proceed })
    // A focused notice stays open.
    await lead.focus()
    await lead.click()
    await page.waitForURL(`${own.url}/de/checkout`)
    await expectFocus(page)
    await personal.field(account.firstName).fill('Änne')
    await personal.field(account.lastName).fill('Weiß')
    await personal.field(words.personal.email).fill('aenne@example.com')
    await personal.next.click()
    await shipping.field(account.street).fill('3 Saw Lane')
    await shipping.field(account.city).fill('Leeds')
    await shipping.field(account.postcode).fill('LS9 8AA')
    await shipping.field(account.telephone).fill('0113 496 0123')
    await shipping.field(account.country).selectOption('GB')
    await shipping.next.click()
    await step(words.steps.payment).getByRole('checkbox', { name: words.payment.same }).uncheck()
    await billing.field(account.street).fill('Sägegasse 1')
    await billing.field(account.city).fill('Köln')
    await billing.field(account.postcode).fill('50667')
    await billing.field(account.telephone).fill('0221 000000')
    await billing.next.click()
    await expect(step(words.steps.payment)).toContainText('Sägegasse 1')
    await expect(step(words.steps.payment)).toContainText(words.methods.own.cashOnDelivery)
    await expect(page.getByRole('main').getByText('€').first()).toBeVisible()
    await expect(place).toBeVisible()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
    }

    await context.setOffline(true)
    await agree.check()
    await keep.click()
    await expect(heading(words.waiting.title)).toBeVisible()
    await expect(page.getByText(words.waiting.soon)).toBeVisible()
    await follow(page, '/de/cart')
    await expect(page.getByRole('heading', { level: 1, name: german.get('cart').title })).toBeVisible()
    const ordered = readOrder(page)
    await context.setOffline(false)
    expect(await ordered).toMatchObject({
      shippingAddress: { city: 'Leeds', country: 'GB', lastName: 'Weiß' },
      billingAddress: { city: 'Köln', country: 'DE' },
    })
    await expect(page.getByRole('status').getByRole('listitem').filter({ hasText: words.thanks.title })).toBeVisible()
    await expect(page.getByRole('heading', { name: german.get('cart').empty.title })).toBeVisible()
    expect(asked.filter((name) => name === 'OrderPlace')).toHaveLength(1)
  })
})
