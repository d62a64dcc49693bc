import { contentWith } from '../../kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { cartOf, cartWords, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

// CART-10, STOCK-11, LIMIT-20
test('a cart line says “In stock!”, its picture is 210 × 300, and the badge counts pieces', async ({ page, products, shop }) => {
  const cart = cartOf(page)
  const [product] = plainProducts(products)
  await open(page, product?.url ?? '')
  await cart.add.click()
  await cart.add.click()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product?.sku ?? '']: 2 })
  await expect(cart.link(2)).toBeVisible()
  await expect(cart.notice(cartWords.notices.volatile)).toHaveCount(0)
  await open(page, '/cart')
  const line = cart.line(product?.name ?? '')
  await expect(line).toContainText('In stock!')
  const picture = line.locator('img').first()
  await expect(picture).toHaveAttribute('width', '210')
  await expect(picture).toHaveAttribute('height', '300')
  await expect(picture).toHaveAttribute('src', /\/210x300\//)
})

test.describe('with other cart settings and a failing stock system', () => {
  let platform: FaultyPlatform
  let own: RunningShop
  test.beforeAll(async ({ shop }) => {
    platform = await faultyPlatform(shop.sandboxUrl)
    platform.fail('refused', /\/stock\//)
    const content = contentWith({ settings: { cart: { counts: 'lines', allowsOutOfStock: false } } })
    own = await startShop({ env: { ...PATIENT, ...content, PLATFORM_URL: platform.url } })
  })
  test.afterAll(async () => {
    await own.stop()
    await platform.close()
  })

  // CART-10, CART-18, TEXT-3
  test('a cart line warns that its stock is unsure, and badge and mini-cart count lines', async ({ page, products }) => {
    const cart = cartOf(page)
    const [one, two] = plainProducts(products)
    await open(page, own.url + one?.url)
    await cart.add.click()
    await expect(cart.notice(cartWords.notices.volatile)).toBeVisible()
    await expect(cart.notice(cartWords.notices.added)).toHaveCount(0)
    await cart.add.click()
    await expect.poll(() => platformCart(page.request, own.url)).toEqual({ [one?.sku ?? '']: 2 })
    await open(page, own.url + two?.url)
    await cart.add.click()
    await expect(cart.notice(cartWords.notices.volatile)).toBeVisible()
    await expect(cart.link(2)).toBeVisible()
    await open(page, `${own.url}/cart`)
    await expect(cart.quantity(one?.name ?? '')).toHaveValue('2')
    await expect(cart.quantity(two?.name ?? '')).toHaveValue('1')
    await expect(cart.link(2)).toBeVisible()
  })
})
