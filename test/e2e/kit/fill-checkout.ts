import { expect, type Page } from '@playwright/test'
import { addButton } from './cart.view.ts'
import type { KnownProduct } from './catalog.ts'
import { checkoutView } from './checkout.view.ts'
import { english } from './english.ts'
import { open } from './shop.fixture.ts'

/**
 * Puts a product into the cart and fills in the built-in checkout, as a guest, up to the button that places the order.
 * @param shop the address of the shop, with the path of its store view
 */
export async function fillCheckout(
  page: Page,
  shop: string,
  { url, email = 'ann@example.com' }: Pick<KnownProduct, 'url'> & { readonly email?: string },
  language = english,
): Promise<void> {
  const account = language.get('account')
  const { added } = language.get('cart').notices
  const { personal, shipping, agree, place } = checkoutView(page, language)
  await open(page, shop + url)
  await addButton(page, language).click()
  await expect(page.getByRole('status').getByRole('listitem').filter({ hasText: added })).toBeVisible()
  await open(page, `${shop}/checkout`)
  await personal.field(account.firstName).pressSequentially('Ann')
  await personal.field(account.lastName).pressSequentially('Wright')
  await personal.field(language.get('checkout').order.personal.email).pressSequentially(email)
  await personal.next.click()
  await shipping.field(account.street).pressSequentially('3 Saw Lane')
  await shipping.field(account.city).pressSequentially('Leeds')
  await shipping.field(account.postcode).pressSequentially('LS9 8AA')
  await shipping.field(account.telephone).pressSequentially('0113 496 0123')
  await shipping.field(account.country).selectOption('GB')
  await shipping.next.click()
  await agree.check()
  await expect(place).toBeVisible()
}
