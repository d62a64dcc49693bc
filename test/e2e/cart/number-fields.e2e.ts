import type { Locator } from '@playwright/test'
import { addButton, cartView, platformCart } from '../kit/cart.view.ts'
import { bundleInStock, find, plainProducts } from '../kit/catalog.ts'
import { cuttingView } from '../kit/cutting.view.ts'
import { english } from '../kit/english.ts'
import { expectFocus, follow, goTo } from '../kit/follow.ts'
import { findProduct } from '../kit/product.view.ts'
import { quickOrderView } from '../kit/quick-order.view.ts'
import { retype } from '../kit/retype.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const pageWords = english.get('product')
const catalog = english.get('catalog')
const NOT_AN_INTEGER = 'Quantity must be positive integer'

/** Types a text that is no quantity, and then 25. The test of `readQuantity` covers the other texts. */
async function checkQuantityField(field: Locator) {
  await retype(field, '1e3')
  await expect(field).toHaveAccessibleDescription(NOT_AN_INTEGER)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await retype(field, '25')
  await expect(field).not.toHaveAccessibleDescription(/Quantity must/)
  await field.press('Tab')
  await expect(field).toHaveValue('25')
}

// TEXT-17, CART-21
test.describe('a number field that is cleared and typed into', () => {
  // CART-44
  test('sets the quantity once, by any key or button, unless the text is not a quantity', async ({ page, products, shop }) => {
    const product = find(plainProducts(products), ({ stock }) => stock?.status === 'OK' && !stock.limits)
    const { quantity } = findProduct(page)
    const cart = cartView(page)
    const expectInCart = (pieces: number) =>
      expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: pieces })
    await open(page, product.url)
    await checkQuantityField(quantity)

    await retype(quantity, '10000')
    await expect(quantity).toHaveAccessibleDescription('Quantity must be below 10,000')
    await retype(quantity, '0')
    await expect(quantity).toHaveAccessibleDescription('Quantity must be above 0')
    await retype(quantity, '1e3')
    await quantity.press('Tab')
    await expect(quantity).toHaveValue('1e3')
    await cart.add.press('Enter')
    await expect(quantity).toBeFocused()
    await expect(cart.link(0)).toBeVisible()

    // An empty field returns to the previous quantity on blur.
    await retype(quantity, '7')
    await quantity.press('Backspace')
    await expect(quantity).toHaveValue('')
    await quantity.press('Tab')
    await expect(quantity).toHaveValue('25')
    await retype(quantity, '4')
    await quantity.press('ArrowUp')
    await expect(quantity).toHaveValue('5')
    for (let presses = 0; presses < 6; presses++) await quantity.press('ArrowDown')
    await expect(quantity).toHaveValue('1')
    await retype(quantity, '3')
    await cart.add.press('Enter')
    await expectInCart(3)

    await open(page, '/cart')
    const field = cart.quantity(product.name)
    for (const key of ['ControlOrMeta+a', 'Backspace', '9', '0', '0', '0']) {
      await field.press(key)
      await expect(cart.link(3)).toBeVisible()
    }
    await field.press('Enter')
    await expect(cart.notice(`${product.name}: Only `)).toBeVisible()
    await expect(field).toHaveValue('3')
    await expectInCart(3)

    await retype(field, '4')
    await field.press('Enter')
    await expectInCart(4)
    await retype(field, '1.5')
    await expect(field).toHaveAccessibleDescription(NOT_AN_INTEGER)
    await expect(cart.link(4)).toBeVisible()
    await field.press('Tab')
    await expect(field).toHaveValue('1.5')
    await expectInCart(4)
    await retype(field, '12')
    await field.press('Tab')
    await expectInCart(12)
    await expect(field).toHaveValue('12')
    await expect(field).not.toHaveAccessibleDescription(/Quantity must/)
    for (const key of ['End', 'Backspace', 'Backspace']) await field.press(key)
    await expect(field).toHaveValue('')
    await field.press('Tab')
    await expect(field).toHaveValue('12')
    await expectInCart(12)

    await retype(field, '8')
    await cart.line(product.name).getByRole('button', { name: catalog.quantity.more }).click()
    await expect(field).toHaveValue('9')
    await expectInCart(9)
    await retype(field, '3')
    await field.press('ArrowDown')
    await expect(field).toHaveValue('2')
    await expectInCart(2)
  })

  test('sets amounts in the calculator, and quantities of a group, a set and variants', async ({ page, products, shop }) => {
    const sheet = find(products, ({ measure }) => measure?.coverage?.unit === 'SHEET')
    const { calculator } = findProduct(page)
    await open(page, sheet.url)
    await calculator.locator('summary').press('Enter')
    const amount = calculator.getByRole('textbox')
    await retype(amount, '12.5')
    await expect(amount).toHaveAttribute('aria-invalid', 'false')
    await retype(amount, '-3')
    await expect(amount).toHaveAccessibleDescription('Must be greater than 0')
    await retype(amount, '1e3')
    await expect(amount).toHaveAccessibleDescription(english.get('calculators').quantity.notANumber)

    const group = find(products, ({ __typename, stock }) => __typename === 'GroupedProduct' && stock?.status === 'OK')
    await goTo(page, group)
    await expectFocus(page)
    const first = page.getByRole('main').getByRole('spinbutton').first()
    await checkQuantityField(first)
    await retype(first, '1.5')
    await addButton(page).press('Enter')
    await expect(first).toBeFocused()
    await expect(cartView(page).link(0)).toBeVisible()
    await first.press('ControlOrMeta+a')
    await first.press('Backspace')
    await first.press('Tab')
    await expect(first).toHaveValue('0')

    const bundle = await bundleInStock(shop, products)
    await goTo(page, bundle)
    await expectFocus(page)
    const ofSet = page.getByRole('main').getByRole('spinbutton').first()
    await checkQuantityField(ofSet)
    await retype(ofSet, '1e3')
    await addButton(page).press('Enter')
    await expect(ofSet).toBeFocused()
    await expect(cartView(page).link(0)).toBeVisible()

    const product = find(
      products,
      ({ __typename, options, variants, phoneOrderOnly, customOptions }) =>
        __typename === 'ConfigurableProduct' &&
        options.length > 1 &&
        !phoneOrderOnly &&
        customOptions.length === 0 &&
        variants.filter(({ stock }) => stock?.status === 'OK').length > 3,
    )
    const variant = product.variants.find(({ stock }) => stock?.status === 'OK')
    await goTo(page, product)
    await expectFocus(page)
    const versions = page.getByRole('region', { name: pageWords.versions })
    const field = versions.locator(`[name="quantity-${variant?.sku}"]`)
    await checkQuantityField(field)
    await retype(field, '-3')
    await versions.getByRole('button', { name: catalog.cart.add, exact: true }).press('Enter')
    await expect(field).toBeFocused()
    await expect(cartView(page).link(0)).toBeVisible()
    await retype(field, '1')
    await versions.getByRole('button', { name: catalog.cart.add, exact: true }).press('Enter')
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [variant?.sku ?? '']: 1 })
  })

  test('sets quantities in quick order, and quantities and lengths in the cutting form', async ({ page, products }) => {
    const [product] = plainProducts(products)
    const order = quickOrderView(page)
    await open(page, '/quick-order')
    await order.sku(1).pressSequentially(product?.sku ?? '')
    await retype(order.quantity(1), '4')
    await retype(order.quantity(1), '1.5')
    await expect(order.quantity(1)).toHaveAccessibleDescription(NOT_AN_INTEGER)
    await retype(order.quantity(1), '5')
    await expect(order.add(1)).toBeVisible()
    await expect(order.quantity(1)).not.toHaveAccessibleDescription(/Quantity must/)

    const cutting = cuttingView(page)
    await follow(page, '/cutting-form')
    await cutting.search.fill('birch ply 18')
    await cutting.found.first().press('Enter')
    await expect(cutting.size).toContainText('2440')
    await retype(cutting.field(1, 'length'), '720')
    await retype(cutting.field(1, 'width'), '300')
    await retype(cutting.field(1, 'quantity'), '4')
    await expect(cutting.sheets(1)).toBeVisible()
    await retype(cutting.field(1, 'quantity'), '1.5')
    await expect(cutting.field(1, 'quantity')).toHaveAccessibleDescription(new RegExp(NOT_AN_INTEGER))
    await retype(cutting.field(1, 'length'), '-3')
    await expect(cutting.field(1, 'length')).toHaveAccessibleDescription(/Must be greater than 0/)
    await retype(cutting.field(1, 'length'), '1e3')
    await expect(cutting.field(1, 'length')).toHaveAccessibleDescription(/Please enter a number/)
  })
})
