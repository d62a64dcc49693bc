import { cartView, cartWords } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { checkoutView } from '../kit/checkout.view.ts'
import { english } from '../kit/english.ts'
import { fillCheckout } from '../kit/fill-checkout.ts'
import { expect, open, openWithScreens, test, waitForHydration } from '../kit/shop.fixture.ts'

const words = english.get('checkout').order

test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

// SCREEN-2, CACHE-10
test('the checkout opens offline, by its address and by reload', async ({ page, context, products, shop }) => {
  const [product] = plainProducts(products)
  await openWithScreens(page, shop.builtInUrl + product?.url)
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await context.setOffline(true)
  const { heading, personal } = checkoutView(page)
  await open(page, `${shop.builtInUrl}/checkout`)
  await expect(heading(words.steps.personal)).toBeVisible()
  await expect(personal.next).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(heading(words.steps.personal)).toBeVisible()
  await expect(page.getByRole('list', { name: words.review.lines }).getByText(product?.name ?? '')).toBeVisible()
})

// CHECKOUT-8
test('a phone shows a folded summary first, and the order button names the amount', async ({ page, products, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [product] = plainProducts(products)
  if (!product) throw new Error('The catalogue has no plain product')
  await fillCheckout(page, shop.builtInUrl, product)
  const { place } = checkoutView(page)
  await expect(place).toHaveText(/^Place order £\d+\.\d\d$/)
  const amount = /£.*/.exec(await place.innerText())?.[0]
  if (!amount) throw new Error('The order button names no amount')
  const summary = page.getByRole('region', { name: english.get('cart').totals.title })
  await expect(summary).toContainText(words.review.items(1))
  await expect(summary).toContainText(amount)
  await expect(cartView(page).total).toBeHidden()
  await summary.getByText(words.review.items(1)).click()
  await expect(cartView(page).total).toContainText(amount)
  const [totalAt, placeAt] = await Promise.all([cartView(page).total.boundingBox(), place.boundingBox()])
  expect(placeAt?.y).toBeGreaterThan((totalAt?.y ?? 0) + (totalAt?.height ?? 0))
  await summary.getByText(words.review.items(1)).click()
  await expect(cartView(page).total).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(cartView(page).total).toBeVisible()
})
