import type { Page } from '@playwright/test'
import { find } from '../kit/catalogue.ts'
import { compareFirst, compareOf } from '../kit/compare.view.ts'
import { crossingTexts, sidewaysScroll } from '../kit/crossing-texts.ts'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { VIEW_NAMES, viewNamed } from '../kit/views.ts'

const errorPages = english.get('error-pages')

/** On 896 pixels the header begins to be that of wide screens. */
const WIDTHS = [320, 390, 768, 896, 1024, 1440]

test.describe.configure({ mode: 'parallel' })
test.use({
  expectedMessages: /status of 404 .*no-such-category|ERR_INTERNET_DISCONNECTED/,
  contextOptions: { reducedMotion: 'reduce' },
})

test.describe('no text is printed over another, and nothing is wider than the window, on', () => {
  for (const name of VIEW_NAMES) {
    test(name, async ({ page, products, category }) => {
      await open(page, viewNamed(name, products, category).path)
      await fits(page)
    })
  }

  test('a product on sale', async ({ page, products }) => {
    await open(page, find(products, ({ price }) => price.onSale).url)
    await fits(page)
  })

  test('a product with custom options', async ({ page, products }) => {
    await open(page, find(products, ({ customOptions }) => customOptions.length > 2).url)
    await fits(page)
  })

  test('a comparison', async ({ page, category }) => {
    await open(page, category.url)
    await compareFirst(page, 4)
    await follow(page, '/compare')
    await expect(compareOf(page).columns).toHaveCount(4)
    await fits(page)
  })

  test('a page that was never seen, without a network', async ({ page, context, category }) => {
    await open(page, '/')
    await context.setOffline(true)
    await follow(page, category.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPages.offline.title)
    await fits(page)
  })
})

// The narrowest wide screen, and two that have room.
for (const [width, lines] of [
  [896, 2],
  [1024, 2],
  [1280, 1],
  [1440, 1],
] as const) {
  test(`the menu's names take ${lines === 1 ? 'one line' : 'two lines at most'}, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await page.evaluate(() => document.fonts.ready)
    const names = page
      .getByRole('navigation', { name: english.get('shell').menu.label })
      .locator('> ul > li > div:first-child > a')
    expect(await names.count()).toBeGreaterThan(5)
    const tall = await names.evaluateAll((links, lines) => {
      const linesOf = (link: Element) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      }
      return links.filter((link) => linesOf(link) > lines).map(({ textContent }) => textContent)
    }, lines)
    expect(tall).toEqual([])
  })
}

/** The page with everything that comes when a shopper gets near, and all that can be unfolded. */
async function fits(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await page.setViewportSize({ width: 1440, height: 6000 })
  const main = page.getByRole('main')
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  await main.locator('details').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '')
  })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await crossingTexts(page), `texts at ${width} pixels`).toEqual([])
    expect(await sidewaysScroll(page), `too wide at ${width} pixels`).toBe(0)
  }
}
