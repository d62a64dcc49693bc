import { compareFirst, compareView } from '../kit/compare.view.ts'
import { crossingTexts } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { follow, goTo } from '../kit/follow.ts'
import { openHeldUp } from '../kit/held-up.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { keptCompared, keptWishes } from '../kit/kept.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'
import { wishForFirst, wishlistView } from '../kit/wishlist.view.ts'

const catalog = english.get('catalog')
const lists = english.get('lists').skuList
const words = english.get('lists').wishlist

// LIMIT-36, SHOP-11, SHOP-18, WISH-1, WISH-3
test('a product is added to the wishlist once, from card and page, and removed again', async ({ page, category, products }) => {
  const { link, heart, card, title, clear, undo, empty, panel, toPage } = wishlistView(page)
  await open(page, category.url)
  await expect(link(0)).toBeVisible()
  const [first = '', second = ''] = await wishForFirst(page, 2)
  await expect(link(2)).toBeVisible()
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true')
  // PROD-90
  await expect(heart(second)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  const product = productOfType(products, 'Configurable')
  await follow(page, product.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await heart(product.name).first().press('Enter')
  await expect(link(3)).toBeVisible()

  await link(3).click()
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await toPage.click()
  await expect(title).toBeVisible()
  for (const name of [first, second, product.name]) await expect(card(name)).toHaveCount(1)
  await expect(page.getByText(lists.count(3))).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await judge(page, DESKTOP_AND_PHONE)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').locator('.container')).toHaveCSS('display', 'block')
  await expect(clear).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await heart(first).click()
  await expect(card(first)).toHaveCount(0)
  await expect(link(2)).toBeVisible()
  await clear.click()
  await expect(empty).toBeVisible()
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(card(second)).toBeVisible()
  await expect(link(2)).toBeVisible()
})

// COMPARE-2, WISH-2
test('wishlist and comparison are shared by tabs and survive a restart', async ({ page, context, category }) => {
  await open(page, category.url)
  const other = await context.newPage()
  await open(other, '/wishlist')
  await expect(wishlistView(other).empty).toBeVisible()
  const [name = ''] = await wishForFirst(page, 1)
  await expect(wishlistView(other).card(name)).toBeVisible()
  await wishlistView(other).heart(name).click()
  await expect(wishlistView(page).heart(name)).toHaveAttribute('aria-pressed', 'false')
  await wishlistView(page).heart(name).click()

  await follow(other, '/compare')
  await expect(compareView(other).empty).toBeVisible()
  await compareFirst(page, 1)
  await expect(compareView(other).column(name)).toBeVisible()
  await compareView(other).remove(name).click()
  await expect(compareView(page).toggle(name)).toHaveAttribute('aria-pressed', 'false')
  await compareView(page).toggle(name).click()
  await expect(compareView(other).column(name)).toBeVisible()

  await page.close()
  await other.reload()
  await expect(compareView(other).column(name)).toBeVisible()
  await waitForHydration(other)
  await follow(other, '/wishlist')
  await expect(wishlistView(other).card(name)).toBeVisible()
})

// COMPARE-2, WISH-2
test('the server’s wishlist and comparison say they are empty unless the device may fill them', async ({ page, category }) => {
  const wishes = wishlistView(page)
  const compared = compareView(page)
  const fresh = await openHeldUp(page, '/wishlist')
  await expect(wishes.empty).toBeVisible()
  await fresh.goOn()
  await expect(wishes.empty).toBeVisible()

  await goTo(page, category)
  const [wished = ''] = await wishForFirst(page, 1)
  const [other = ''] = await compareFirst(page, 1)
  await expect.poll(() => keptWishes(page)).not.toBe('[]')
  await expect.poll(() => keptCompared(page)).not.toBe('[]')
  const wishlist = await openHeldUp(page, '/wishlist')
  await expect(wishes.title).toBeVisible()
  await expect(page.getByText(words.waiting)).toBeVisible()
  await expect(wishes.empty).toBeHidden()
  await wishlist.goOn()
  await expect(wishes.card(wished)).toBeVisible()
  await expect(page.getByText(words.waiting)).toBeHidden()
  await wishes.heart(wished).click()
  await expect(wishes.empty).toBeVisible()
  await expect.poll(() => keptWishes(page)).toBe('[]')

  const comparison = await openHeldUp(page, '/compare')
  await expect(compared.title).toBeVisible()
  await expect(compared.empty).toBeHidden()
  await comparison.goOn()
  await expect(compared.column(other)).toBeVisible()
  await compared.remove(other).click()
  await expect(compared.empty).toBeVisible()
  await expect.poll(() => keptCompared(page)).toBe('[]')
  for (const [path, { empty }] of [['/wishlist', wishes] as const, ['/compare', compared] as const]) {
    const opened = await openHeldUp(page, path)
    await expect(empty).toBeVisible()
    await opened.goOn()
    await expect(empty).toBeVisible()
  }
})

// UI-1, UI-3
test('in the wishlist drawer products are added to the cart, opened and removed', async ({ page, category }) => {
  const { link, panel } = wishlistView(page)
  await open(page, category.url)
  await link(0).click()
  await expect(panel.getByRole('heading', { name: words.emptyTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(0)).toBeFocused()
  const quick = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Add / }) })
  const name = (await quick.first().getByRole('heading').textContent()) ?? ''
  await wishlistView(page).heart(name).click()
  await wishForFirst(page, 2)
  await link(3).click()
  await panel.getByRole('button', { name: `${catalog.cart.quickAdd} ${name}` }).click()
  await expect(panel.getByText(english.get('cart').notices.added)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await crossingTexts(page), 'texts at 390').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await judge(page, DESKTOP_AND_PHONE)
  await panel.getByRole('button', { name: `${lists.remove} ${name}` }).click()
  await expect(panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })).toHaveCount(0)
  await expect(page.getByRole('button', { name: english.get('catalog').undo })).toBeFocused()
  await panel.getByRole('button', { name: english.get('catalog').undo }).click()
  await panel.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(panel).toBeHidden()
})
