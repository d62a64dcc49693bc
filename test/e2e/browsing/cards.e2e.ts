import type { Page } from '@playwright/test'
import { expect, open, test } from '../kit/shop.fixture.ts'

/** By how much of its height a card may differ from what it is taken for: lines that only some cards have. */
const TOLERANCE = 0.1

for (const width of [320, 390, 768, 1440]) {
  test(`cards are as tall as they are taken for until they are laid out, ${width} pixels wide`, async ({ page, category }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', category.url]) {
      await open(page, path)
      const { expected, actual } = await heights(page)
      expect(Math.abs(actual / expected - 1), `${path}: ${actual} for ${expected} pixels`).toBeLessThan(TOLERANCE)
    }
  })
}

/** Height all cards of the page together are taken for, and the one they have. */
const heights = (page: Page) =>
  page.locator('main li:has(> article)').evaluateAll((cards) => {
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
    document.documentElement.removeAttribute('data-whole')
    const expected = cards.map((card) => Number.parseFloat(getComputedStyle(card).containIntrinsicBlockSize.replace('auto ', '')))
    document.documentElement.setAttribute('data-whole', '')
    const actual = cards.map((card) => card.getBoundingClientRect().height)
    return { expected: sum(expected), actual: sum(actual) }
  })
