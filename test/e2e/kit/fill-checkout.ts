import { expect, type Page } from '@playwright/test'
import { fillCart } from './cart.view.ts'
import type { KnownProduct } from './catalog.ts'
import { checkoutView } from './checkout.view.ts'
import { english } from './english.ts'
import { open } from './shop.fixture.ts'

/**
 * Opens the built-in checkout with one product in the cart, as a guest, and fills it in up to the button that places the order. The cart is
 * filled without a page, and the fields without a keyboard: `built-in.e2e.ts` adds the product and types.
 * @param shop the address of the shop, with the path of its store view
 */
export async function fillCheckout(
  page: Page,
  shop: string,
  { sku }: Pick<KnownProduct, 'sku'>,
  language = english,
): Promise<void> {
  await fillCart(page.request, shop, [{ sku, quantity: 1 }])
  await open(page, `${shop}/checkout`)
  await fillDetails(page, 'ann@example.com', language)
}

/** Fills in the open checkout as a guest, up to the button that places the order. */
export async function fillDetails(page: Page, email: string, language = english): Promise<void> {
  await fillAddress(page, email, language)
  const { agree, place } = checkoutView(page, language)
  await agree.check()
  await expect(place).toBeVisible()
}

/** Fills in the first two steps of the open checkout: the person and the delivery address. */
export async function fillAddress(page: Page, email: string, language = english): Promise<void> {
  const account = language.get('account')
  const { personal, shipping } = checkoutView(page, language)
  await personal.field(account.firstName).fill('Ann')
  await personal.field(account.lastName).fill('Wright')
  await personal.field(language.get('checkout').order.personal.email).fill(email)
  await personal.next.click()
  await shipping.field(account.street).fill('3 Saw Lane')
  await shipping.field(account.city).fill('Leeds')
  await shipping.field(account.postcode).fill('LS9 8AA')
  await shipping.field(account.telephone).fill('0113 496 0123')
  await shipping.field(account.country).selectOption('GB')
  await shipping.next.click()
}
