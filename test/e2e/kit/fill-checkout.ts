import { expect, type Page } from '@playwright/test'
import { accountWords as account } from './account.view.ts'
import { cartOf, cartWords } from './cart.view.ts'
import type { KnownProduct } from './catalogue.ts'
import { checkoutOf } from './checkout.view.ts'
import { english } from './english.ts'
import { open } from './shop.fixture.ts'

const words = english.get('order')

/** Puts a product into the cart and fills in the built-in checkout, as a guest, up to the button that places the order. */
export async function fillCheckout(page: Page, shop: string, { url }: Pick<KnownProduct, 'url'>): Promise<void> {
  const { personal, shipping, agree, place } = checkoutOf(page)
  await open(page, shop + url)
  await cartOf(page).add.click()
  await expect(cartOf(page).notice(cartWords.notices.added)).toBeVisible()
  await open(page, `${shop}/checkout`)
  await personal.field(account.firstName).pressSequentially('Ann')
  await personal.field(account.lastName).pressSequentially('Wright')
  await personal.field(words.personal.email).pressSequentially('ann@example.com')
  await personal.next.click()
  await shipping.field(account.street).pressSequentially('3 Saw Lane')
  await shipping.field(account.city).pressSequentially('Leeds')
  await shipping.field(account.postcode).pressSequentially('LS9 8AA')
  await shipping.field(account.telephone).pressSequentially('0113 496 0123')
  await shipping.next.click()
  await agree.check()
  await expect(place).toBeVisible()
}
