import { fetchListed } from '../kit/category.ts'
import { english } from '../kit/english.ts'
import { choose, filteredAddress, findFacet, getValueId, getValueLabel } from '../kit/facets.ts'
import { goTo } from '../kit/follow.ts'
import { listingView } from '../kit/listing.view.ts'
import { operationName } from '../kit/operations.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const listing = english.get('listing')
const shell = english.get('shell')
const words = english.get('content').home

const SECOND_PAGE = 100
/** A department that the test shows without products. */
const EMPTY = 'Decking'

/** The greatest height of the hero and the lowest start of the best sellers, in pixels, by window size. */
const FIRST_SCREENS = [
  { width: 390, height: 844, hero: 220, bestSellers: 1000 },
  { width: 1440, height: 900, hero: 320, bestSellers: 1000 },
] as const

/** Empties the product list in a response. */
const withoutProducts = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && '__typename' in value && value.__typename === 'ProductList'
    ? { ...value, items: [], total: 0 }
    : value

test.describe('on a wide screen the shop', () => {
  // SHOP-4, HOME-7
  test('leads from the home page through a filtered category to a product', async ({ page, shop, category, department }) => {
    const menu = page.getByRole('navigation', { name: shell.menu.label })
    const title = page.getByRole('heading', { level: 1 })
    await open(page, '/')

    await test.step('shows a low hero, facts, departments, jobs and best sellers, and no picture twice', async () => {
      const main = page.getByRole('main')
      for (const { width, height, hero, bestSellers } of FIRST_SCREENS) {
        await page.setViewportSize({ width, height })
        const head = await main.locator('section').first().boundingBox()
        expect(head?.height, `${width} wide`).toBeLessThanOrEqual(hero)
        await expect(main.getByRole('heading', { name: words.categories })).toBeInViewport()
        const heading = await main.getByRole('heading', { name: words.bestSellers }).boundingBox()
        expect(heading?.y, `${width} wide`).toBeLessThan(bestSellers)
      }
      const facts = main.getByRole('list', { name: words.facts.label }).getByRole('listitem')
      await expect(facts).toHaveCount(3)
      // Known only after hydration, because the page is cached.
      await expect(facts.last()).not.toContainText(words.facts.ring)
      // UI-60
      await page.setViewportSize({ width: 320, height: 844 })
      const number = facts.last().locator('a > span')
      expect((await number.boundingBox())?.height).toBeLessThan(24)
      await page.setViewportSize(FIRST_SCREENS[1])
      await expect(main.getByRole('region', { name: words.categories }).locator('img')).toHaveCount(6)
      await expect(main.getByRole('region', { name: words.jobs }).getByRole('link')).toHaveCount(4)
      const pictures = await main
        .locator('section:not(:has(article)) img')
        .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
      expect(new Set(pictures).size).toBe(pictures.length)
    })

    await test.step('a category without products, whose notice can be dismissed', async () => {
      await page.route('**/graphql?**', async (route) => {
        const answer = await route.fetch()
        const body = JSON.stringify(JSON.parse(await answer.text(), withoutProducts))
        await route.fulfill({ response: answer, body })
      })
      const link = menu.getByRole('link', { name: EMPTY, exact: true }).first()
      await link.click()
      const notice = page.getByRole('main').getByRole('status').filter({ hasText: listing.empty })
      await notice.getByRole('button', { name: listing.ok }).click()
      await expect(notice).toBeHidden()
      await expect(title).toHaveText(EMPTY)
      await page.unrouteAll({ behavior: 'wait' })
    })

    await test.step('a department and a product', async () => {
      await menu.getByRole('link', { name: department.name, exact: true }).first().click()
      await expect(page).toHaveURL(department.url)
      await expect(title).toHaveText(department.name)
      await expect(listingView(page).count(department.total)).toBeVisible()

      const card = listingView(page).cards.nth(2)
      const name = (await card.getByRole('heading').textContent()) ?? ''
      await card.getByRole('link').click()
      await expect(title).toHaveText(name)
      await expect(page).not.toHaveURL(department.url)
    })

    await test.step('facets', async () => {
      const [first, second] = category.facets
      const view = listingView(page)
      await goTo(page, category)
      await expect(page.getByRole('navigation', { name: shell.bar.label })).toBeHidden()
      await expect(view.facets).toBeVisible()
      await expect(page.getByRole('button', { name: listing.openFilters(0), exact: true })).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(view.facets).toBeHidden()
      await expect(page.getByLabel(listing.sort)).toBeHidden()
      await expect(view.count(category.total)).toBeVisible()
      await page.emulateMedia({ media: 'screen' })

      await choose(page, first, 0)
      const chosen = [{ attribute: first.attribute, values: [getValueId(first, 0)] }]
      await expect(page).toHaveURL(filteredAddress(category, chosen))
      const narrowed = await fetchListed(shop, category.url, { filters: chosen })
      await expect(view.count(narrowed.total)).toBeVisible()
      await expect(view.names).toHaveText(narrowed.items.map(({ name }) => name))
      await expect(view.chip(first.label, getValueLabel(first, 0))).toBeVisible()

      // The used facet still offers its other values with their counts.
      await expect(findFacet(page, first).getByRole('checkbox', { includeHidden: true })).toHaveCount(
        narrowed.facets.find(({ attribute }) => attribute === first.attribute)?.values.length ?? 0,
      )
      const offered = narrowed.facets.find(({ attribute }) => attribute === second.attribute)
      const value = offered?.values.find(({ count }) => count > 0)
      if (!offered || !value) throw new Error(`${second.label} has nothing left to offer`)
      await findFacet(page, offered)
        .getByRole('checkbox', { name: `${value.label} ${listing.count(value.count)}`, includeHidden: true })
        .dispatchEvent('click')
      const both = [...chosen, { attribute: second.attribute, values: [value.id] }]
      await expect(page).toHaveURL(filteredAddress(category, both))
      await expect(view.count((await fetchListed(shop, category.url, { filters: both })).total)).toBeVisible()
      await expect(view.chips).toHaveCount(2)

      await view.chip(first.label, getValueLabel(first, 0)).click()
      await expect(page).toHaveURL(filteredAddress(category, both.slice(1)))
      await expect(view.chips).toHaveCount(1)
      await page.getByRole('link', { name: listing.clear }).click()
      await expect(page).toHaveURL(category.url)
      await expect(view.count(category.total)).toBeVisible()
      await expect(view.chips).toHaveCount(0)
    })
  })

  test.describe('with a network that fails for a moment', () => {
    test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

    // LIST-2, LIST-21
    test('extends a list by products fetched ahead, shows how many are listed, and sorts it', async ({
      page,
      context,
      shop,
      department,
    }) => {
      const view = listingView(page)
      await open(page, department.url)
      await expect(view.progress(50, department.total)).toBeVisible()
      const isLaidOut = (card: Element) => card.checkVisibility({ contentVisibilityAuto: true })
      await expect(async () => expect(await view.cards.last().getByRole('heading').evaluate(isLaidOut)).toBe(true)).toPass()
      const fetched = page.waitForResponse((response) => operationName(response.request()) === 'MoreProducts')
      await view.more.scrollIntoViewIfNeeded()
      await fetched
      await context.setOffline(true)
      await view.more.click()
      await expect(view.shown(51, SECOND_PAGE, department.total)).toBeVisible()
      await expect(view.cards).toHaveCount(SECOND_PAGE)
      await expect(view.cards.nth(50).getByRole('link')).toBeFocused()
      await context.setOffline(false)
      await view.loadMore()
      await expect(view.shown(SECOND_PAGE + 1, department.total, department.total)).toBeVisible()
      await expect(view.cards.nth(SECOND_PAGE).getByRole('link')).toBeFocused()
      await expect(view.cards).toHaveCount(department.total)
      await expect(view.more).toHaveCount(0)
      expect(new Set(await view.names.allTextContents()).size).toBeGreaterThan(SECOND_PAGE)
      await expect(page).toHaveURL(department.url)

      for (const sort of ['PRICE_ASC', 'UNIT_PRICE_ASC'] as const) {
        await view.sort.selectOption({ label: listing.sortBy[sort] })
        await expect(page).toHaveURL(`${department.url}?sort=${sort.toLowerCase()}`)
        const ordered = await fetchListed(shop, department.url, { sort })
        expect(ordered.sort).toBe(sort)
        await expect(view.names).toHaveText(ordered.items.map(({ name }) => name))
        await expect(view.sort).toHaveValue(sort.toLowerCase())
      }
    })
  })
})
