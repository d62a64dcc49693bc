import type { Page } from '@playwright/test'
import { test as base, expect, open } from '../kit/shop.fixture.ts'
import { viewNamed } from '../kit/views.ts'

const test = base.extend({ expectedMessages: /404 \(Not Found\)/ })
test.use({ pictures: 'shipped' })

const SCREENS = ['home', 'category', 'configurable product', 'search', 'not found']
const WIDTHS = [390, 768, 1440]

for (const name of SCREENS) {
  test(`${name} shows every picture and fits, on phone, tablet and desktop, in light and dark`, async ({
    page,
    products,
    category,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, viewNamed(name, products, category).path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expect.poll(() => unfinishedPictures(page)).toEqual([])
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `overflow at ${width}`,
        ).toBeLessThanOrEqual(0)
        await page.screenshot({ path: `test-results/screens/${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png` })
      }
    }
  })
}

/** Addresses of visible pictures that are loading or broken. */
const unfinishedPictures = (page: Page) =>
  page.locator('img').evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture instanceof HTMLImageElement)
      .filter((picture) => picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight)
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )
