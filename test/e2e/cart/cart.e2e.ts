import { NOTICE } from '#schema/rules/constants.ts'
import { cartView, cartWords, fillCart, platformCart } from '../kit/cart.view.ts'
import { find, type KnownProduct } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { chooseVariant, findProduct } from '../kit/product.view.ts'
import { expect, open, test, WITH_MOTION, waitForHydration } from '../kit/shop.fixture.ts'

test.use(WITH_MOTION)

const isPlain = ({ __typename, stock, customOptions, phoneOrderOnly, price }: KnownProduct) =>
  __typename === 'SimpleProduct' &&
  stock?.status === 'OK' &&
  customOptions.length === 0 &&
  !phoneOrderOnly &&
  price.final.gross.amount > 0

const plain = (products: readonly KnownProduct[], position = 0): KnownProduct => {
  const found = products.filter(isPlain)[position]
  if (!found) throw new Error('The catalogue has too few plain products')
  return found
}

test.describe('a shopper without a cookie', () => {
  // CART-1, CART-3, CART-7, TEXT-1, NOTICE-4
  test('adds a product, and finds it in the cart after a reload and in another tab', async ({
    page,
    context,
    products,
    shop,
  }) => {
    const [product, other] = [plain(products, 0), plain(products, 1)]
    const cart = cartView(page)
    await open(page, product.url)
    await expect(cart.link(0)).toBeVisible()
    await findProduct(page).quantity.fill('3')
    await cart.add.click()
    await expect(cart.notice(cartWords.notices.added)).toBeVisible()
    await expect(cart.notice(cartWords.notices.volatile)).toHaveCount(0)
    await expect(cart.link(3)).toBeVisible()
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 3 })

    await page.reload()
    await waitForHydration(page)
    await expect(cart.link(3)).toBeVisible()
    await cart.link(3).click()
    await expect(cart.drawer).toBeVisible()
    await expect(cart.quantity(product.name)).toHaveValue('3')
    expect(await platformCart(page.request, shop.url)).toEqual({ [product.sku]: 3 })

    const second = await context.newPage()
    await open(second, other.url)
    await expect(cartView(second).link(3)).toBeVisible()
    await cartView(second).add.click()
    await expect(cart.quantity(other.name)).toHaveValue('1')
    await cart.quantity(product.name).fill('5')
    await cart.quantity(product.name).press('Enter')
    await expect(cartView(second).link(6)).toBeVisible()
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 5, [other.sku]: 1 })
  })
})

// CART-5, CART-15, SCREEN-27, VAR-13
test('a variant is in the cart under its own sku, with its options', async ({ page, products, shop }) => {
  const product = find(
    products,
    ({ __typename, options, variants, phoneOrderOnly, customOptions }) =>
      __typename === 'ConfigurableProduct' &&
      options.length > 0 &&
      !phoneOrderOnly &&
      customOptions.length === 0 &&
      variants.filter(({ stock }) => stock?.status === 'OK').length > 1,
  )
  const variant = product.variants.find(({ stock }) => stock?.status === 'OK')
  const cart = cartView(page)
  await open(page, product.url)
  await cart.add.click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(
    findProduct(page)
      .option(product.options[0]?.label ?? '')
      .getByRole('radio')
      .first(),
  ).toBeFocused()
  await chooseVariant(page, product, variant)
  await cart.add.click()
  await expect(cart.link(1)).toBeVisible()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [variant?.sku ?? '']: 1 })
  await follow(page, '/cart')
  const chosen = product.options.map(({ attributeCode, label, values }) => {
    const id = variant?.selection.find((value) => value.attributeCode === attributeCode)?.valueId
    return { label, value: values.find((value) => value.id === id)?.label ?? '' }
  })
  // CART-47
  const name = (await cart.lines.getByRole('heading').innerText()).replace(/\s/g, ' ').toLowerCase()
  for (const { label, value } of chosen) {
    const option = cart.lines.getByText(`${label}: ${value}`, { exact: true })
    await expect(option).toHaveCount(name.includes(value.toLowerCase()) ? 0 : 1)
  }

  const other = product.variants.find(({ sku, stock }) => stock?.status === 'OK' && sku !== variant?.sku)
  await cart.lines.getByRole('button', { name: cartWords.edit.open }).click()
  const differing = other?.selection.find(
    ({ attributeCode, valueId }) =>
      variant?.selection.find((value) => value.attributeCode === attributeCode)?.valueId !== valueId,
  )
  await cart.lines.locator('label', { has: page.locator(`input[value="${differing?.valueId}"]`) }).click()
  await cart.lines.getByRole('button', { name: cartWords.edit.save }).click()
  await expect(cart.notice(cartWords.notices.updated)).toBeVisible()
  await expect.poll(async () => Object.keys(await platformCart(page.request, shop.url))).not.toContain(variant?.sku)
  await expect(cart.lines).toHaveCount(1)
})

test.describe('the cart page', () => {
  // CART-10, CART-20, LIMIT-20, STOCK-11, TEXT-2, TOTAL-4
  test('shows stock and pictures, changes quantities, and removes lines with a question and undo', async ({
    page,
    products,
    shop,
  }) => {
    const [one, other] = [plain(products, 0), plain(products, 1)]
    const cart = cartView(page)
    await fillCart(page.request, shop.url, [
      { sku: one.sku, quantity: 2 },
      { sku: other.sku, quantity: 1 },
    ])
    await open(page, '/cart')
    await expect(cart.link(3)).toBeVisible()
    const trust = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: english.get('checkout').secure })
    expect((await trust.boundingBox())?.height, 'in one line').toBeLessThan(50)
    await expect(cart.total).toBeVisible()
    await expect(cart.line(one.name)).toContainText('In stock!')
    const picture = cart.line(one.name).locator('img').first()
    await expect(picture).toHaveAttribute('width', '210')
    await expect(picture).toHaveAttribute('height', '300')
    await expect(picture).toHaveAttribute('src', /\/210x300\//)
    const before = await cart.total.innerText()

    await cart.quantity(one.name).fill('5')
    await cart.quantity(one.name).press('Enter')
    await expect(cart.notice(cartWords.notices.updated)).toBeVisible()
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 5, [other.sku]: 1 })
    await expect(cart.total).not.toHaveText(before)

    await cart.remove(one.name).click()
    await expect(cart.removeYes).toBeFocused()
    await cart.removeNo.click()
    await expect(cart.lines).toHaveCount(2)
    await cart.remove(one.name).click()
    await cart.removeYes.click()
    await expect(cart.lines).toHaveCount(1)
    await expect(cart.undo).toBeFocused()
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [other.sku]: 1 })

    await cart.undo.click()
    await expect(cart.quantity(one.name)).toHaveValue('5')
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [one.sku]: 5, [other.sku]: 1 })

    await page.getByRole('button', { name: cartWords.clear, exact: true }).click()
    await page.getByRole('button', { name: cartWords.removeYes }).click()
    await expect(cart.undo).toBeFocused()
    await cart.undo.press('Enter')
    await expect(cart.lines).toHaveCount(2)
    await expect(page.getByRole('list', { name: cartWords.lines })).toBeFocused()
  })
})

// NOTICE-1, NOTICE-4, NOTICE-5
test('a notice closes after five seconds or when dismissed, but not under the pointer', async ({ page, products, shop }) => {
  const cart = cartView(page)
  const notice = cart.notice(cartWords.notices.added)
  await page.clock.install()
  const product = plain(products)
  await open(page, product.url)
  await cart.add.click()
  await notice.hover()
  // Otherwise requests in flight would time out by the clock set ahead.
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 1 })
  // The clock jumps, because running through the time would time out what the device is storing.
  await page.clock.fastForward(20_000)
  await expect(notice).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(6000)
  await expect(notice).toBeHidden()
  await cart.add.click()
  const read = notice.getByRole('button')
  await read.focus()
  await read.click()
  await expect(notice).toBeHidden()
  await cart.add.click()
  await read.focus()
  await cart.link(3).click()
  await expect(cart.drawer).toBeVisible()
  // Closes before its time is up.
  await expect(notice).toHaveCount(0, { timeout: NOTICE.timeToLiveMs - 1000 })
})

// CART-3
test('a cart loaded before the clock was set back by days follows a change on another device', async ({
  page,
  products,
  shop,
}) => {
  const [product, other] = [plain(products), plain(products, 1)]
  await page.clock.install()
  await open(page, product.url)
  await cartView(page).add.click()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 1 })
  await page.clock.setSystemTime(Date.now() - 3 * 24 * 60 * 60 * 1000)
  await fillCart(page.request, shop.url, [
    { sku: product.sku, quantity: 1 },
    { sku: other.sku, quantity: 2 },
  ])
  await follow(page, '/cart')
  await expect(cartView(page).line(other.name)).toBeVisible()
})
