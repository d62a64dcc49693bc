import { compareFirst, compareOf } from '../kit/compare.view.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { openHeldUp } from '../kit/held-up.ts'
import { judge } from '../kit/judge.ts'
import { keptCompared, keptProducts } from '../kit/kept.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'
import { productOfType } from '../kit/views.ts'

const catalog = english.get('catalog')
const words = english.get('lists').compare
const lists = english.get('lists').skuList

const PHONE = { width: 390, height: 844 }

// SHOP-11, COMPARE-1
test('a product is added to the comparison from a card and from its page, and removed again', async ({
  page,
  category,
  products,
}) => {
  const { toggle, link } = compareOf(page)
  await open(page, category.url)
  await expect(link(0)).toBeVisible()
  const [name = ''] = await compareFirst(page, 1)
  await expect(link(1)).toBeVisible()
  await expect(toggle(name)).toHaveText(`${catalog.compare.add}${catalog.compare.added} ${name}`)
  await expect(toggle(name).getByText(catalog.compare.added)).toBeVisible()

  const product = productOfType(products, 'Configurable')
  await follow(page, product.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await toggle(product.name).first().click()
  await expect(link(2)).toBeVisible()
  await toggle(product.name).first().click()
  await expect(toggle(product.name).first()).toHaveAttribute('aria-pressed', 'false')
  await expect(link(1)).toBeVisible()
})

test('products are compared side by side, and the differences can be shown alone', async ({ page, department }) => {
  const { link, title, column, rows, row, onlyDifferences } = compareOf(page)
  await open(page, department.url)
  const names = await compareFirst(page, 3)
  await link(3).click()
  await expect(title).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${words.title}`))
  for (const name of names) await expect(column(name)).toBeVisible()
  await expect(row(words.facts.price).getByText('£').first()).toBeVisible()
  await expect(row(words.facts.stock)).toBeVisible()

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
})

test('one product or all products are removed, and both can be undone', async ({ page, category }) => {
  const { link, column, remove, clear, undo, empty } = compareOf(page)
  await open(page, category.url)
  const [first = '', second = ''] = await compareFirst(page, 2)
  await link(2).click()
  await remove(first).click()
  await expect(column(first)).toBeHidden()
  await expect(column(second)).toBeVisible()
  await expect(link(1)).toBeVisible()
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(column(first)).toBeVisible()
  await clear.click()
  await expect(empty).toBeVisible()
  await expect(link(0)).toBeVisible()
  await undo.press('Enter')
  await expect(column(first)).toBeVisible()
  await expect(column(second)).toBeVisible()
  await expect(link(2)).toBeVisible()
})

// COMPARE-2
test('the comparison is shared by tabs and survives a restart', async ({ page, context, category }) => {
  await open(page, category.url)
  const other = await context.newPage()
  await open(other, '/compare')
  await expect(compareOf(other).empty).toBeVisible()
  const [name = ''] = await compareFirst(page, 1)
  await expect(compareOf(other).column(name)).toBeVisible()
  await compareOf(other).remove(name).click()
  await expect(compareOf(page).toggle(name)).toHaveAttribute('aria-pressed', 'false')
  await compareOf(page).toggle(name).click()
  await expect(compareOf(other).column(name)).toBeVisible()
  await open(page, '/compare')
  await expect(compareOf(page).column(name)).toBeVisible()
})

// COMPARE-2
test('the server’s comparison page says that it is empty, unless the device may have products', async ({ page, category }) => {
  const { empty, title, column, remove } = compareOf(page)
  await open(page, category.url)
  const opened = await openHeldUp(page, '/compare')
  await expect(empty).toBeVisible()
  await opened.goOn()
  await expect(empty).toBeVisible()

  await open(page, category.url)
  const [name = ''] = await compareFirst(page, 1)
  await expect.poll(() => keptCompared(page)).not.toBe('[]')
  const openedAgain = await openHeldUp(page, '/compare')
  await expect(title).toBeVisible()
  await expect(empty).toBeHidden()
  await openedAgain.goOn()
  await expect(column(name)).toBeVisible()

  await remove(name).click()
  await expect(empty).toBeVisible()
  await expect.poll(() => keptCompared(page)).toBe('[]')
  const openedOnceMore = await openHeldUp(page, '/compare')
  await expect(empty).toBeVisible()
  await openedOnceMore.goOn()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('compared products are still there, and unvisited products say so', async ({ page, context, category, products }) => {
    const { link, column, remove, undo } = compareOf(page)
    await openWithScreens(page, category.url)
    const [first = '', second = ''] = await compareFirst(page, 2)
    // Compared products are fetched when the page is idle.
    await keptProducts(page, keptCompared, 2, 'CompareProducts')
    await context.setOffline(true)
    const toggles = page.getByRole('main').locator('button[data-look="box"][aria-pressed=false]')
    const sku = (await toggles.first().getAttribute('data-sku')) ?? ''
    await toggles.first().click()
    await link(3).click()
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
  })
})

test('a product that no longer exists says so and can be removed', async ({ page, category }) => {
  const { link, column } = compareOf(page)
  await open(page, category.url)
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
})

test('the comparison has no axe violation, full or empty, on desktop and phone, in light and dark', async ({
  page,
  category,
}) => {
  const { link, column, empty } = compareOf(page)
  await open(page, '/compare')
  await expect(empty).toBeVisible()
  await judge(page)
  await follow(page, category.url)
  const [name = ''] = await compareFirst(page, 4)
  await link(4).click()
  await expect(column(name)).toBeVisible()
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    await judge(page)
  }
})

test('on a phone the comparison is linked in the header, and scrolls sideways by keyboard under its row titles', async ({
  page,
  category,
}) => {
  const { link, column } = compareOf(page)
  await page.setViewportSize(PHONE)
  await open(page, category.url)
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
  await expect(compareOf(page).rows.first()).toBeInViewport({ ratio: 0.9 })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison says that it needs scripts', async ({ page }) => {
    await page.goto('/compare')
    await expect(compareOf(page).title).toBeVisible()
    await expect(page.getByText(words.needsScripts)).toBeVisible()
    await expect(compareOf(page).empty).toBeHidden()
  })
})
