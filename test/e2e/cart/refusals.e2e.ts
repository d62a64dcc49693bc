import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import { find } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { expectFocus, follow } from '../kit/follow.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const stock = english.get('catalog').stock

// CART-41
test('pressing Add again in a group adds only what was refused, and names refused quantities', async ({
  page,
  products,
  shop,
}) => {
  const group = find(products, ({ __typename, stock }) => __typename === 'GroupedProduct' && stock?.status === 'OK')
  const cart = cartView(page)
  await open(page, group.url)
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton') })
  for (const quantity of await rows.getByRole('spinbutton').all()) {
    await quantity.fill('')
    await quantity.pressSequentially('0')
  }
  const inStock = rows.filter({ hasText: stock.status.OK })
  const [taken, refused] = [inStock.nth(0), inStock.nth(1)]
  const name = (await refused.getByRole('heading').textContent()) ?? ''
  const type = async (row: typeof taken, quantity: string) => {
    const field = row.getByRole('spinbutton')
    await field.fill('')
    await field.pressSequentially(quantity)
  }
  await type(taken, '2')
  await type(refused, '9000')
  await cart.add.click()
  await expect(cart.notice(`${name}: Only `)).toBeVisible()
  await expect(cart.link(2)).toBeVisible()
  await expect(taken.getByRole('spinbutton')).toHaveValue('0')
  await expect(refused.getByRole('spinbutton')).toHaveValue('9000')

  await type(refused, '1')
  await cart.add.click()
  await expect(cart.link(3)).toBeVisible()
  await expect.poll(async () => Object.values(await platformCart(page.request, shop.url)).sort()).toEqual([1, 2])

  await follow(page, '/cart')
  await expectFocus(page)
  await expect(cart.notice(name)).toHaveCount(0)
  const quantity = cart.quantity(name)
  await quantity.fill('9000')
  await quantity.press('Enter')
  await expect(cart.notice(`${name}: Only `)).toBeVisible()
  await expect(quantity).toHaveValue('1')
  await expect(cart.notice(cartWords.notices.updated)).toHaveCount(0)
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect(cart.notice(cartWords.notices.updated)).toBeVisible()
})
