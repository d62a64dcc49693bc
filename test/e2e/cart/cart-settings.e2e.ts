import { cartOf, cartWords } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalogue.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

// CART-10, STOCK-11, LIMIT-20
test('a cart line says that it is in stock and shows a picture of 210 × 300, and the badge counts pieces', async ({
  page,
  products,
}) => {
  const cart = cartOf(page)
  const [product] = plainProducts(products)
  await open(page, product?.url ?? '')
  await cart.add.click()
  await cart.add.click()
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
