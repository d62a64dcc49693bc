import type { Locator, Page } from '@playwright/test'
import { CartCouponApplyDocument } from '#schema/generated/operations.ts'
import { accountView, accountWords } from '../kit/account.view.ts'
import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { expectFocus, follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { keptCheckout } from '../kit/kept.ts'
import { mutate, recordOperations } from '../kit/operations.ts'
import { expect, open, openWithScreens, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('checkout').order
const { proceed, title } = english.get('checkout')
const { errors } = english.get('forms')
const WHO = { [accountWords.firstName]: 'Ann', [accountWords.lastName]: 'Wright', [words.personal.email]: 'ann@wright.example' }
const WHERE = {
  [accountWords.street]: '3 Saw Lane',
  [accountWords.city]: 'Leeds',
  [accountWords.postcode]: 'LS9 8AA',
  [accountWords.telephone]: '0113 496 0123',
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 200 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

// SHOP-1, CHECKOUT-7, CHECKOUT-8, CHECKOUT-9, CHECKOUT-17, ORDER-3, SCREEN-2, SCREEN-26, NOTICE-4, TEXT-23
test('a guest orders by keyboard, reads what is missing, and every tab’s cart is emptied', async ({
  page,
  context,
  products,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [product] = plainProducts(products)
  const { field, next, agree, place, heading, step } = checkoutView(page)
  const { total } = cartView(page)
  await open(page, `${shop.builtInUrl}/checkout`)
  await expect(cartView(page).empty).toBeVisible()
  await judge(page)
  await open(page, shop.builtInUrl + product?.url)
  await tabTo(page, cartView(page).add)
  await page.keyboard.press('Enter')
  const lead = page.getByRole('status').getByRole('link', { name: proceed })
  await expect(lead).toBeVisible()
  const other = await context.newPage()
  await open(other, `${shop.builtInUrl}/cart`)
  await expect(cartView(other).lines).toHaveCount(1)
  await open(page, `${shop.builtInUrl}/cart`)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: proceed }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(accountView(page).summary).toBeFocused()
  await judge(page)
  for (const [label, text] of Object.entries(WHO)) {
    await tabTo(page, field(label))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(heading(words.steps.shipping)).toBeFocused()
  await expect(page.getByRole('main').getByLabel(accountWords.country)).toHaveValue('GB')
  for (const [label, text] of Object.entries(WHERE)) {
    await tabTo(page, field(label))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  // CHECKOUT-20
  await expect(step(words.steps.shipping).getByRole('radio').first()).toBeVisible()
  await expect(heading(words.steps.shipping)).toBeFocused()
  await expect(page.getByText(words.review.onDelivery)).toBeVisible()
  await expect(place).toBeVisible()
  await expect(total).toBeVisible()
  const terms = page.getByRole('main').getByRole('link', { name: words.review.conditions('Terms and conditions') })
  await tabTo(page, terms)
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
  await expect(opened.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  await opened.close()
  await tabTo(page, place)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('paragraph').filter({ hasText: errors.NOT_AGREED })).toBeVisible()
  await judge(page)
  // CHECKOUT-17
  const withCourier = await total.innerText()
  await step(words.steps.shipping).getByRole('radio').last().check()
  await expect(total).not.toHaveText(withCourier, { useInnerText: true })
  await expect(page.getByRole('paragraph').filter({ hasText: errors.NOT_AGREED })).toBeVisible()
  await tabTo(page, agree)
  await page.keyboard.press('Space')
  await tabTo(page, place)
  await page.keyboard.press('Enter')

  await expect(heading(/^Thank you/)).toBeFocused()
  await expect(page.getByText(/^Order number \d{9}$/)).toBeVisible()
  await expect(cartView(other).empty).toBeVisible()
  expect(await platformCart(page.request, shop.builtInUrl)).toEqual({})
  await page.reload()
  await expect(heading(/^Thank you/)).toBeVisible()
})

test.describe('by touch', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'allow',
    expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  })

  // ORDER-2, ORDER-5, ORDER-6, ORDER-7, ORDER-17, CHECKOUT-9, CHECKOUT-13, UI-51
  test('an order survives a reload and the network, and is placed once at the total shown', async ({
    page,
    context,
    products,
    shop,
  }) => {
    const [product] = plainProducts(products)
    const { field, next, agree, keep, confirm, heading, place } = checkoutView(page)
    const asked = recordOperations(page)
    await openWithScreens(page, shop.builtInUrl + product?.url)
    await cartView(page).add.tap()
    const lead = page.getByRole('status').getByRole('link', { name: proceed })
    // A focused notice stays open.
    await lead.focus()
    await lead.tap()
    await expectFocus(page)
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height, 'one line, because the search is hidden').toBe(56)
    for (const [label, text] of Object.entries(WHO)) await field(label).fill(text)
    await next.tap()
    for (const [label, text] of Object.entries(WHERE)) await field(label).fill(text)
    await expect.poll(() => keptCheckout(page)).toContain(WHO[words.personal.email])
    await page.reload()
    await waitForHydration(page)
    for (const [label, text] of Object.entries(WHERE)) await expect(field(label)).toHaveValue(text)
    await next.tap()
    await expect(place).toBeVisible()

    await context.setOffline(true)
    await agree.tap()
    await keep.tap()
    await expect(heading(words.waiting.title)).toBeVisible()
    await expect(page.getByText(words.waiting.onThisPage)).toBeVisible()
    await judge(page)

    // Another device of the session changes the total.
    await mutate(page.request, shop.builtInUrl, CartCouponApplyDocument, { input: { code: 'TIMBER10' } })
    await context.setOffline(false)
    await expect(page.getByRole('alert').filter({ hasText: words.sent.failed })).toBeVisible()
    expect(asked.filter((name) => name === 'OrderPlace')).toHaveLength(1)
    await expect(place).toBeVisible()
    await context.setOffline(true)
    await agree.check()
    await keep.tap()
    await expect(heading(words.waiting.title)).toBeVisible()
    await follow(page, '/cart')
    await expect(page.getByRole('heading', { level: 1, name: cartWords.title })).toBeVisible()
    await context.setOffline(false)
    const offer = page.getByRole('status').getByRole('listitem').filter({ hasText: words.waiting.title })
    // The notice moves to a free place as the cart's sums arrive.
    await expect(offer).toBeVisible()
    await expect(cartView(page).total).toBeVisible()
    await expect(page.getByText(cartWords.delivery.from)).toBeVisible()
    await offer.getByRole('link', { name: words.waiting.text }).tap()
    await expect(confirm).toHaveAttribute('aria-disabled', 'false')
    await judge(page)
    expect(asked.filter((name) => name === 'OrderPlace')).toHaveLength(1)
    await confirm.dblclick()
    await expect(heading(/^Thank you/)).toBeVisible()
    expect(asked.filter((name) => name === 'OrderPlace')).toHaveLength(2)
    expect(await platformCart(page.request, shop.builtInUrl)).toEqual({})
  })
})
