import type { Locator, Page } from '@playwright/test'
import { cartView, cartWords, fillCart } from '../kit/cart.view.ts'
import { find, type KnownProduct } from '../kit/catalog.ts'
import { crossingTexts } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { expectFocus, follow, goTo } from '../kit/follow.ts'
import { openHeldUp } from '../kit/held-up.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const WIDTHS = [320, 390, 1440]

/** Three lines, one of them a variant. */
function goods(products: readonly KnownProduct[]) {
  const [first, ...others] = products.filter(isPlain)
  const [variant] = products
    .filter(({ customOptions, phoneOrderOnly }) => customOptions.length === 0 && !phoneOrderOnly)
    .flatMap(({ sku: parentSku, variants }) =>
      variants.filter(({ stock }) => stock?.status === 'OK').map(({ sku }) => ({ sku, parentSku })),
    )
  const last = others.at(-1)
  if (!first || !last || !variant) throw new Error('The catalogue has too few products')
  return [first, last]
    .map(({ sku }) => ({ sku }))
    .concat(variant)
    .map((line) => ({ ...line, quantity: 1 }))
}

const isPlain = ({ __typename, stock, customOptions, phoneOrderOnly }: KnownProduct) =>
  __typename === 'SimpleProduct' && stock?.status === 'OK' && customOptions.length === 0 && !phoneOrderOnly

/** The edges of an element in pixels of the document. */
const edges = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY, left, right }
  })

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

// CART-46
test('a line of the cart is 96 px high on a phone, and its name, options and prices are whole', async ({
  page,
  products,
  shop,
}) => {
  const cart = cartView(page)
  const longest = products.filter(isPlain).sort((a, b) => b.name.length - a.name.length)
  const [one, two] = longest
  if (!one || !two) throw new Error('The catalogue has too few plain products')
  await fillCart(page.request, shop.url, [
    { sku: one.sku, quantity: 1 },
    { sku: two.sku, quantity: 3 },
    ...goods(products).slice(2),
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/cart')
  await expect(cart.lines).toHaveCount(3)
  for (const line of await cart.lines.all()) {
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(96)
    const parts = [line.getByRole('heading'), line.getByRole('spinbutton'), line.getByText(/^£[\d.,]+$/).first()]
    for (const part of [...parts, line.getByRole('button', { name: cartWords.remove })]) {
      await expect(part).toBeInViewport({ ratio: 1 })
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    }
  }
})

// SCREEN-25, SHOP-20, UI-3
test('a full cart works by keyboard, fits and is readable, as a page and as a drawer', async ({ page, products, shop }) => {
  const cart = cartView(page)
  await fillCart(page.request, shop.url, goods(products))
  await open(page, '/cart')
  await expect(cart.lines).toHaveCount(3)
  await follow(page, '/')
  await expect(cart.lines).toHaveCount(0)
  await cart.link(3).focus()
  await page.keyboard.press('Enter')
  await expect(cart.drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart.drawer).toBeHidden()
  await expect(cart.link(3)).toBeFocused()

  await follow(page, '/cart')
  await expectFocus(page)
  const first = cart.lines.first()
  await first.getByRole('spinbutton').focus()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(cart.link(9)).toBeVisible()
  await first.getByRole('button', { name: cartWords.remove }).focus()
  await page.keyboard.press('Enter')
  await expect(cart.removeYes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cart.lines).toHaveCount(2)
  await expect(cart.undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cart.lines).toHaveCount(3)
  await expect(cart.link(9)).toBeVisible()
  await expect(cart.total).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    expect(await overflow(page), `overflow at ${width}`).toBeLessThanOrEqual(0)
    expect(await crossingTexts(page), `texts at ${width}`).toEqual([])
  }
  // SHOP-20
  const coupon = page.getByRole('textbox', { name: cartWords.coupon.label })
  await expect(coupon).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(coupon).toBeHidden()
  await expect(cart.total).toBeVisible()
  const sums = page.getByRole('region', { name: cartWords.totals.title })
  await expect(sums).toHaveCSS('break-inside', 'avoid')
  await expect(sums.locator('summary')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await cart.lines.first().getByRole('button', { name: cartWords.remove }).click()
  await expect(cart.removeYes).toBeFocused()
  await judge(page, DESKTOP_AND_PHONE)

  await page.setViewportSize({ width: 390, height: 844 })
  await follow(page, '/')
  await expect(cart.lines).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: /^Cart/ }).click()
  await expect(cart.drawer).toBeVisible()
  await expect(cart.total).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page), 'overflow at 390').toBeLessThanOrEqual(0)
  await judge(page, DESKTOP_AND_PHONE)
})

// CART-1, LIMIT-28
test('the server’s cart page says that the cart is empty, unless the device may have lines', async ({ page, products }) => {
  const cart = cartView(page)
  const opened = await openHeldUp(page, '/cart')
  await expect(cart.empty).toBeVisible()
  await opened.goOn()
  await expect(cart.empty).toBeVisible()

  const product = find(products, isPlain)
  const { name } = product
  await goTo(page, product)
  await expectFocus(page)
  await cart.add.click()
  await expect(cart.notice(cartWords.notices.added)).toBeVisible()
  const openedAgain = await openHeldUp(page, '/cart')
  await expect(page.getByRole('heading', { level: 1, name: cartWords.title })).toBeVisible()
  await expect(cart.empty).toBeHidden()
  await openedAgain.goOn()
  await expect(cart.quantity(name)).toHaveValue('1')
  await expect(cart.empty).toBeHidden()

  await cart.remove(name).click()
  await cart.removeYes.click()
  await expect(cart.empty).toBeVisible()
  const openedOnceMore = await openHeldUp(page, '/cart')
  await expect(cart.empty).toBeVisible()
  await openedOnceMore.goOn()
})

// CART-49
test('a cart of one line leaves no empty half on a desktop: texts and related products are below it, beside the summary', async ({
  page,
  products,
  shop,
}) => {
  const { sku, name } = find(products, (product) => isPlain(product) && product.hasRelated)
  await fillCart(page.request, shop.url, [{ sku, quantity: 1 }])
  await open(page, '/cart')
  const cart = cartView(page)
  const related = page.getByRole('region', { name: english.get('product').related })
  await expect(related).toBeVisible()
  const [line, texts, summary, others] = [
    await edges(cart.line(name)),
    await edges(page.getByRole('heading', { name: 'Before you order' })),
    await edges(page.getByRole('region', { name: cartWords.totals.title })),
    await edges(related),
  ]
  expect(texts.top).toBeGreaterThan(line.bottom)
  expect(texts.bottom).toBeLessThan(summary.bottom)
  expect(others.bottom).toBeGreaterThan(summary.bottom)
  for (const { right } of [line, texts, others]) expect(right).toBeLessThan(summary.left)
})
