import type { Locator } from '@playwright/test'
import { fetchListed } from '../kit/category.ts'
import { crossingTexts } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { filteredAddress, findFacet, getValueId } from '../kit/facets.ts'
import { follow, goTo } from '../kit/follow.ts'
import { openHeldUp } from '../kit/held-up.ts'
import { judge } from '../kit/judge.ts'
import { listingView } from '../kit/listing.view.ts'
import { expect, open, test, WITH_MOTION } from '../kit/shop.fixture.ts'

test.use(WITH_MOTION)

const listing = english.get('listing')
const shell = english.get('shell')

test.describe('on a phone the shop', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  // NAV-44
  test('opens the next page and logs nothing if the phone is turned meanwhile', async ({ page, category }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const { dataset } = document.documentElement
        const isTurned = new Promise((resolve) => addEventListener('turned', resolve))
        const transition = start(async () => {
          // The browser has captured the old page. If the phone is turned earlier, the browser skips nothing.
          dataset.transition = 'captured'
          await isTurned
          if (typeof update === 'function') await update()
        })
        transition.ready.catch((error: DOMException) => {
          dataset.transition = error.name
        })
        return transition
      }
    })
    await open(page, '/')
    await follow(page, category.url)
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'captured')
    await page.setViewportSize({ width: 844, height: 390 })
    await page.evaluate(() => dispatchEvent(new Event('turned')))
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'InvalidStateError')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
  })

  // NAV-43, UI-55, HOME-7
  test('shows products at once, facets in a sheet, and a bar of links at the bottom', async ({
    page,
    shop,
    category,
    department,
  }) => {
    await open(page, department.url)
    const { cards, sort } = listingView(page)
    await expect(page.getByRole('list', { name: listing.subcategories(department.name) })).toBeVisible()
    expect((await cards.first().boundingBox())?.y).toBeLessThan(700)
    await cards.nth(20).scrollIntoViewIfNeeded()
    await expect(sort).toBeInViewport()
    await expect(page.getByRole('button', { name: listing.filters })).toBeInViewport()

    const header = page.getByRole('banner')
    const brand = header.getByRole('link', { name: shell.header.home('Heartwood') })
    const field = header.getByLabel(shell.search.label)
    const headerEnd = () =>
      header.evaluate((element) => element.querySelector('search')?.parentElement?.parentElement?.getBoundingClientRect().bottom)
    expect(await headerEnd()).toBe(56)
    expect([await isOnTop(brand), await isOnTop(field)]).toEqual([true, false])
    const bar = page.getByRole('navigation', { name: shell.bar.label })
    await bar.getByRole('link', { name: shell.bar.search }).tap()
    await expect(field).toBeFocused()
    expect([await headerEnd(), await isOnTop(field)]).toEqual([56, true])

    await bar.getByRole('button', { name: shell.bar.menu }).tap()
    const menu = page.getByRole('navigation', { name: shell.menu.label })
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: shell.menu.close }).tap()
    await expect(menu).toBeHidden()

    await bar.getByRole('link', { name: shell.bar.home }).tap()
    await expect(page).toHaveURL('/')

    await test.step('best sellers early on the home page, although links have room for a thumb', async () => {
      const heading = page.getByRole('main').getByRole('heading', { name: english.get('content').home.bestSellers })
      await expect(heading).toBeVisible()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      expect((await heading.boundingBox())?.y).toBeLessThan(1000)
    })

    await test.step('facets in a sheet', async () => {
      const [first] = category.facets
      await goTo(page, category)
      await expect(listingView(page).facets).toBeHidden()
      await page.getByRole('button', { name: listing.openFilters(0) }).tap()
      const sheet = page.getByRole('dialog', { name: listing.filters })
      await findFacet(page, first).getByRole('checkbox').first().check()

      const chosen = [{ attribute: first.attribute, values: [getValueId(first, 0)] }]
      const { total } = await fetchListed(shop, category.url, { filters: chosen })
      await expect(page).toHaveURL(filteredAddress(category, chosen))
      await sheet.getByRole('button', { name: listing.showResults(total) }).tap()
      await expect(sheet).toBeHidden()
      await expect(listingView(page).count(total)).toBeVisible()
      await expect(page.getByRole('button', { name: listing.openFilters(1) })).toBeVisible()
    })

    // SEARCH-76
    await test.step('suggestions with whole names, because a size at the end tells products apart', async () => {
      await field.fill('oak mantel')
      const suggested = header.getByRole('option').filter({ has: page.locator('img') })
      await expect(suggested.nth(1)).toBeVisible()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await suggested.evaluateAll(cutTexts), `at ${width}`).toEqual([])
      }
    })

    await test.step('suggestions above the page on a phone held sideways', async () => {
      await page.setViewportSize({ width: 844, height: 390 })
      await field.fill('oak')
      await expect.poll(() => isOnTop(header.getByRole('option').first())).toBe(true)
    })
  })

  // NAV-42
  test('leads through the menu level by level, by touch and keyboard, and folds the footer’s links', async ({
    page,
    department,
  }) => {
    await open(page, '/contact')
    const { menu: words } = shell
    const menu = page.getByRole('navigation', { name: words.label })
    const openMenu = page.getByRole('navigation', { name: shell.bar.label }).getByRole('button', { name: shell.bar.menu })
    const opener = menu.getByRole('button', { name: words.submenu(department.name) })
    const level = menu.getByRole('heading', { name: department.name })
    const all = menu.getByRole('link', { name: words.all(department.name) })

    await openMenu.tap()
    const root = await menu.getByRole('link').count()
    await opener.tap()
    await expect(level).toBeFocused()
    await expect(opener).toBeHidden()
    await judge(page)
    await menu.getByRole('button', { name: words.back }).tap()
    await expect(opener).toBeFocused()
    await expect(menu.getByRole('link')).toHaveCount(root)

    await page.keyboard.press('Enter')
    await expect(level).toBeFocused()
    // The focus may leave the level without closing it.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(menu.getByRole('button', { name: words.close })).toBeFocused()
    await level.focus()
    await page.keyboard.press('Escape')
    await expect(level).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(all).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(department.name)
    await expect(menu).toBeHidden()

    await openMenu.tap()
    await opener.tap()
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect(menu).toBeHidden()
    await openMenu.tap()
    await expect(opener).toBeVisible()
    await menu.getByRole('button', { name: words.close }).tap()

    const footer = page.getByRole('contentinfo')
    const link = footer.getByRole('link', { name: shell.footer.quickOrder })
    await expect(link).toBeHidden()
    const folded = (await footer.boundingBox())?.height ?? 0
    expect(folded).toBeLessThan(900)
    await footer.getByRole('heading', { name: shell.footer.services }).click()
    await expect(link).toBeVisible()
    await footer.getByRole('heading', { name: shell.footer.services }).click()
    await expect(link).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(link).toBeVisible()
    await expect(footer.getByRole('heading', { name: shell.footer.services })).toHaveCount(1)
  })

  // LIST-18, LIST-30
  test('shows lists as rows to shoppers who chose them, and adds a quantity from a row', async ({ page, context, category }) => {
    const rows = page.getByRole('button', { name: listing.layout.rows, exact: true })
    await open(page, category.url)
    const { cards } = listingView(page)
    const height = async () => (await cards.nth(4).boundingBox())?.height ?? 0
    const asCard = await height()
    await expect(rows).toHaveAttribute('aria-pressed', 'false')
    const target = await rows.boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
    const other = await context.newPage()
    await open(other, category.url)
    await rows.click()
    await expect(rows).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(height).toBeLessThan(asCard / 3)
    await expect(other.getByRole('button', { name: listing.layout.rows, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await other.close()
    const opened = await openHeldUp(page, category.url)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect.poll(height).toBeLessThan(asCard / 3)
    await opened.goOn()
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await crossingTexts(page), `texts at ${width}`).toEqual([])
    }
    await judge(page)

    await page.setViewportSize({ width: 390, height: 844 })
    const [row, next] = [0, 1].map((index) =>
      page
        .getByRole('article')
        .filter({ has: page.locator('form') })
        .nth(index),
    )
    if (!row || !next) throw new Error('The list has too few rows')
    const expectInCart = (each: Locator, count: number) =>
      each.getByRole('button', { name: `${count} ${english.get('catalog').cart.inCart}` })
    const quantity = row.getByRole('spinbutton')
    await quantity.fill('12')
    await quantity.press('Enter')
    await expect(expectInCart(row, 12)).toBeVisible()
    await next.getByRole('spinbutton').fill('3')
    await next.getByRole('button', { name: /^Add/ }).click()
    await expect(expectInCart(next, 3)).toBeVisible()
    await quantity.fill('1.5')
    await expect(row.getByText(english.get('catalog').quantity.errors.NOT_A_POSITIVE_INTEGER)).toBeVisible()
  })
})

/** Whether a press in the middle of an element reaches it. */
const isOnTop = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** The texts inside some elements that do not fit their boxes. */
const cutTexts = (elements: readonly Element[]) =>
  elements
    .flatMap((element) => [...element.querySelectorAll('*')])
    .filter(({ clientHeight, scrollHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent)
    .filter(Boolean)
