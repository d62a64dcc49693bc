import type { Page } from '@playwright/test'
import { readConfig } from '../../../bff/config/config.ts'
import { cartView } from '../kit/cart.view.ts'
import { sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { expectFocus, goTo } from '../kit/follow.ts'
import { listingView } from '../kit/listing.view.ts'
import { listWords } from '../kit/lists.view.ts'
import { operationName, recordOperations } from '../kit/operations.ts'
import { expect, open, test, waitForHydration } from '../kit/shop.fixture.ts'
import { PHONE } from '../kit/start-shop.ts'
import { NOTHING_FOUND } from '../kit/views.ts'

const { texts } = readConfig({}).shop
/** The page of the branches, as the dictionary calls it. */
const HOURS = 'Store and opening hours'
const search = english.get('listing').search
const shell = english.get('shell')

const field = (page: Page) => page.getByLabel(shell.search.label)
const list = (page: Page) => page.getByRole('listbox', { name: shell.search.suggestions })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Whether a click beside the panel would hit the overlay instead of the page. */
const isCovered = (page: Page) => page.evaluate(() => document.elementFromPoint(8, 700) === document.body)

// SCREEN-22
test.describe('search suggestions', () => {
  test('wait for a pause in typing, and can be chosen by keyboard alone', async ({ page }) => {
    const operations = recordOperations(page)
    await page.clock.install()
    await open(page, '/')
    await field(page).focus()
    await expect(page.getByRole('banner').locator('search [role=status]')).toBeAttached()
    // Later than the page's own clock.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    for (const letter of 'skirting') {
      await page.keyboard.type(letter)
      await page.clock.runFor(50)
    }
    expect(operations).toEqual([])
    await page.clock.runFor(1000)
    await page.clock.resume()
    await expect(list(page)).toBeVisible()
    expect(operations).toEqual(['SearchSuggestions'])

    const combobox = page.getByRole('combobox', { name: shell.search.label })
    await expect(combobox).toHaveAttribute('aria-expanded', 'true')
    const options = list(page).getByRole('option')

    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(list(page).getByRole('option', { selected: true })).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const second = options.nth(1)
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(combobox).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
    await expect(combobox).toBeFocused()

    const target = (await second.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(target)
    await expect(list(page)).toHaveCount(0)
  })

  // UI-1, SHOP-19
  test('appear from three characters on with categories, products and prices, and can be closed', async ({ page }) => {
    const operations = recordOperations(page)
    await open(page, '/')
    await field(page).pressSequentially('sk')
    await expect(field(page)).toHaveValue('sk')
    await expect(list(page)).toHaveCount(0)
    await field(page).press('i')
    await expect(list(page)).toBeVisible()
    expect(operations).toEqual(['SearchSuggestions'])
    await expect(list(page).getByRole('group', { name: shell.search.categories }).getByRole('option').first()).toBeVisible()
    const product = list(page).getByRole('group', { name: shell.search.products }).getByRole('option').first()
    await expect(product).toContainText(/£\d/)
    await expect(product.getByRole('presentation').or(product.locator('img'))).toHaveCount(1)

    await expect.poll(() => isCovered(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveCount(0)
    await expect.poll(() => isCovered(page)).toBe(false)
    await expect(field(page)).toHaveValue('ski')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('rt')
    await expect(list(page)).toBeVisible()
    // Outside the field, Escape is only a close request, as Android's Back is.
    await page.keyboard.press('Tab')
    await expect(field(page)).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveCount(0)
    await field(page).focus()
    await expect(list(page)).toBeVisible()
    await page.mouse.click(8, 700)
    await expect(list(page)).toHaveCount(0)
    await expect(page).toHaveURL('/')
  })

  test.describe('without a network', () => {
    test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ })

    test('offer recent searches, abort replaced requests, and need a catalogue on the device', async ({ page, context }) => {
      await open(page, '/')
      const home = await title(page).innerText()
      await test.step('recent searches', async () => {
        const searchFor = async (term: string) => {
          await field(page).fill(term)
          await field(page).press('Enter')
          await expect(title(page)).toHaveText(search.title(term))
        }
        await searchFor('oak skirting')
        await expectFocus(page)
        await searchFor('birch ply')
        await goTo(page, { url: '/', name: home })
        await expectFocus(page)
        await field(page).fill('')
        await field(page).focus()
        const recent = list(page).getByRole('group', { name: shell.search.recent }).getByRole('option')
        await expect(recent).toHaveText(['birch ply', 'oak skirting'])
        await recent.nth(1).click()
        await expect(title(page)).toHaveText(search.title('oak skirting'))
        // The list closes when the field loses the focus.
        await expectFocus(page)

        await field(page).fill('')
        await field(page).focus()
        await page.getByRole('button', { name: shell.search.forget }).click()
        await expect(recent).toHaveCount(0)
      })

      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route('**/graphql?**', async (route) => {
        if (
          operationName(route.request()) === 'SearchSuggestions' &&
          decodeURIComponent(route.request().url()).includes('"oak"')
        ) {
          await released
          await route.abort()
        } else await route.continue()
      })
      const asked = page.waitForRequest((request) => operationName(request) === 'SearchSuggestions')
      await field(page).pressSequentially('oak')
      const overtaken = await asked
      const givenUp = page.waitForEvent('requestfailed', (request) => request === overtaken)
      await field(page).pressSequentially(' skirting')
      expect((await givenUp).failure()?.errorText).toContain('ABORTED')
      release()
      await expect(
        list(page)
          .getByRole('option', { name: /skirting/i })
          .first(),
      ).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })

      await context.setOffline(true)
      await field(page).fill('skirting')
      await expect(page.getByText(shell.search.failed)).toBeVisible()
    })
  })
})

test.describe('search results', () => {
  // SHOP-5, SEARCH-30, SEARCH-42, SEARCH-45, SEARCH-47, SEARCH-68, PROD-91
  test('give advice, can be filtered and sorted, and name matching categories and pages', async ({ page }) => {
    const main = page.getByRole('main')

    await test.step('suggestions do not open if the shopper left the field before they arrived', async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      await page.route(/assets\/suggestion-panel.*\.js/, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(`${NOTHING_FOUND}&zz_unknown=1&q=`)
      await field(page).focus()
      await field(page).blur()
      release()
      await waitForHydration(page)
      await expect(field(page)).not.toBeFocused()
      await expect(list(page)).toHaveCount(0)
    })

    await test.step('advice and the telephone number if there are none, and no search field but the header’s', async () => {
      await expect(title(page)).toHaveText(/^Nothing found for/)
      for (const sentence of texts.searchAdvice) await expect(page.getByText(sentence)).toBeVisible()
      await expect(main.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:01632960123')
      await expect(main.getByRole('searchbox')).toHaveCount(0)
      await field(page).fill('decking')
      await field(page).press('Enter')
      await expect(title(page)).toHaveText(search.title('decking'))
      await expect(listingView(page).cards.first()).toBeVisible()
    })

    await test.step('a pasted address fits a narrow window', async () => {
      await page.setViewportSize({ width: 320, height: 800 })
      await field(page).fill('https://shop.example/mouldings/skirting/torus-skirting-solid-oak')
      await field(page).press('Enter')
      await expect(title(page)).toContainText('torus-skirting')
      expect(await sidewaysScroll(page)).toBe(0)
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    await test.step('three characters at least', async () => {
      await field(page).fill('oa')
      await field(page).press('Enter')
      await expect(title(page)).toHaveText(search.emptyTitle)
      const again = main.getByLabel(search.label)
      await expect(main.getByRole('alert')).toHaveText(search.tooShort(3))
      await expect(again).toHaveValue('oa')
      await expect(again).toHaveAccessibleDescription(search.tooShort(3))
      await again.fill('oak')
      await again.press('Enter')
      await expect(title(page)).toHaveText(search.title('oak'))
    })

    await field(page).fill('skirting')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?q=skirting')
    await expect(title(page)).toHaveText(search.title('skirting'))
    await expect(listingView(page).cards.first()).toContainText(/skirting/i)
    await expect(
      page.getByRole('list', { name: search.categories }).getByRole('link', { name: 'Skirting', exact: true }),
    ).toBeVisible()

    await listingView(page).facets.getByRole('checkbox').first().check()
    await expect(listingView(page).chips).toHaveCount(1)
    await listingView(page).sort.selectOption('price_desc')
    await expect(page).toHaveURL(/^[^?]*\?q=skirting&.+&sort=price_desc$/)
    await expect(listingView(page).chips).toHaveCount(1)

    await expect(page.locator('html')).not.toHaveAttribute('data-busy')
    await field(page).fill('')
    await field(page).pressSequentially('opening hours')
    const suggested = list(page).getByRole('group', { name: shell.search.pages }).getByRole('option')
    await expect(suggested).toHaveText([HOURS])
    await field(page).press('Enter')
    await expect(title(page)).toHaveText(search.title('opening hours'))
    await page.getByRole('list', { name: search.pages }).getByRole('link', { name: HOURS }).click()
    await expect(page).toHaveURL('/stores')

    await test.step('a room is answered by its calculator, which the link fills in', async () => {
      await field(page).fill('skirting for a 4 × 3.6 room, two doors')
      await field(page).press('Enter')
      await expect(main.getByRole('heading', { name: 'Skirting for a room: 4 × 3.6 m, 2 doors' })).toBeVisible()
      await expect(main).toContainText('14.96 m, 4 lengths of 4.2 m')
      await expect(main.getByRole('list', { name: search.pages })).toHaveCount(0)
      await expect(main.getByText(/^\d+ products$/)).toBeVisible()
      await expect(main.locator('section').first()).toContainText('£43.44 inc VAT')
      const add = main.getByRole('button', { name: listWords.addAll(3) })
      const calculator = main.getByRole('link', { name: english.get('calculators').answer.open })
      expect((await add.boundingBox())?.y).toBe((await calculator.boundingBox())?.y)
      await add.click()
      await expect(main.getByText(listWords.added(3))).toBeVisible()
      await expect(cartView(page).link(7)).toBeVisible()
      await calculator.click()
      await expect(page).toHaveURL('/calculators/skirting?length=4&width=3.6&doors=2')
    })
  })
})
