import { find } from '../kit/catalogue.ts'
import { compareFirst, compareOf } from '../kit/compare.view.ts'
import { english } from '../kit/english.ts'
import { fits } from '../kit/fits.ts'
import { follow } from '../kit/follow.ts'
import { expect, open, openWithScreens, test } from '../kit/shop.fixture.ts'

const errorPages = english.get('content').errorPages

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('no text overlaps another and nothing is wider than the window on', () => {
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

  test.describe('without a network', () => {
    test.use({ serviceWorkers: 'allow', expectedMessages: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

    test('a page that was never visited', async ({ page, context, category }) => {
      await openWithScreens(page, '/')
      await context.setOffline(true)
      await follow(page, category.url)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorPages.offline.title)
      await fits(page)
    })
  })
})

// The narrowest wide layout, and wider ones.
test('menu names take at most two lines, and one line on wide screens', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => document.fonts.ready)
  const names = page.getByRole('navigation', { name: english.get('shell').menu.label }).locator('> ul > li > div:first-child > a')
  for (const [width, lines] of [
    [896, 2],
    [1024, 2],
    [1280, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await names.filter({ visible: true }).count(), `${width} pixels`).toBeGreaterThan(5)
    const tall = await names.evaluateAll((links, lines) => {
      const linesOf = (link: Element) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      }
      return links.filter((link) => linesOf(link) > lines).map(({ textContent }) => textContent)
    }, lines)
    expect(tall, `${width} pixels`).toEqual([])
  }
})
