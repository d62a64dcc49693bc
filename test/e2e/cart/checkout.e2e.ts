import type { Locator, Page } from '@playwright/test'
import { accountWords, newCustomer, signUpByRequest } from '../kit/account.view.ts'
import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import type { KnownProduct } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('checkout')
const shell = english.get('shell')
const isPlain = ({ __typename, stock, customOptions, phoneOrderOnly, price }: KnownProduct) =>
  __typename === 'SimpleProduct' &&
  stock?.status === 'OK' &&
  customOptions.length === 0 &&
  !phoneOrderOnly &&
  price.final.gross.amount > 0
const FORM = {
  'First name': 'Ann',
  'Last name': 'Wright',
  'E-mail': 'ann+oak@wright.example',
  'Street and house number': '3 Saw Lane',
  'Town or city': 'Leeds',
  Postcode: 'LS9 8AA',
}

const findProceed = (page: Page) => page.getByRole('button', { name: words.proceed })

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 200; presses++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

// The external checkout responds with these statuses to an invalid form and to a cart already ordered.
test.use({ viewport: { width: 390, height: 844 }, expectedMessages: /status of 4(?:10|22)/ })

// SHOP-7, SHOP-13, CHECKOUT-1, CHECKOUT-2, CHECKOUT-4, SCREEN-17, UI-44
test('a guest orders by keyboard alone, and the cart is emptied in every tab', async ({ page, context, products, shop }) => {
  const product = products.find(isPlain)
  const cart = cartView(page)
  const number = (text: string) =>
    page.getByRole('navigation', { name: shell.bar.label }).getByRole('link', { name: text, exact: true })
  await open(page, product?.url ?? '')
  await tabTo(page, cart.add)
  await page.keyboard.press('Enter')
  await expect(number('Cart (1)')).toBeVisible()
  await expect(cart.notice(cartWords.notices.added)).toBeVisible()
  await expect(cart.notice(cartWords.notices.added)).not.toContainText(words.proceed)
  const other = await context.newPage()
  await open(other, '/cart')
  await expect(cartView(other).lines).toHaveCount(1)

  await page.goto('/cart')
  await expect(number('Cart (1)')).toBeVisible()
  await waitForHydration(page)
  await expect(cart.total).toBeVisible()
  await tabTo(page, findProceed(page))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/vue\/cart\/sync\/token\/\/cart\//)
  const checkout = page.url()
  await tabTo(page, page.getByRole('button', { name: 'Place order' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await judge(page)
  for (const [label, text] of Object.entries(FORM)) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')

  await page.waitForURL(/\/order-success\/\d{9}\/ann%2Boak%40wright\.example$/)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: words.thanks.heading })).toBeVisible()
  await expect(page.getByText(FORM['E-mail'])).toBeVisible()
  // ORDER-12: the sum was paid elsewhere, so no amount but the line's is shown.
  const ordered = page
    .getByRole('main')
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: product?.name ?? '' })
  await expect(ordered).toContainText('1 ×')
  await expect(page.getByRole('main').locator('[data-kind="GOODS"]')).toHaveCount(0)
  await expect(number('Cart')).toBeVisible()
  await judge(page)
  await expect(cartView(other).empty).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: words.thanks.heading })).toBeVisible()
  await expect(ordered).toContainText('1 ×')
  expect(await platformCart(page.request, shop.url)).toEqual({})
  await page.goto(checkout)
  await expect(page.getByText('This cart has been ordered')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: words.thanks.heading })).toBeVisible()
})

// CHECKOUT-1, SCREEN-17, ORDER-22, UI-72
test('a customer’s order is in the history, and opening the thank-you page alone keeps the cart', async ({
  page,
  products,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const product = products.find(isPlain)
  const cart = cartView(page)
  await signUpByRequest(page, shop.url, newCustomer())
  await open(page, product?.url ?? '')
  await cart.add.click()
  await expect(cart.notice(cartWords.notices.added)).toBeVisible()
  await open(page, '/order-success/1/nobody@oak.example')
  await expect(page.getByRole('heading', { name: words.thanks.none })).toBeVisible()
  await expect(page.getByRole('region', { name: words.thanks.none }).locator('svg[aria-hidden="true"]')).toBeVisible()
  await expect(page.getByRole('region', { name: accountWords.help.title })).toBeVisible()
  await judge(page)
  await expect(cart.link(1)).toBeVisible()

  await cart.link(1).click()
  await findProceed(page).dblclick()
  await page.waitForURL(/\/vue\/cart\/sync\/token\/[\da-f]{32}\/cart\/\d+\?returnTo=/)
  const checkout = page.url()
  await open(page, '/order-success/1/nobody@oak.example')
  await expect(page.getByRole('heading', { name: words.thanks.open })).toBeVisible()
  await judge(page)
  await page.goto(checkout)
  for (const [label, text] of Object.entries(FORM)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/order-success\//)
  const number = new URL(page.url()).pathname.split('/')[2] ?? ''
  await expect(page.getByText(words.thanks.number(number))).toBeVisible()
  expect(await platformCart(page.request, shop.url)).toEqual({})
  await page.getByRole('link', { name: words.orders }).click()
  // The thank-you page shows the number too. In the history it links to the order.
  await expect(page.getByRole('main').getByRole('link', { name: accountWords.order(number), exact: true })).toBeVisible()
})
