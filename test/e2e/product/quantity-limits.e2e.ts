import { cartView, cartWords, platformCart } from '../kit/cart.view.ts'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { judge } from '../kit/judge.ts'
import { findProduct } from '../kit/product.view.ts'
import { orderWords, quickOrderView } from '../kit/quick-order.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Sold in tens. */
const BRACKET = { sku: 'ANGLE-105X105X90', url: '/p/ANGLE-105X105X90/angle-bracket' }
/** A board whose variants are sold in multiples of four, from eight on. */
const CLADDING = '/p/CLAD-LARCH-SHIPLAP-120/larch-cladding/CLAD-LARCH-SHIPLAP-120-3000'
const { limits } = cartWords
const catalogWords = english.get('catalog').quantity

// STOCK-15, TEXT-17
test('a product sold in tens goes into the cart in tens, and variants have minimums', async ({ page, shop }) => {
  const view = findProduct(page)
  const cart = cartView(page)
  const main = page.getByRole('main')
  await open(page, BRACKET.url)
  const name = (await view.name.textContent()) ?? ''
  await expect(view.quantity).toHaveValue('10')
  await expect(view.quantity).toHaveAccessibleDescription(limits.steps(10))
  await expect(main.getByRole('button', { name: catalogWords.fewer })).toBeDisabled()
  await main.getByRole('button', { name: catalogWords.more }).press('Enter')
  await expect(view.quantity).toHaveValue('20')

  await view.quantity.fill('25')
  await expect(view.quantity).toHaveAccessibleDescription(limits.problems.notInSteps(10))
  await cart.add.press('Enter')
  await expect(cart.notice(limits.problems.notInSteps(10))).toBeVisible()
  await expect(view.quantity).toHaveValue('25')
  expect(await platformCart(page.request, shop.url)).toEqual({})
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await crossingTexts(page), `texts at ${width}`).toEqual([])
    expect(await sidewaysScroll(page), `too wide at ${width}`).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })

  await main.getByRole('button', { name: catalogWords.more }).press('Enter')
  await expect(view.quantity).toHaveValue('30')
  await cart.add.press('Enter')
  await expect(cart.notice(cartWords.notices.added)).toBeVisible()
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [BRACKET.sku]: 30 })

  await follow(page, '/cart')
  await expect(cart.quantity(name)).toHaveValue('30')
  await expect(cart.quantity(name)).toHaveAccessibleDescription(limits.steps(10))
  await cart.line(name).getByRole('button', { name: catalogWords.more }).press('Enter')
  await expect(cart.quantity(name)).toHaveValue('40')
  await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [BRACKET.sku]: 40 })
  // The typed text stays, and the cart is unchanged.
  await cart.quantity(name).fill('45')
  await cart.quantity(name).press('Enter')
  await expect(cart.quantity(name)).toHaveAccessibleDescription(limits.problems.notInSteps(10))
  await expect(cart.quantity(name)).toHaveValue('45')
  expect(await platformCart(page.request, shop.url)).toEqual({ [BRACKET.sku]: 40 })
  await cart.line(name).getByRole('button', { name: catalogWords.fewer }).press('Enter')
  await expect(cart.quantity(name)).toHaveValue('40')
  await judge(page)

  await test.step('quick order', async () => {
    const order = quickOrderView(page)
    await follow(page, '/quick-order')
    await order.sku(1).fill(BRACKET.sku)
    await order.quantity(1).fill('25')
    await order.quantity(1).press('Tab')
    await expect(order.quantity(1)).toHaveAccessibleDescription(new RegExp(limits.problems.notInSteps(10)))
    await order
      .row(1)
      .getByRole('button', { name: orderWords.take(30) })
      .press('Enter')
    await expect(order.quantity(1)).toHaveValue('30')
    await order.add(1).press('Enter')
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [BRACKET.sku]: 70 })
  })

  await test.step('a variant with a minimum', async () => {
    await follow(page, CLADDING)
    await expect(view.quantity).toHaveValue('8')
    await expect(view.quantity).toHaveAccessibleDescription(`${limits.from(8)} · ${limits.steps(4)}`)
    await view.calculator.locator('summary').press('Enter')
    await view.calculator.getByRole('textbox').fill('28')
    await view.calculator.getByRole('button', { name: /12/ }).press('Enter')
    await expect(view.quantity).toHaveValue('12')
  })
})
