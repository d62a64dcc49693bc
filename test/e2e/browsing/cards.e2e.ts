import type { Page } from '@playwright/test'
import { goTo } from '../kit/follow.ts'
import { listingView } from '../kit/listing.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

/**
 * Allowed average difference in pixels between a card and its placeholder: more than a line that only some cards have, less than a
 * line that all have. Cards of a row are as tall as the tallest of them.
 */
const TOLERANCE = { row: 36, list: 24 } as const

/** Allowed relative difference between a picture's width and its `sizes`. */
const PICTURE_TOLERANCE = 0.25

test('cards are as tall as their placeholders, and pictures as wide as their sizes attribute', async ({ page, department }) => {
  for (const [path, tolerance] of [
    ['/', TOLERANCE.row],
    [department.url, TOLERANCE.list],
  ] as const) {
    await (path === '/' ? open(page, path) : goTo(page, department))
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { expected, actual, count } = await heights(page)
      expect(
        Math.abs(actual - expected) / count,
        `${path}, ${width} wide: ${actual / count} pixels, --card-picture and --card-text make ${expected / count}`,
      ).toBeLessThan(tolerance)
      const picture = await pictureWidths(page)
      expect(
        Math.abs(picture.actual / picture.told - 1),
        `${path}, ${width} wide: ${picture.actual} pixels, sizes say ${picture.told}`,
      ).toBeLessThan(PICTURE_TOLERANCE)
    }
  }

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const { actual, count } = await heights(page)
    const answer = Promise.withResolvers<void>()
    await page.route('**/graphql?**', async (route) => {
      await answer.promise
      await route.continue()
    })
    await listingView(page).loadMore()
    const waiting = page.locator('main li[aria-hidden="true"]:empty').last()
    const { height } = await waiting.evaluate((card) => card.getBoundingClientRect())
    answer.resolve()
    expect(Math.abs(height - actual / count), `.awaited is ${height} pixels tall, cards ${actual / count}`).toBeLessThan(
      TOLERANCE.list,
    )
    await expect(waiting).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

/** The total placeholder height of all cards, and their real height. */
const heights = (page: Page) =>
  page.locator('main li:has(> article)').evaluateAll(async (cards) => {
    await document.fonts.ready
    const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
    document.documentElement.removeAttribute('data-whole')
    const expected = cards.map((card) => Number.parseFloat(getComputedStyle(card).containIntrinsicBlockSize.replace('auto ', '')))
    document.documentElement.setAttribute('data-whole', '')
    const actual = cards.map((card) => card.getBoundingClientRect().height)
    return { expected: sum(expected), actual: sum(actual), count: cards.length }
  })

/** The width of the first card's picture, and the width its `sizes` names for this window. */
const pictureWidths = (page: Page) =>
  page
    .locator('main li > article img')
    .first()
    .evaluate((picture: HTMLImageElement) => {
      const sizes = picture.sizes.split(/,\s*/).map((size) => /^(?:(\([^)]+\))\s+)?(.+)$/.exec(size))
      const [, , width = ''] = sizes.find((size) => !size?.[1] || matchMedia(size[1]).matches) ?? []
      const ruler = document.body.appendChild(document.createElement('div'))
      ruler.style.width = width
      const told = ruler.getBoundingClientRect().width
      ruler.remove()
      return { told, actual: picture.getBoundingClientRect().width }
    })
