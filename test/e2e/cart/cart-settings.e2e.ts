import { contentWith } from '../../kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { expectFocus, follow, goTo } from '../kit/follow.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

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
    const cart = cartView(page)
    const [one, two] = plainProducts(products)
    if (!one || !two) throw new Error('The catalogue has too few plain products')
    await open(page, own.url + one.url)
    await cart.add.click()
    await expect(cart.notice(cartWords.notices.volatile)).toBeVisible()
    await expect(cart.notice(cartWords.notices.added)).toHaveCount(0)
    await cart.add.click()
    await expect.poll(() => platformCart(page.request, own.url)).toEqual({ [one.sku]: 2 })
    await goTo(page, two)
    await expectFocus(page)
    await cart.add.click()
    await expect(cart.notice(cartWords.notices.volatile)).toBeVisible()
    await expect(cart.link(2)).toBeVisible()
    await follow(page, '/cart')
    await expect(cart.quantity(one.name)).toHaveValue('2')
    await expect(cart.quantity(two.name)).toHaveValue('1')
    await expect(cart.link(2)).toBeVisible()
  })
})
