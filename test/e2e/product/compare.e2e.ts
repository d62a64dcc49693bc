import { expectToShowWord } from '../kit/add-word.ts'
import { plainProducts } from '../kit/catalog.ts'
import { compareFirst, compareView, waysToBuy } from '../kit/compare.view.ts'
import { english } from '../kit/english.ts'
import { follow, goTo } from '../kit/follow.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { keptCompared, keptProducts, keptWishes } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'
import { wishForFirst, wishlistView } from '../kit/wishlist.view.ts'

const catalog = english.get('catalog')
const words = english.get('lists').compare
const lists = english.get('lists').skuList

const PHONE = { width: 390, height: 844 }

// COMPARE-6, COMPARE-7
test('the button that adds a compared product shows its word at every width', async ({ page, products }) => {
  const { toggle, column, title } = compareView(page)
  const [plain] = plainProducts(products)
  if (!plain) throw new Error('The catalogue has no plain product')
  await open(page, plain.url)
  await toggle(plain.name).first().click()
  await follow(page, '/compare')
  await expect(title).toBeVisible()
  const { add } = waysToBuy(column(plain.name))
  await expect(add).toHaveAccessibleName(`${catalog.cart.quickAdd} ${plain.name}`)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectToShowWord(add)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width)
  }
})

// SHOP-11, COMPARE-1, COMPARE-5, UI-52
test('products are added from card and page, compared side by side, and removed with undo', async ({
  page,
  department,
  products,
}) => {
  const { toggle, link, title, column, rows, row, onlyDifferences, remove, clear, undo, empty } = compareView(page)
  await open(page, department.url)
  await expect(link(0)).toBeVisible()
  const [name = ''] = await compareFirst(page, 1)
  await expect(link(1)).toBeVisible()
  await expect(toggle(name)).toHaveText(`${catalog.compare.add}${catalog.compare.added} ${name}`)
  await expect(toggle(name).getByText(catalog.compare.added)).toBeVisible()

  const product = productOfType(products, 'Configurable')
  await goTo(page, product)
  await toggle(product.name).first().click()
  await expect(link(2)).toBeVisible()
  await toggle(product.name).first().click()
  await expect(toggle(product.name).first()).toHaveAttribute('aria-pressed', 'false')
  await expect(link(1)).toBeVisible()
  await goTo(page, department)
  await toggle(name).click()
  await expect(link(0)).toBeVisible()

  const names = await compareFirst(page, 3)
  await link(3).click()
  await expect(title).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${words.title}`))
  for (const name of names) {
    const { add, choose } = waysToBuy(column(name))
    await expect(add.or(choose)).toBeVisible()
  }
  await expect(row(words.facts.price).getByText('£').first()).toBeVisible()
  await expect(row(words.facts.stock)).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 500, height: 900 })
  const { x = 0, width = Number.POSITIVE_INFINITY } = (await column(names.at(-1) ?? '').boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(500)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })

  const all = await rows.count()
  await onlyDifferences.check()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const alike = await page
    .getByRole('main')
    .locator('tbody tr')
    .evaluateAll(
      (shown) =>
        shown.filter((line) => new Set([...line.querySelectorAll('td')].map((cell) => cell.textContent)).size === 1).length,
    )
  expect(alike).toBe(0)
  await onlyDifferences.uncheck()
  await expect(rows).toHaveCount(all)

  const [first = '', second = ''] = names
  await remove(first).click()
  await expect(column(first)).toBeHidden()
  await expect(column(second)).toBeVisible()
  await expect(link(2)).toBeVisible()
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(column(first)).toBeVisible()
  await clear.click()
  await expect(empty).toBeVisible()
  await expect(link(0)).toBeVisible()
  await undo.press('Enter')
  for (const name of names) {
    const { add, choose } = waysToBuy(column(name))
    await expect(add.or(choose)).toBeVisible()
  }
  await expect(link(3)).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // WISH-2
  test('comparison and wishlist are still there, and unvisited products say so', async ({
    page,
    context,
    category,
    products,
  }) => {
    const { link, column, remove, undo, title } = compareView(page)
    const wishes = wishlistView(page)
    await openWithScreens(page, category.url)
    const [first = '', second = ''] = await compareFirst(page, 2)
    const [wished = ''] = await wishForFirst(page, 1)
    // Products of both are fetched when the page is idle.
    await keptProducts(page, keptCompared, 2, 'CompareProducts')
    await keptProducts(page, keptWishes, 1, 'WishedProducts')
    await context.setOffline(true)
    const toggles = page.getByRole('main').locator('button[data-look="box"][aria-pressed=false]')
    const sku = (await toggles.first().getAttribute('data-sku')) ?? ''
    await toggles.first().click()
    await wishes.hearts.and(page.locator('[aria-pressed=false]')).first().click()
    await wishes.link(2).click()
    await wishes.toPage.click()
    // The category has the same card with the same wishlist button.
    await expect(wishes.title).toBeVisible()
    await expect(wishes.card(wished)).toBeVisible()
    await wishes.heart(wished).click()
    await expect(wishes.card(wished)).toHaveCount(0)

    await link(3).click()
    await expect(title).toBeVisible()
    await expect(column(first)).toBeVisible()
    await expect(column(second)).toBeVisible()
    await expect(page.getByText(lists.unseen(sku))).toBeVisible()
    await remove(first).click()
    await expect(column(first)).toBeHidden()
    await undo.click()
    await expect(column(first)).toBeVisible()

    await context.setOffline(false)
    const name = products.find((product) => product.sku === sku)?.name ?? ''
    await expect(column(name)).toBeVisible()
    await expect(page.getByText(lists.unseen(sku))).toBeHidden()
    await follow(page, '/wishlist')
    await expect(wishes.title).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('the comparison has no axe violation, names lost products, and scrolls by keyboard', async ({ page, category }) => {
  const { link, column, empty, toggle, rows } = compareView(page)
  await page.setViewportSize(PHONE)
  await open(page, '/compare')
  await expect(empty).toBeVisible()
  await judge(page)
  await goTo(page, category)

  await test.step('a product that no longer exists', async () => {
    const gone = (await page.getByRole('main').locator('button[data-look="box"]').first().getAttribute('data-sku')) ?? ''
    await page.route('**/graphql?**', async (route) => {
      if (operationName(route.request()) !== 'CompareProducts') return route.continue()
      const response = await route.fetch()
      const answer = await response.json()
      const left = answer.data.productsBySku.filter(({ sku }: { sku: string }) => sku !== gone)
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, productsBySku: left } } })
    })
    const [, name = ''] = await compareFirst(page, 2)
    await link(2).click()
    await expect(column(name)).toBeVisible()
    await expect(page.getByText(lists.gone(gone))).toBeVisible()
    await page.getByRole('button', { name: `${lists.remove} ${gone}` }).click()
    await expect(page.getByText(lists.gone(gone))).toBeHidden()
    await expect(link(1)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await goTo(page, category)
    await toggle(name).click()
    await expect(link(0)).toBeVisible()
  })

  const names = await compareFirst(page, 4)
  await page.evaluate(() => scrollTo(0, 0))
  await link(4).click()
  await expect(column(names[0] ?? '')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  const table = page.getByRole('region', { name: words.table })
  await table.focus()
  await expect(async () => {
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
    await expect(column(names.at(-1) ?? '')).toBeInViewport({ ratio: 0.9, timeout: 1000 })
  }).toPass()
  await expect(rows.first()).toBeInViewport({ ratio: 0.9 })
  await judge(page, DESKTOP_AND_PHONE)
})
