import { expect, type Page } from '@playwright/test'
import { crossingTexts, sidewaysScroll } from './crossing-texts.ts'

/** The header has its wide layout from 896 pixels on. */
const WIDTHS = [320, 390, 768, 896, 1024, 1440]

/**
 * Expects at every width that no text overlaps another and nothing is wider than the window, with all lazy parts loaded and all
 * details open.
 */
export async function expectToFit(page: Page) {
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
