import type { Page } from '@playwright/test'
import { PasswordChangeDocument } from '#schema/generated/operations.ts'
import { contentWith } from '../../kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { LANGUAGES } from '../../kit/languages.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { textIn } from '../../kit/specification-texts.ts'
import { accountView, newCustomer, signIn, signInByDialog, signUp } from '../kit/account.view.ts'
import { anyFigure } from '../kit/any-figure.ts'
import { addButton, platformCart } from '../kit/cart.view.ts'
import { find, type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { fillCheckout } from '../kit/fill-checkout.ts'
import { follow } from '../kit/follow.ts'
import { operationName } from '../kit/operations.ts'
import { expect, test } from '../kit/shop.fixture.ts'
import { withRefusals } from './with-refusals.ts'

/** A sandbox customer with past orders. */
const ANNA = { email: 'anna@stairworks.example', password: 'Newel-Post-7' }
const NEW_PASSWORD = 'Dovetail-Joint-3'

/** The walk is in Italian; `texts.e2e.ts` says why one language is enough. */
const VIEW = '/it'
const { words, server } = LANGUAGES[VIEW]
const say = textIn(LANGUAGES[VIEW])
const account = words.get('account')

const SOLD_OUT = { is_in_stock: false, qty: 0 }
const INVALIDATION_KEY = 'key-of-the-test-platform'

/** Changes to the platform's stock items, by sku. */
const stock = new Map<string, object>()
let platform: FaultyPlatform
let own: RunningShop
test.beforeAll(async ({ shop }) => {
  platform = await faultyPlatform(shop.sandboxUrl, withRefusals(stock))
  const content = contentWith({
    settings: { cart: { allowsOutOfStock: false, allowsZeroPrice: false } },
    storeViews: { open: ['it'] },
  })
  own = await startShop({
    env: { ...PATIENT, PLATFORM_URL: platform.url, CHECKOUT_URL: 'none', INVALIDATION_KEY, ...content },
  })
})
test.afterAll(async () => {
  await own.stop()
  await platform.close()
})

async function restorePlatform() {
  platform.failBy()
  stock.clear()
  await invalidateStock()
}

/** Sends the platform's webhook about changed stock. */
async function invalidateStock() {
  const reply = await fetch(`${own.url}/invalidate?key=${INVALIDATION_KEY}&tag=stock`)
  expect(reply.status).toBe(200)
}

async function changeStock(sku: string, change: object) {
  stock.set(sku, change)
  await invalidateStock()
}

test.use({ expectedMessages: /status of 401|The form 'password' could not be sent SessionExpiredError/ })

interface Shopper {
  readonly page: Page
  readonly products: readonly KnownProduct[]
}

// One page for all, because opening one costs more than its texts.
// CART-17, CART-18, CART-19, STOCK-11, TEXT-3, TEXT-4, TEXT-5, TEXT-17
// TOKEN-3, TOKEN-4, TEXT-13, TEXT-14, TEXT-15, USER-9, ORDER-7, ORDER-9
test('texts say why orders, sessions, passwords and products are refused', async ({ page, products }) => {
  const shopper = { page, products }
  await test.step('an order that the platform does not answer', () => queueOrder(shopper))
  await test.step('a platform that rejects customers', () => loseSession(page))
  await restorePlatform()
  await test.step('products that are not added, or not confirmed', () => addRefused(shopper))
})

async function queueOrder({ page, products }: Shopper) {
  const order = words.get('checkout').order
  const { place, confirm, heading } = checkoutView(page, words)
  const product = plainProducts(products)[4]
  if (!product) throw new Error('The catalogue has too few plain products')
  await fillCheckout(page, own.url + VIEW, product, words)
  platform.fail('refused', /^\/api\/sync\/order/)
  await place.click()
  await expect(page.getByText(say('TEXT-15', 3))).toBeVisible()
  platform.fail('none')
  await confirm.click()
  await expect(heading(order.thanks.titleFor('Ann'))).toBeVisible()
}

async function loseSession(page: Page) {
  const customer = newCustomer()
  const { dialog, field, button } = accountView(page, words)
  const main = page.getByRole('main')
  /** Submits the form for a new password and waits for the response. */
  const changePassword = async () => {
    await field(account.currentPassword).fill(customer.password)
    await field(account.newPassword).fill(NEW_PASSWORD)
    await field(account.passwordAgain).fill(NEW_PASSWORD)
    const answered = page.waitForResponse((response) => operationName(response.request()) === PasswordChangeDocument.name)
    await button(account.changePassword).click()
    await answered
  }
  await follow(page, `${VIEW}/my-account/details`)
  await signUp(page, customer, words)
  platform.failBy({ faults: ['error 401'], paths: /\/user\/(?:me|refresh)$/ })
  await changePassword()
  await expect(dialog).toContainText(say('TEXT-13'))

  platform.failBy()
  await signInByDialog(page, customer, words)
  platform.failBy({ faults: ['error 401'], paths: /\/user\/me$/ }, { faults: ['error 500'], paths: /\/user\/refresh$/ })
  for (const _ of [1, 2]) {
    await changePassword()
    await expect(main.getByText(server.customer.unavailable).first()).toBeVisible()
  }
  await changePassword()
  await expect(dialog).toContainText(say('TEXT-14'))

  platform.failBy()
  await dialog.getByRole('button', { name: account.forgotten, exact: true }).click()
  await field(account.email).fill(customer.email)
  await dialog.getByRole('button', { name: account.sendReset, exact: true }).click()
  await expect(dialog.getByText(say('TEXT-15')).first()).toBeVisible()

  await page.keyboard.press('Escape')
  await follow(page, `${VIEW}/my-account/orders`)
  await signIn(page, ANNA, words)
  await changeStock('*', SOLD_OUT)
  await main
    .getByRole('link', { name: anyFigure(account.order('7')) })
    .first()
    .click()
  await main.getByRole('button', { name: account.reorder.label, exact: true }).click()
  await expect(main.getByRole('article').getByText(say('TEXT-15', 2), { exact: true })).toBeVisible()
  await follow(page, `${VIEW}/my-account/details`)
  await button(account.signOut).click()
  await expect(findNotice(page, account.signedOut)).toBeVisible()
}

async function addRefused({ page, products }: Shopper) {
  const main = page.getByRole('main')
  const add = addButton(page, words)
  const openProduct = async (sku: string) => {
    await follow(page, `${VIEW}/p/${sku}/x`)
    await expect(main).toContainText(`${words.get('product').sku} ${sku}`)
  }
  const free = find(products, ({ __typename, price }) => __typename === 'SimpleProduct' && price.final.gross.amount === 0)
  const [limited, soldOut, soldLater, unconfirmed] = plainProducts(products).map(({ sku }) => sku)
  if (!limited || !soldOut || !soldLater || !unconfirmed) throw new Error('The catalogue has too few plain products')

  await openProduct(free.sku)
  await add.click()
  await expect(findNotice(page, say('TEXT-5'))).toBeVisible()

  await changeStock(limited, { max_sale_qty: 499 })
  await openProduct(limited)
  const quantity = main.getByRole('spinbutton', { name: words.get('product').quantity, exact: true })
  await quantity.press('ControlOrMeta+a')
  await quantity.pressSequentially('500')
  await expect(quantity).toHaveAccessibleDescription(say('TEXT-17', 2))

  await openProduct(soldOut)
  await page.route('**/graphql', async (route) => {
    // The page has shown the product by now.
    if (route.request().postData()?.includes(soldOut)) await changeStock(soldOut, SOLD_OUT)
    await route.continue()
  })
  await add.click()
  await expect(findNotice(page, say('TEXT-4'))).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  await openProduct(soldLater)
  await add.click()
  await expect.poll(() => platformCart(page.request, own.url + VIEW)).toEqual({ [soldLater]: 1 })
  await changeStock(soldLater, SOLD_OUT)
  await follow(page, `${VIEW}/cart`)
  const line = main.getByRole('list', { name: words.get('cart').lines }).getByRole('spinbutton')
  await line.press('ControlOrMeta+a')
  await line.pressSequentially('2')
  await line.press('Enter')
  await expect(main.getByText(say('STOCK-11', 1), { exact: true })).toBeVisible()

  platform.fail('html', /\/stock\//)
  await openProduct(unconfirmed)
  await add.click()
  await expect(findNotice(page, say('TEXT-3'))).toBeVisible()
}

const findNotice = (page: Page, text: string) => page.getByRole('status').getByRole('listitem').filter({ hasText: text })
