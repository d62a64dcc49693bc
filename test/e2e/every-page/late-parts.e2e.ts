import type { Page } from '@playwright/test'
import { builtChunk, builtFile } from '../kit/built-file.ts'
import { cartView, platformCart } from '../kit/cart.view.ts'
import { plainProducts } from '../kit/catalog.ts'
import { english } from '../kit/english.ts'
import { expect, test, WITH_MOTION, waitForHydration } from '../kit/shop.fixture.ts'

test.use(WITH_MOTION)

const shell = english.get('shell')

/** The chunk of header and footer. */
const SHELL = builtFile('web/features/shell/layout/shell.tsx')
const PHONE = { width: 390, height: 844 }
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page) => page.getByLabel(shell.search.label)
const exVat = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: shell.vat.ex, exact: true })

test('hydration keeps the elements the server rendered, and nothing moves', async ({ page, category }) => {
  const start = await holdFiles(page, /assets\/entry\.client/)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries().filter(({ startTime }) => startTime > Number(document.documentElement.dataset.served))
      for (const shift of shifts) document.documentElement.dataset.shift = JSON.stringify(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(category.url, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  // The document may still be streaming below the footer, so the test waits for all of it.
  await page.waitForFunction(() => document.readyState !== 'loading')
  const served = await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')]
    for (const element of elements) Object.assign(element, { wasServed: true })
    // Layout shifts while the document streams depend on the machine.
    document.documentElement.dataset.served = String(performance.now())
    return elements.length
  })
  start()
  await waitForHydration(page)
  const alive = await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')]
    return { count: elements.length, ofServer: elements.filter((element) => 'wasServed' in element).length }
  })
  expect(alive).toEqual({ count: served, ofServer: served })
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')
})

// CART-52
for (const { path, code } of [
  { path: '/cart', code: builtFile(builtChunk('empty-cart')) },
  { path: '/checkout', code: builtFile('web/features/buying/checkout/page/checkout-view.tsx') },
]) {
  test(`${path} says that the cart is empty while its code is on the way`, async ({ page, shop }) => {
    const { empty } = cartView(page)
    const arrive = await holdFiles(page, code)
    const asked = page.waitForRequest(code)
    await page.goto(shop.builtInUrl + path)
    await asked
    await waitForHydration(page)
    await expect(empty).toBeVisible()
    arrive()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(empty).toBeVisible()
  })
}

test('a page cached over New Year hydrates as rendered, repeats an early click, and keeps text', async ({ page, shop }) => {
  const html = await (await fetch(shop.url)).text()
  await page.clock.setSystemTime(Date.now() + 370 * 24 * 3_600_000)
  await page.route(`${shop.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.setViewportSize(PHONE)
  const arrive = await holdFiles(page, SHELL)
  const asked = page.waitForRequest(SHELL)
  await page.goto('/')
  await asked
  const choices = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = []
    const { documentElement } = document
    new MutationObserver((changes) => seen.push(...changes.map(() => documentElement.dataset.vat))).observe(documentElement, {
      attributeFilter: ['data-vat'],
    })
    return seen
  })
  await exVat(page).click()
  await expect(exVat(page)).toHaveAttribute('aria-pressed', 'false')
  await field(page).pressSequentially('skirting')
  arrive()
  await expect(exVat(page)).toHaveAttribute('aria-pressed', 'true')
  await waitForHydration(page)
  expect(await choices.jsonValue()).toEqual(['ex'])
  await expect(field(page)).toHaveValue('skirting')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('listbox', { name: shell.search.suggestions })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getUTCFullYear()))
})

test('a navigation before header and footer are hydrated keeps them and loads no document', async ({ page, department }) => {
  const arrive = await holdFiles(page, SHELL)
  const asked = page.waitForRequest(SHELL)
  await page.goto('/')
  await asked
  await page.getByRole('banner').evaluate((header) => Object.assign(header, { wasServed: true }))
  await page
    .getByRole('navigation', { name: shell.menu.label })
    .getByRole('link', { name: department.name, exact: true })
    .first()
    .click()
  await expect(title(page)).toHaveText(department.name)
  const isServed = () => page.getByRole('banner').evaluate((header) => 'wasServed' in header)
  expect(await isServed()).toBe(true)
  await expect(page.getByRole('contentinfo')).toBeVisible()

  arrive()
  await waitForHydration(page)
  expect(await isServed()).toBe(true)
  const ex = page.getByRole('banner').getByRole('button', { name: shell.vat.ex, exact: true }).filter({ visible: true })
  await ex.click()
  await expect(ex).toHaveAttribute('aria-pressed', 'true')
})

test.describe('if the code of late parts fails to load', () => {
  test.use({ expectedMessages: /ERR_FAILED|Part of the page/ })

  test('a product can be added to the cart, and the server’s header and footer keep working', async ({
    page,
    products,
    department,
    shop,
  }) => {
    const [product] = plainProducts(products)
    if (!product) throw new Error('The catalogue has no plain product')
    await page.route(SHELL, (route) => route.abort())
    const missed = page.waitForEvent('console', (message) => message.text().includes('Part of the page'))
    await page.goto(product.url)
    await page.mouse.move(10, 10)
    await missed
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    await cartView(page).add.click()
    await expect.poll(() => platformCart(page.request, shop.url)).toEqual({ [product.sku]: 1 })

    const menu = page.getByRole('navigation', { name: shell.menu.label })
    await menu.getByRole('link', { name: department.name, exact: true }).first().click()
    await expect(title(page)).toHaveText(department.name)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await field(page).fill('skirting')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/search?q=skirting')
  })
})

/** Holds requests for files back until they are released. */
async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return release
}
