import type { Locator, Page } from '@playwright/test'
import { type Category, type Facet, listed } from '../kit/category.ts'
import { crossingTexts } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { judge } from '../kit/judge.ts'
import { listingOf } from '../kit/listing.view.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const listing = english.get('listing')
const shell = english.get('shell')

const SECOND_PAGE = 100

/** Empties the product list in a response. */
const withoutProducts = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && '__typename' in value && value.__typename === 'ProductList'
    ? { ...value, items: [], total: 0 }
    : value

test.describe('on a wide screen the shop', () => {
  // SHOP-4
  test('leads from the home page through a category to a product', async ({ page, department }) => {
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: shell.menu.label })
    await menu.getByRole('link', { name: department.name, exact: true }).first().click()
    await expect(page).toHaveURL(department.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name)
    await expect(listingOf(page).count(department.total)).toBeVisible()

    const card = listingOf(page).cards.nth(2)
    const name = (await card.getByRole('heading').textContent()) ?? ''
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).not.toHaveURL(department.url)
  })

  // SHOP-4
  test('lets the shopper dismiss the notice of a category without products', async ({ page, department }) => {
    await page.route('**/graphql?**', async (route) => {
      const answer = await route.fetch()
      const body = JSON.stringify(JSON.parse(await answer.text(), withoutProducts))
      await route.fulfill({ response: answer, body })
    })
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: shell.menu.label })
    await menu.getByRole('link', { name: department.name, exact: true }).first().click()
    const notice = page.getByRole('main').getByRole('status').filter({ hasText: listing.empty })
    await notice.getByRole('button', { name: listing.ok }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name)
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('opens no submenu before the pointer is over it when the screen was narrow before', async ({ page, department }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page, '/')
    const panel = page.locator(
      `#${await page.getByRole('button', { name: shell.menu.submenu(department.name), includeHidden: true }).getAttribute('aria-controls')}`,
    )
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await panel.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden')
    await page.getByRole('navigation', { name: shell.menu.label }).getByRole('link', { name: department.name }).first().hover()
    await expect(panel).toBeVisible()
    await page.mouse.move(700, 800)
    await expect(panel).toBeHidden()
  })

  test('lays out all cards of a page once it is idle', async ({ page, department }) => {
    await open(page, department.url)
    const isLaidOut = (card: Element) => card.checkVisibility({ contentVisibilityAuto: true })
    await expect(async () => {
      const last = listingOf(page).cards.last().getByRole('heading')
      expect(await last.evaluate(isLaidOut)).toBe(true)
    }).toPass()
  })

  test('has no bottom bar and shows the facets beside the list', async ({ page, category }) => {
    await open(page, category.url)
    await expect(page.getByRole('navigation', { name: shell.bar.label })).toBeHidden()
    await expect(listingOf(page).facets).toBeVisible()
    await expect(page.getByRole('button', { name: listing.openFilters(0), exact: true })).toBeHidden()
  })

  test('filters a list, keeps the values of other facets, and removes filters again', async ({ page, shop, category }) => {
    const [first, second] = category.facets
    const view = listingOf(page)
    await open(page, category.url)

    await choose(page, first, 0)
    const chosen = [{ attribute: first.attribute, values: [idOf(first, 0)] }]
    await expect(page).toHaveURL(addressOf(category, chosen))
    const narrowed = await listed(shop, category.url, { filters: chosen })
    await expect(view.count(narrowed.total)).toBeVisible()
    await expect(view.names).toHaveText(narrowed.items.map(({ name }) => name))
    await expect(view.chip(first.label, labelOf(first, 0))).toBeVisible()

    // The used facet still offers its other values with their counts.
    await expect(facetOf(page, first).getByRole('checkbox', { includeHidden: true })).toHaveCount(
      narrowed.facets.find(({ attribute }) => attribute === first.attribute)?.values.length ?? 0,
    )
    const offered = narrowed.facets.find(({ attribute }) => attribute === second.attribute)
    const value = offered?.values.find(({ count }) => count > 0)
    if (!offered || !value) throw new Error(`${second.label} has nothing left to offer`)
    await facetOf(page, offered)
      .getByRole('checkbox', { name: `${value.label} ${listing.count(value.count)}`, includeHidden: true })
      .dispatchEvent('click')
    const both = [...chosen, { attribute: second.attribute, values: [value.id] }]
    await expect(page).toHaveURL(addressOf(category, both))
    await expect(view.count((await listed(shop, category.url, { filters: both })).total)).toBeVisible()
    await expect(view.chips).toHaveCount(2)

    await view.chip(first.label, labelOf(first, 0)).click()
    await expect(page).toHaveURL(addressOf(category, both.slice(1)))
    await expect(view.chips).toHaveCount(1)
    await page.getByRole('link', { name: listing.clear }).click()
    await expect(page).toHaveURL(category.url)
    await expect(view.count(category.total)).toBeVisible()
    await expect(view.chips).toHaveCount(0)
  })

  for (const sort of ['PRICE_ASC', 'UNIT_PRICE_ASC'] as const) {
    test(`sorts a list: ${listing.sortBy(sort)}`, async ({ page, shop, department }) => {
      await open(page, department.url)
      await listingOf(page).sort.selectOption({ label: listing.sortBy(sort) })
      await expect(page).toHaveURL(`${department.url}?sort=${sort.toLowerCase()}`)
      const ordered = await listed(shop, department.url, { sort })
      expect(ordered.sort).toBe(sort)
      await expect(listingOf(page).names).toHaveText(ordered.items.map(({ name }) => name))
      await expect(listingOf(page).sort).toHaveValue(sort.toLowerCase())
    })
  }

  // LIST-2
  test('extends a list to its end and shows how many products are listed', async ({ page, department }) => {
    const view = listingOf(page)
    await open(page, department.url)
    await expect(view.progress(50, department.total)).toBeVisible()
    await view.loadMore()
    await expect(view.shown(51, SECOND_PAGE, department.total)).toBeVisible()
    await expect(view.cards).toHaveCount(SECOND_PAGE)
    await expect(view.cards.nth(50).getByRole('link')).toBeFocused()
    await view.loadMore()
    await expect(view.shown(SECOND_PAGE + 1, department.total, department.total)).toBeVisible()
    await expect(view.cards.nth(SECOND_PAGE).getByRole('link')).toBeFocused()
    await expect(view.cards).toHaveCount(department.total)
    await expect(view.more).toHaveCount(0)
    expect(new Set(await view.names.allTextContents()).size).toBeGreaterThan(SECOND_PAGE)
    await expect(page).toHaveURL(department.url)
  })
})

test.describe('a list whose end comes near', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

  // LIST-21
  test('fetches the next products, so that a press shows them without a network', async ({ page, context, department }) => {
    const view = listingOf(page)
    await open(page, department.url)
    const fetched = page.waitForResponse((response) => operationName(response.request()) === 'MoreProducts')
    await view.more.scrollIntoViewIfNeeded()
    await fetched
    await context.setOffline(true)
    await view.more.click()
    await expect(view.cards).toHaveCount(SECOND_PAGE)
  })
})

test.describe('on a phone the shop', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedMessages: /ERR_FAILED/ })

  test('has links to home, categories and search at the bottom', async ({ page, department }) => {
    await open(page, department.url)
    const bar = page.getByRole('navigation', { name: shell.bar.label })
    await bar.getByRole('link', { name: shell.bar.search }).tap()
    await expect(page.getByRole('searchbox', { name: shell.search.label })).toBeFocused()

    await bar.getByRole('button', { name: shell.bar.menu }).tap()
    const menu = page.getByRole('navigation', { name: shell.menu.label })
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: shell.menu.close }).tap()
    await expect(menu).toBeHidden()

    await bar.getByRole('button', { name: shell.bar.menu }).tap()
    await menu.getByRole('link', { name: 'Decking', exact: true }).first().tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decking')
    await expect(menu).toBeHidden()

    await bar.getByRole('link', { name: shell.bar.home }).tap()
    await expect(page).toHaveURL('/')
  })

  test('shows the first products of a department on its first screen, below the departments in it', async ({
    page,
    department,
  }) => {
    await page.goto(department.url)
    await expect(page.getByRole('list', { name: listing.subcategories(department.name) })).toBeVisible()
    expect((await listingOf(page).cards.first().boundingBox())?.y).toBeLessThan(700)
  })

  test('folds the links of the footer, which a wide window shows', async ({ page }) => {
    await open(page, '/contact')
    const footer = page.getByRole('contentinfo')
    const link = footer.getByRole('link', { name: shell.footer.quickOrder })
    await expect(link).toBeHidden()
    const folded = (await footer.boundingBox())?.height ?? 0
    expect(folded).toBeLessThan(900)
    await footer.getByRole('heading', { name: shell.footer.help }).click()
    await expect(link).toBeVisible()
    await page.reload()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(link).toBeVisible()
    await expect(footer.getByRole('heading', { name: shell.footer.help })).toHaveCount(1)
  })

  // LIST-18
  test('shows lists as rows to shoppers who chose them, from the first paint and in other tabs', async ({
    page,
    context,
    category,
  }) => {
    const rows = page.getByRole('button', { name: listing.layout.rows, exact: true })
    await open(page, category.url)
    const { cards } = listingOf(page)
    const height = async () => (await cards.nth(4).boundingBox())?.height ?? 0
    const asCard = await height()
    await expect(rows).toHaveAttribute('aria-pressed', 'false')
    const other = await context.newPage()
    await open(other, category.url)
    await rows.click()
    await expect(rows).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(height).toBeLessThan(asCard / 3)
    await expect(other.getByRole('button', { name: listing.layout.rows, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.route('**/assets/entry.client*', (route) => route.abort())
    await page.reload()
    expect(await height()).toBeLessThan(asCard / 3)
    await page.unroute('**/assets/entry.client*')
    await page.reload()
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await crossingTexts(page), `texts at ${width}`).toEqual([])
    }
    await judge(page)
  })

  // LIST-30
  test('adds a quantity to the cart from a row', async ({ page, category }) => {
    await page.addInitScript(() => localStorage.setItem('shop/listing', 'rows'))
    await open(page, category.url)
    const [row, other] = [0, 1].map((index) =>
      page
        .getByRole('article')
        .filter({ has: page.locator('form') })
        .nth(index),
    )
    if (!row || !other) throw new Error('The list has too few rows')
    const inCart = (each: Locator, count: number) =>
      each.getByRole('button', { name: `${count} ${english.get('catalog').cart.inCart}` })
    const quantity = row.getByRole('spinbutton')
    await quantity.fill('12')
    await quantity.press('Enter')
    await expect(inCart(row, 12)).toBeVisible()
    await other.getByRole('spinbutton').fill('3')
    await other.getByRole('button', { name: /^Add/ }).click()
    await expect(inCart(other, 3)).toBeVisible()
    await quantity.fill('1.5')
    await expect(row.getByText(english.get('catalog').quantity.errors.NOT_A_POSITIVE_INTEGER)).toBeVisible()
  })

  test('keeps filters and order in reach while a list scrolls', async ({ page, department }) => {
    await open(page, department.url)
    await listingOf(page).cards.nth(20).scrollIntoViewIfNeeded()
    await expect(listingOf(page).sort).toBeInViewport()
    await expect(page.getByRole('button', { name: listing.filters })).toBeInViewport()
  })

  test('shows the facets in a sheet', async ({ page, shop, category }) => {
    const [first] = category.facets
    await open(page, category.url)
    await expect(listingOf(page).facets).toBeHidden()
    await page.getByRole('button', { name: listing.openFilters(0) }).tap()
    const sheet = page.getByRole('dialog', { name: listing.filters })
    await facetOf(page, first).getByRole('checkbox').first().check()

    const chosen = [{ attribute: first.attribute, values: [idOf(first, 0)] }]
    const { total } = await listed(shop, category.url, { filters: chosen })
    await expect(page).toHaveURL(addressOf(category, chosen))
    await sheet.getByRole('button', { name: listing.showResults(total) }).tap()
    await expect(sheet).toBeHidden()
    await expect(listingOf(page).count(total)).toBeVisible()
    await expect(page.getByRole('button', { name: listing.openFilters(1) })).toBeVisible()
  })
})

const facetOf = (page: Page, { label }: Pick<Facet, 'label'>) => page.getByRole('group', { name: label, exact: true })

const choose = (page: Page, facet: Facet, index: number) =>
  facetOf(page, facet)
    .getByRole('checkbox', { name: `${labelOf(facet, index)} ${listing.count(facet.values[index]?.count ?? 0)}` })
    .check()

const idOf = ({ values }: Facet, index: number) => values[index]?.id ?? ''
const labelOf = ({ values }: Facet, index: number) => values[index]?.label ?? ''

function addressOf({ url }: Category, filters: readonly { attribute: string; values: readonly string[] }[]): string {
  const query = new URLSearchParams(
    filters
      .toSorted((a, b) => (a.attribute < b.attribute ? -1 : 1))
      .flatMap(({ attribute, values }) => values.map((value) => [attribute, value])),
  )
  return `${url}?${query}`
}
