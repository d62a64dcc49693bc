import type { Locator, Page } from '@playwright/test'
import { accountWords } from '../kit/account.view.ts'
import { cartView, cartWords, fillCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { expectToAddUp, readSum } from '../kit/sums.view.ts'

const { order, proceed } = english.get('checkout')
const shell = english.get('shell')
const WHO = { [accountWords.firstName]: 'Ann', [accountWords.lastName]: 'Wright', [order.personal.email]: 'ann@wright.example' }
const WHERE = {
  [accountWords.street]: '3 Saw Lane',
  [accountWords.city]: 'Leeds',
  [accountWords.postcode]: 'LS9 8AA',
  [accountWords.telephone]: '0113 496 0123',
}

const setVat = async (page: Page, mode: 'inc' | 'ex') => {
  await page.getByRole('main').getByRole('button', { name: shell.vat[mode], exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-vat', mode)
}

/** The line totals of a cart or a checkout. */
const amountsIn = (place: Locator, mode: 'inc' | 'ex') =>
  place.getByRole('listitem').locator('p', { hasText: cartWords.lineTotal }).locator(`[data-vat="${mode}"]`)

// TOTAL-10, TOTAL-11, TOTAL-4, NAV-41, CHECKOUT-13
test('the sums in drawer, cart and checkout add up, with and without VAT', async ({ page, products, shop }) => {
  const cart = cartView(page)
  const main = page.getByRole('main')
  const { personal, shipping, place } = checkoutView(page)
  const goods = plainProducts(products).slice(0, 2)
  await fillCart(
    page.request,
    shop.builtInUrl,
    goods.map(({ sku }) => ({ sku, quantity: 7 })),
  )
  await open(page, `${shop.builtInUrl}/cart`)
  await expect(cart.lines).toHaveCount(2)
  await follow(page, '/contact')
  await expect(cart.lines).toHaveCount(0)
  await cart.link(14).click()
  await expectToAddUp(cart.drawer, amountsIn(cart.drawer, 'inc'))
  await page.keyboard.press('Escape')

  await follow(page, '/cart')
  const coupon = page.getByRole('textbox', { name: cartWords.coupon.label })
  await coupon.fill('TIMBER10')
  await page.getByRole('button', { name: cartWords.coupon.apply }).click()
  await expect(main).toContainText(`${cartWords.summary.rows.DISCOUNT} (TIMBER10)`)
  await expectToAddUp(main, amountsIn(main, 'inc'))
  await expect(main).toContainText(cartWords.totals.withoutDelivery)
  await setVat(page, 'ex')
  await expectToAddUp(main, amountsIn(main, 'ex'))
  expect((await readSum(main)).map(([label]) => label)).toContain(cartWords.summary.vat)

  await main.getByRole('link', { name: proceed }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: shell.header.call('0113 496 0123') })).toBeVisible()
  for (const part of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(part).getByRole('button', { name: shell.vat.ex, exact: true })).toHaveCount(0)
  for (const [label, text] of Object.entries(WHO)) await personal.field(label).fill(text)
  await personal.next.click()
  for (const [label, text] of Object.entries(WHERE)) await shipping.field(label).fill(text)
  await shipping.next.click()
  await expect(place).toBeVisible()
  await expect(main).toContainText(`${cartWords.summary.rows.DELIVERY} (`)
  await expect(main).not.toContainText(cartWords.totals.withoutDelivery)
  await expectToAddUp(main, amountsIn(main, 'ex'))
  await setVat(page, 'inc')
  await expectToAddUp(main, amountsIn(main, 'inc'))
})
