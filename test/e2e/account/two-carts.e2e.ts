import { accountView, accountWords, newCustomer, signIn, signUpByRequest } from '../kit/account.view.ts'
import { cartView, fillCart, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { expectFocus, follow, goTo } from '../kit/follow.ts'
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
  await signUpByRequest(page, shop.url, customer)
  await open(page, one.url)
  await findProduct(page).quantity.fill('2')
  await cart.add.click()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 2 })
  await follow(page, '/my-account')
  await accountView(page).button(accountWords.signOut).click()
  await expect(accountView(page).notice(accountWords.signedOut)).toBeVisible()
  await expect(cart.link(0)).toBeVisible()

  for (const [product, pieces] of [[one, 3] as const, [two, 6] as const]) {
    await goTo(page, product)
    await expectFocus(page)
    await findProduct(page).quantity.fill('3')
    await cart.add.click()
    await expect(cart.link(pieces)).toBeVisible()
  }
  await signIn(page, customer)
  const both = { [one.sku]: 5, [two.sku]: 3 }
  await expect(cart.link(8)).toBeVisible()
  for (let load = 0; load < 2; load++) {
    await page.reload()
    await waitForHydration(page)
    await expect(cart.link(8)).toBeVisible()
    expect(await platformCart(page.request, shop.url)).toEqual(both)
  }
})

// CART-41
test('signing in names the product that the customer’s cart has all pieces of', async ({ page, products, shop }) => {
  const scarce = plainProducts(products).findLast(({ stock }) => stock?.quantity)
  if (!scarce?.stock?.quantity) throw new Error('No plain product counts its stock')
  const customer = newCustomer()
  const cart = cartView(page)
  await signUpByRequest(page, shop.url, customer)
  await fillCart(page.request, shop.url, [{ sku: scarce.sku, quantity: scarce.stock.quantity }])
  await page.context().clearCookies()
  await open(page, scarce.url)
  await cart.add.click()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [scarce.sku]: 1 })
  await signIn(page, customer)
  await expect(cart.notice(`${scarce.name}: Only ${scarce.stock.quantity} `)).toBeVisible()
  await expect(cart.link(scarce.stock.quantity)).toBeVisible()
})
