import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

test('a shop without TLS puts products into the cart and keeps them', async ({ page, shop, products }) => {
  // As at the address of a machine in the local network.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(Crypto.prototype, 'subtle')
    for (const name of ['locks', 'serviceWorker', 'storage', 'clipboard']) Reflect.deleteProperty(Navigator.prototype, name)
    Reflect.deleteProperty(window, 'caches')
  })
  const [product] = plainProducts(products)
  await open(page, product?.url ?? '')
  await cartView(page).add.click()
  await expect(cartView(page).notice(cartWords.notices.added)).toBeVisible()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product?.sku ?? '']: 1 })
  await open(page, '/cart')
  await expect(cartView(page).line(product?.name ?? '')).toBeVisible()
})
