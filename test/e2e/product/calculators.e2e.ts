import type { Page } from '@playwright/test'
import { cartView, platformCart } from '../kit/cart.view.ts'
import { find } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { DESKTOP_AND_PHONE, judge } from '../kit/judge.ts'
import { listWords } from '../kit/lists.view.ts'
import { findProduct } from '../kit/product.view.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'

const words = english.get('calculators')
const shell = english.get('shell')
const tools = english.get('calculators').quantity
const TITLE = 'Skirting for a room'
const SKIRTING = 'SKIRT-MDF-TORUS-15X95-4200'

const field = (page: Page, label: string) => page.getByRole('main').getByRole('textbox', { name: label, exact: true })
const line = (page: Page, sku: string) => page.getByRole('main').locator(`[data-sku="${sku}"]`)

// ROOM-2 to ROOM-5, ROOM-7 to ROOM-9, ROOM-14, SEARCH-31
test('a room calculator follows sides and doors, and adds all to the cart in one press', async ({ page, shop }) => {
  await test.step('a skirting board leads to the calculator for the room', async () => {
    await open(page, '/p/SKIRT-MDF-TORUS/x/SKIRT-MDF-TORUS-15X95-2440')
    const { calculator } = findProduct(page)
    await calculator.locator('summary').click()
    await calculator.getByRole('link', { name: TITLE }).click()
    await expect(page).toHaveURL('/calculators/skirting')
  })

  await test.step('skirting follows the sides and doors, and is added to the cart in one press', async () => {
    await expect(line(page, SKIRTING)).toContainText('× 4')
    await field(page, words.form.length).fill('6,5')
    await field(page, words.form.doors).fill('2')
    await expect(page.getByText(words.walls.net('18.4'))).toBeVisible()
    await expect(line(page, SKIRTING)).toContainText('× 5')
    await expect(line(page, 'ADH-GRAB')).toContainText('× 3')
    await expect(page.getByRole('img', { name: words.form.plan({ walls: 4, doors: 2 }) })).toBeVisible()

    await field(page, words.form.width).fill('60')
    await expect(page.getByText(words.form.atMost(50))).toBeVisible()
    await expect(field(page, words.form.width)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(words.result.check)).toBeVisible()
    await field(page, words.form.width).fill('3.6')

    await page.getByRole('radio', { name: words.form.shapes['l-shape'] }).check()
    await expect(page.getByRole('img', { name: words.form.plan({ walls: 6, doors: 2 }) })).toBeVisible()
    await page.getByRole('button', { name: listWords.addAll(3) }).click()
    await expect(page.getByText(listWords.added(3))).toBeVisible()
    // SAVE-11
    await expect(page.getByRole('button', { name: listWords.showCart })).toBeFocused()
    await page.getByRole('button', { name: listWords.addAgain }).click()
    await expect(page.getByRole('button', { name: listWords.addAll(3) })).toBeFocused()
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [SKIRTING]: 5, 'ADH-GRAB': 3, 'ADH-CAULK': 2 })
    await expect(cartView(page).link(10)).toBeVisible()
  })

  await test.step('a deck has boards, joists and screws, in the direction of the boards', async () => {
    await follow(page, '/calculators/deck?length=3.6&width=2.4')
    await expect(line(page, 'DECK-SW-120-3600')).toContainText('× 22')
    await expect(line(page, 'JOIST-150-3000')).toContainText('× 13')
    await expect(line(page, 'SCR-DECK-4.5X65')).toContainText('× 2')
    await page.getByRole('radio', { name: words.floor.alongWidth }).check()
    await expect(line(page, 'DECK-SW-120-2400')).toContainText('× 32')
    await page.getByLabel(words.floor.board, { exact: true }).selectOption('DECK-BALAU')
    await expect(page.getByRole('main').locator('[data-sku^="DECK-BALAU-21X120-"]')).toBeVisible()
  })

  await test.step('architraves are cut without joints', async () => {
    await follow(page, '/calculators/architrave?doors=2')
    await expect(line(page, 'ARCH-MDF-OGEE-15X44-4400')).toContainText('× 5')
    await field(page, words.doors.height).fill('2.4')
    await page.getByLabel(words.pieces.length).selectOption('2200')
    await expect(page.getByText(words.doors.tooShort('2.46'))).toBeVisible()
    await page.getByLabel(words.pieces.length).selectOption('4400')
    await expect(line(page, 'ARCH-MDF-OGEE-15X44-4400')).toBeVisible()
  })

  await test.step('a search for a room opens the calculator with its size and doors', async () => {
    await page.getByLabel(shell.search.label).fill('skirting for a 4.5 × 3 room, two doors')
    await page.getByRole('group', { name: shell.search.pages }).getByRole('option').first().click()
    await expect(page).toHaveURL('/calculators/skirting?length=4.5&width=3&doors=2')
    await expect(field(page, words.form.length)).toHaveValue('4.5')
    await expect(field(page, words.form.width)).toHaveValue('3')
    await expect(field(page, words.form.doors)).toHaveValue('2')
  })
})

// ROOM-8, ROOM-10, ROOM-11
test('the calculator pages are accessible on phone and desktop, and keep what was typed', async ({ page }) => {
  await open(page, '/calculators')
  for (const [path, name] of [
    ['/calculators', words.title],
    ['/calculators/skirting', TITLE],
    ['/calculators/architrave', /architrave/i],
    ['/calculators/deck', /deck/i],
  ] as const) {
    await follow(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await judge(page, DESKTOP_AND_PHONE)
  }

  await follow(page, '/calculators/deck?length=3.6&width=2.4')
  await expect(field(page, words.form.length)).toHaveValue('3.6')
  await page.getByRole('radio', { name: words.form.byArea }).check()
  await field(page, words.form.area).fill('12')
  await field(page, words.form.length).fill('4')
  await expect(page.getByRole('img', { name: words.floor.plan({ length: '4 m', width: '3 m' }) })).toBeVisible()
  await page.getByLabel(words.floor.board, { exact: true }).selectOption('DECK-BALAU')

  await follow(page, '/calculators')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
  await page.goBack()
  await expect(page.getByRole('img', { name: words.floor.plan({ length: '4 m', width: '3 m' }) })).toBeVisible()
  await page.reload()
  await expect(field(page, words.form.area)).toHaveValue('12')
  await expect(field(page, words.form.length)).toHaveValue('4')
  await expect(page.getByLabel(words.floor.board, { exact: true })).toHaveValue('DECK-BALAU')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  // ROOM-7
  test('a visited calculator of a product or a room works, with the prices the device has seen', async ({
    page,
    context,
    products,
  }) => {
    const product = find(products, ({ measure }) => measure?.coverage?.unit === 'SHEET')
    const { calculator, name } = findProduct(page)
    await openWithScreens(page, '/calculators/skirting')
    await expect(line(page, SKIRTING)).toContainText('£')
    await follow(page, product.url)
    await expect(name).toHaveText(product.name)
    await context.setOffline(true)
    await calculator.locator('summary').click()
    await calculator.getByRole('textbox', { name: tools.area }).fill('1')
    await expect(calculator.getByRole('button', { name: tools.use(1) })).toBeVisible()

    await page.goBack()
    await field(page, words.form.length).fill('8')
    await expect(line(page, SKIRTING)).toContainText('× 6')
    await expect(line(page, SKIRTING)).toContainText('£')
  })
})
