import type { Page } from '@playwright/test'
import { accountWords } from '../kit/account.view.ts'
import { cartWords, fillCart } from '../kit/cart.view.ts'
import { type KnownProduct, plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { fillAddress } from '../kit/fill-checkout.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { operationName } from '../kit/operations.ts'
import type { SharedShop } from '../kit/shared-shop.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const words = english.get('checkout').order

// CHECKOUT-22, DELIVERY-30, ORDER-24
test('an address without delivery, and a delivery that the platform rejects, are named, and leave no price and no total', async ({
  page,
  products,
  shop,
}) => {
  const { shipping, step, place } = checkoutView(page)
  const delivery = step(words.steps.shipping)
  const change = delivery.getByRole('button', { name: words.edit })
  const { summary, deliveryRow } = await openWithAddress(page, products, shop)
  await change.click()
  await shipping.field(accountWords.country).selectOption('FR')
  await shipping.next.click()

  const alert = delivery.getByRole('alert')
  await expect(alert).toContainText(words.shipping.none)
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(delivery.getByRole('radio')).toHaveCount(0)
  await expect(place).toBeHidden()
  await expect(page.getByText(words.review.noMethod)).toBeVisible()
  await expect(page.getByText(words.review.onDelivery)).toHaveCount(0)
  await expect(summary.getByRole('status')).toHaveText(words.review.noTotal)
  await expect(deliveryRow).toHaveCount(0)
  await judge(page, DESKTOP_AND_PHONE)

  await change.click()
  await expect(shipping.field(accountWords.street)).toHaveValue('3 Saw Lane')
  await shipping.field(accountWords.country).selectOption('GB')
  await shipping.next.click()
  await expect(place).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(deliveryRow).toBeVisible()

  await page.route('**/graphql*', async (route) => {
    if (operationName(route.request()) !== 'CartShippingSet') return route.fallback()
    const response = await route.fetch()
    const { data } = await response.json()
    const userErrors = [{ code: 'REFUSED', field: null, message: 'No such method' }]
    await route.fulfill({ response, json: { data: { cartShippingSet: { ...data.cartShippingSet, userErrors } } } })
  })
  await change.click()
  await shipping.field(accountWords.street).fill('4 Saw Lane')
  await shipping.next.click()
  await expect(summary.getByRole('status')).toHaveText(words.review.delivery)
  await expect(deliveryRow).toHaveCount(0)
  await expect(place).toBeHidden()
})

// CART-22
test('the shop’s own courier is chosen without asking a platform that has no methods to set it', async ({
  page,
  products,
  shop,
}) => {
  const { step, place } = checkoutView(page)
  const sent: string[] = []
  await fillCart(page.request, shop.builtInUrl, [{ sku: plainProducts(products)[0]?.sku ?? '', quantity: 1 }])
  await page.route('**/graphql*', async (route) => {
    const name = operationName(route.request()) ?? ''
    sent.push(name)
    if (name !== 'CheckoutMethods') return route.fallback()
    const response = await route.fetch()
    const { data } = await response.json()
    const [courier] = data.cartShippingMethods
    await route.fulfill({ response, json: { data: { ...data, cartShippingMethods: [{ ...courier, isOffline: true }] } } })
  })
  await open(page, `${shop.builtInUrl}/checkout`)
  await fillAddress(page, 'ann@example.com')
  await expect(step(words.steps.shipping).getByRole('radio')).toBeChecked()
  await expect(place).toBeVisible()
  expect(sent).not.toContain('CartShippingSet')
})

/** Opens the checkout with a product and an address, up to the step that places the order. */
async function openWithAddress(page: Page, products: readonly KnownProduct[], { builtInUrl }: Pick<SharedShop, 'builtInUrl'>) {
  await fillCart(page.request, builtInUrl, [{ sku: plainProducts(products)[0]?.sku ?? '', quantity: 1 }])
  await open(page, `${builtInUrl}/checkout`)
  await fillAddress(page, 'ann@example.com')
  await expect(checkoutView(page).place).toBeVisible()
  const summary = page.getByRole('region', { name: cartWords.totals.title })
  const deliveryRow = summary.getByRole('term').filter({ hasText: cartWords.summary.rows.DELIVERY })
  await expect(deliveryRow).toBeVisible()
  return { summary, deliveryRow }
}
