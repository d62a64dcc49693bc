import { accountView, accountWords, newCustomer, signIn, signUp } from '../kit/account.view.ts'
import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { findProduct } from '../kit/product.view.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'

// MERGE-11
test('a guest’s cart is merged into the customer’s once, and reloads leave the quantities alone', async ({
  page,
  products,
  shop,
}) => {
  const [one, two] = plainProducts(products)
  if (!one || !two) throw new Error('The catalogue has too few plain products')
  const customer = newCustomer()
  const cart = cartView(page)
  await open(page, one.url)
  await signUp(page, customer)
  await findProduct(page).quantity.fill('2')
  await cart.add.click()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 2 })
  await open(page, '/my-account')
  await accountView(page).button(accountWords.signOut).click()
  await expect(accountView(page).notice(accountWords.signedOut)).toBeVisible()
  await expect(cart.link(0)).toBeVisible()

  for (const { url } of [one, two]) {
    await open(page, url)
    await findProduct(page).quantity.fill('3')
    await cart.add.click()
    await expect(cart.notice(cartWords.notices.added)).toBeVisible()
  }
  await expect(cart.link(6)).toBeVisible()
  await signIn(page, customer)
  const both = { [one.sku]: 5, [two.sku]: 3 }
  await expect(cart.link(8)).toBeVisible()
  for (let load = 0; load < 5; load++) {
    await page.reload()
    await waitForHydration(page)
    await expect(cart.link(8)).toBeVisible()
    expect(await platformCart(page.request, shop.url)).toEqual(both)
  }
})
