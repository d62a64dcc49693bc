import { crossingTexts } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { openHeldUp } from '../kit/held-up.ts'
import { judge } from '../kit/judge.ts'
import { keptProducts, keptWishes } from '../kit/kept.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'
import { wishForFirst, wishlistOf } from '../kit/wishlist.view.ts'

const catalog = english.get('catalog')
const lists = english.get('lists').skuList
const words = english.get('lists').wishlist

// LIMIT-36, SHOP-11, WISH-1, WISH-3
test('a product is added to the wishlist once, from a card and from its page, and removed again', async ({
  page,
  category,
  products,
}) => {
  const { link, heart, card, title, clear, undo, empty, panel, toPage } = wishlistOf(page)
  await open(page, category.url)
  await expect(link(0)).toBeVisible()
  const [first = '', second = ''] = await wishForFirst(page, 2)
  await expect(link(2)).toBeVisible()
  await expect(heart(first)).toHaveAttribute('aria-pressed', 'true')

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

// WISH-2
test('the wishlist is shared by tabs and survives a restart', async ({ page, context, category }) => {
  await open(page, category.url)
  const other = await context.newPage()
  await open(other, '/wishlist')
  await expect(wishlistOf(other).empty).toBeVisible()
  const [name = ''] = await wishForFirst(page, 1)
  await expect(wishlistOf(other).card(name)).toBeVisible()
  await wishlistOf(other).heart(name).click()
  await expect(wishlistOf(page).heart(name)).toHaveAttribute('aria-pressed', 'false')
  await wishlistOf(page).heart(name).click()
  await open(other, '/wishlist')
  await expect(wishlistOf(other).card(name)).toBeVisible()
})

// WISH-2
test('the server’s wishlist page says that it is empty, unless the device may have products', async ({ page, category }) => {
  const { empty, title, link, card, heart } = wishlistOf(page)
  await open(page, category.url)
  const opened = await openHeldUp(page, '/wishlist')
  await expect(empty).toBeVisible()
  await opened.goOn()
  await expect(empty).toBeVisible()

  await open(page, category.url)
  const [name = ''] = await wishForFirst(page, 1)
  await expect(link(1)).toBeVisible()
  await expect.poll(() => keptWishes(page)).not.toBe('[]')
  const openedAgain = await openHeldUp(page, '/wishlist')
  await expect(title).toBeVisible()
  await expect(page.getByText(words.waiting)).toBeVisible()
  await expect(empty).toBeHidden()
  await openedAgain.goOn()
  await expect(card(name)).toBeVisible()
  await expect(page.getByText(words.waiting)).toBeHidden()

  await heart(name).click()
  await expect(empty).toBeVisible()
  await expect.poll(() => keptWishes(page)).toBe('[]')
  const openedOnceMore = await openHeldUp(page, '/wishlist')
  await expect(empty).toBeVisible()
  await openedOnceMore.goOn()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // WISH-2
  test('the wishlist is still there and accepts more products', async ({ page, context, category }) => {
    const { link, card, heart, toPage, title } = wishlistOf(page)
    await openWithScreens(page, category.url)
    const [first = ''] = await wishForFirst(page, 1)
    await expect(link(1)).toBeVisible()
    // Wishlist products are fetched when the page is idle.
    await keptProducts(page, keptWishes, 1, 'WishedProducts')
    await context.setOffline(true)
    await wishlistOf(page).hearts.and(page.locator('[aria-pressed=false]')).first().click()
    await link(2).click()
    await toPage.click()
    // The category has the same card with the same wishlist button.
    await expect(title).toBeVisible()
    await expect(card(first)).toBeVisible()
    await heart(first).click()
    await expect(card(first)).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('the wishlist has no axe violation, on desktop and phone, in light and dark', async ({ page, category }) => {
  const { link, card } = wishlistOf(page)
  await open(page, category.url)
  const [name = ''] = await wishForFirst(page, 3)
  await expect(link(3)).toBeVisible()
  await expect.poll(async () => JSON.parse((await keptWishes(page)) || '[]')).toHaveLength(3)
  await open(page, '/wishlist')
  await expect(card(name)).toBeVisible()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    if (width !== 390) await judge(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expect(page.getByText(lists.count(3))).toBeVisible()
})

// UI-1, UI-3
test('in the wishlist drawer products are added to the cart, opened and removed', async ({ page, category }) => {
  const { link, panel } = wishlistOf(page)
  await open(page, category.url)
  await link(0).click()
  await expect(panel.getByRole('heading', { name: words.emptyTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(0)).toBeFocused()
  const quick = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Add / }) })
  const name = (await quick.first().getByRole('heading').textContent()) ?? ''
  await wishlistOf(page).heart(name).click()
  await wishForFirst(page, 2)
  await link(3).click()
  await panel.getByRole('button', { name: `${catalog.cart.quickAdd} ${name}` }).click()
  await expect(panel.getByText(english.get('cart').notices.added)).toBeVisible()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    if (width !== 390) await judge(page)
    expect(await crossingTexts(page), `texts at ${width}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await panel.getByRole('button', { name: `${words.remove} ${name}` }).click()
  await expect(panel.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })).toHaveCount(0)
  await expect(page.getByRole('button', { name: lists.undo })).toBeFocused()
  await panel.getByRole('button', { name: lists.undo }).click()
  await panel.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(panel).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the wishlist says that it needs scripts', async ({ page }) => {
    await page.goto('/wishlist')
    await expect(page.getByText(words.needsScripts)).toBeVisible()
    await expect(wishlistOf(page).empty).toBeHidden()
  })
})
