import type { BrowserContext, Page } from '@playwright/test'
import { CartSyncDocument } from '#schema/generated/operations.ts'
import { contentWith } from '../../kit/content.ts'
import { LANGUAGES } from '../../kit/languages.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { textIn } from '../../kit/specification-texts.ts'
import { newCustomer } from '../kit/account.view.ts'
import { anyFigure, containsAnyFigure } from '../kit/any-figure.ts'
import { addButton } from '../kit/cart.view.ts'
import { find, type KnownProduct, type KnownVariant, plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { follow } from '../kit/follow.ts'
import { holdOperation } from '../kit/hold-operation.ts'
import { expect, openWithScreens, test } from '../kit/shop.fixture.ts'

/**
 * The walk is in German, which proves the message and the language at once: `texts.test.ts` holds the English messages against the
 * specification and expects a translation of each. `refusals.e2e.ts` walks in Italian.
 */
const VIEW = '/de'
const { words, server } = LANGUAGES[VIEW]
const say = textIn(LANGUAGES[VIEW])
const account = words.get('account')
const EMPTY_CATEGORY = '/de/holz/altholz'

let own: RunningShop
test.beforeAll(async ({ shop }) => {
  own = await startShop({
    env: {
      ...PATIENT,
      PLATFORM_URL: shop.sandboxUrl,
      ...contentWith({ storeViews: { open: ['de'] } }),
      CHECKOUT_URL: 'none',
    },
  })
})
test.afterAll(() => own.stop())

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

interface Shopper {
  readonly page: Page
  readonly context: BrowserContext
  readonly products: readonly KnownProduct[]
}

const findParts = (page: Page) => {
  const main = page.getByRole('main')
  return {
    main,
    dialog: page.getByRole('dialog'),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    field: (label: string) => page.getByLabel(label, { exact: true }),
    notice: (text: string | RegExp) => page.getByRole('status').getByRole('listitem').filter({ hasText: text }),
  }
}

// One page for all, because a page that goes offline loads the whole build.
// CART-19, STOCK-11, TEXT-1, TEXT-2, TEXT-6 to TEXT-12, TEXT-15 to TEXT-24, USER-4
// ORDER-5, ERROR-5
test('texts name every step of an account, of buying and of an offline order', async ({ page, context, products }) => {
  const shopper = { page, context, products }
  await openWithScreens(page, `${own.url}${VIEW}/my-account/details`)
  await test.step('an account', () => useAccount(shopper))
  await test.step('buying', () => buy(shopper))
  await test.step('an offline order', () => orderOffline(shopper))
})

async function useAccount({ page, context }: Shopper) {
  const customer = newCustomer()
  const { main, dialog, button, field, notice } = findParts(page)
  await expect(main.getByText(say('USER-4'), { exact: true })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: words.get('shell').header.signIn, exact: true })
    .click()
  await dialog.getByRole('button', { name: account.newHere, exact: true }).click()
  const signUp = dialog.getByRole('button', { name: account.signUp, exact: true })
  await field(account.firstName).fill('A')
  await field(account.lastName).fill('Wr1ght')
  await field(account.password).fill('1234567')
  await field(account.passwordAgain).fill('12345678')
  await signUp.click()
  const mistakes = [say('TEXT-16'), say('TEXT-18'), say('TEXT-18', 1), say('TEXT-19'), say('TEXT-19', 1)]
  for (const text of mistakes) await expect(dialog.getByText(text, { exact: true }).last()).toBeVisible()
  await field(account.email).fill('ann@example')
  await expect(dialog.getByText(say('TEXT-20'), { exact: true }).last()).toBeVisible()
  await field(account.firstName).fill(customer.firstName)
  await field(account.lastName).fill(customer.lastName)
  await field(account.email).fill(customer.email)
  await field(account.password).fill(customer.password)
  await field(account.passwordAgain).fill(customer.password)
  await signUp.click()
  await expect(dialog).toHaveCount(0)

  await field(account.lastName).fill('Carpenter')
  await button(account.save).click()
  await expect(notice(say('TEXT-10'))).toBeVisible()
  await context.setOffline(true)
  await field(account.currentPassword).fill(customer.password)
  await field(account.newPassword).fill('Dovetail-Joint-3')
  await field(account.passwordAgain).fill('Dovetail-Joint-3')
  await button(account.changePassword).click()
  await expect(main.getByText(say('TEXT-9')).first()).toBeVisible()
  await context.setOffline(false)
  await button(account.changePassword).click()
  await expect(notice(say('TEXT-11'))).toBeVisible()
  await button(account.signOut).click()
  await expect(notice(say('TEXT-12'))).toBeVisible()
}

async function buy({ page, products }: Shopper) {
  const { main, button, notice } = findParts(page)
  const add = addButton(page, words)
  const [product] = plainProducts(products)
  await follow(page, `${VIEW}/p/${product?.sku}/x`)
  await add.click()
  await expect(notice(say('TEXT-1'))).toBeVisible()

  const soldOut = find(products, ({ __typename, stock }) => __typename === 'SimpleProduct' && stock?.status === 'OUT_OF_STOCK')
  await follow(page, `${VIEW}/p/${soldOut.sku}/x`)
  await expect(main.getByText(say('TEXT-6'), { exact: true })).toBeVisible()

  const made = find(products, ({ variants }) => variants.length > 1)
  await follow(page, `${VIEW}/p/${made.sku}/x/NO-SUCH-VARIANT`)
  await expect(main.getByText(say('TEXT-7'), { exact: true })).toBeVisible()

  await follow(page, EMPTY_CATEGORY)
  await expect(main.getByText(say('TEXT-8'), { exact: true })).toBeVisible()
  await follow(page, `${VIEW}/search?q=oa`)
  await expect(main.getByText(say('TEXT-22'), { exact: true })).toBeVisible()

  await follow(page, `${VIEW}/cart`)
  const quantity = main.getByRole('spinbutton')
  await quantity.press('ControlOrMeta+a')
  await quantity.pressSequentially('1.5')
  await quantity.press('Enter')
  await expect(quantity).toHaveAccessibleDescription(say('TEXT-17', 3))
  await quantity.press('ControlOrMeta+a')
  await quantity.pressSequentially('2')
  await quantity.press('Enter')
  await expect(notice(say('TEXT-2'))).toBeVisible()
  await expect(main.getByText(say('STOCK-11'), { exact: true })).toBeVisible()
  // The line shows it until the platform rejects the quantity and the previous one returns.
  const sync = await holdOperation(page, CartSyncDocument.name)
  await quantity.press('ControlOrMeta+a')
  await quantity.pressSequentially('9998')
  await quantity.press('Enter')
  await expect(main.getByText(anyFigure(words.get('cart').stock.only(7)))).toBeVisible()
  sync.release()
  await expect(notice(containsAnyFigure(server.cart.only(7)))).toBeVisible()
  await expect(quantity).toHaveValue('2')
  await main.getByRole('textbox', { name: words.get('cart').coupon.label }).fill('NONE')
  await button(words.get('cart').coupon.apply).click()
  await expect(main.getByText(say('TEXT-15', 1), { exact: true }).first()).toBeVisible()

  await follow(page, `${VIEW}/quick-order`)
  await main.getByRole('textbox', { name: words.get('lists').quickOrder.skuFor(1), exact: true }).fill(product?.sku ?? '')
  await main.getByRole('textbox', { name: words.get('lists').quickOrder.quantityFor(1), exact: true }).fill('0')
  await expect(main.getByText(say('TEXT-17', 1), { exact: true })).toBeVisible()
  const isLong = ({ measure }: KnownVariant) => measure !== null && measure.lengthMillimetres !== null && !measure.coverage
  const sawn = find(products, ({ variants }) => variants.some(isLong))
  await follow(page, `${VIEW}/p/${sawn.sku}/x/${sawn.variants.find(isLong)?.sku}`)
  await main
    .locator('summary')
    .filter({ hasText: words.get('product').howMuch })
    .click()
  await main.getByRole('textbox', { name: words.get('calculators').quantity.length }).fill('0')
  await expect(main.getByText(say('TEXT-17'), { exact: true })).toBeVisible()
}

async function orderOffline({ page, context }: Shopper) {
  const order = words.get('checkout').order
  const { main, notice } = findParts(page)
  const { personal, shipping, billing, step, agree, keep, place } = checkoutView(page, words)
  await follow(page, `${VIEW}/checkout`)
  await personal.next.click()
  await expect(personal.fields.getByText(say('TEXT-16'), { exact: true }).first()).toBeVisible()
  await personal.field(account.firstName).fill('Ann')
  await personal.field(account.lastName).fill('Wright')
  await personal.field(order.personal.email).fill('ann@example.com')
  await personal.next.click()
  await shipping.field(account.street).fill('3 Saw Lane')
  await shipping.field(account.city).fill('Leeds')
  await shipping.field(account.telephone).fill('0113 496 0123')
  await shipping.field(account.postcode).fill('LS')
  await shipping.field(account.country).selectOption('GB')
  await shipping.next.click()
  await expect(shipping.fields.getByText(say('TEXT-21', 1), { exact: true }).last()).toBeVisible()
  await shipping.field(account.postcode).fill('LS9 8AA')
  await shipping.next.click()
  // Moving the focus scrolls, and would move the checkbox away from the click.
  await expect(step(order.steps.shipping).getByRole('heading').first()).toBeFocused()
  await step(order.steps.payment).getByRole('checkbox', { name: order.payment.same }).uncheck()
  await billing.field(order.payment.vatNumber).fill('GB')
  await billing.next.click()
  await expect(billing.fields.getByText(say('TEXT-21'), { exact: true }).last()).toBeVisible()
  await step(order.steps.payment).getByRole('checkbox', { name: order.payment.same }).check()
  await place.click()
  await expect(main.getByText(say('TEXT-23'), { exact: true }).last()).toBeVisible()

  await context.setOffline(true)
  await agree.check()
  await keep.click()
  await expect(main.getByRole('heading', { name: say('ORDER-5'), exact: true })).toBeVisible()
  await follow(page, `${VIEW}/no-page-of-this-device`)
  await expect(main.getByText(say('ERROR-5'))).toBeVisible()
  await context.setOffline(false)
  await expect(notice(say('ORDER-5'))).toContainText(say('ORDER-5', 1))
}
