import type { Page } from '@playwright/test'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { walk } from '../kit/tab-stops.ts'
import { viewNamed } from '../kit/views.ts'

const VIEWS = [
  'home',
  'narrowed list',
  'configurable product',
  'bundle product',
  'virtual product',
  'search',
  'content',
  'empty comparison',
  'not found',
]

for (const name of VIEWS) {
  test.describe(name, () => {
    test.use({ expectedMessages: /status of 404 .*no-such-category/ })
    test('is walked through in the order it is read, every stop seen and marked', async ({ page, products, category }) => {
      await open(page, viewNamed(name, products, category).path)
      await complete(page)
      const stops = await walk(page)
      expect(stops.length).toBeGreaterThan(10)
      expect(stops.filter(({ isInOrder }) => !isInOrder)).toEqual([])
      expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
    })
  })
}

/** Lets everything come that waits until it is near. */
async function complete(page: Page) {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
}
