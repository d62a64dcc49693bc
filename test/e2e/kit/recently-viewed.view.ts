import type { Page } from '@playwright/test'
import { english } from './english.ts'
import { expect } from './shop.fixture.ts'

const words = english.get('catalog').recentlyViewed

/** Locators of the recently viewed products, by their accessible names. */
export function recentlyViewedView(page: Page) {
  const rail = page.getByRole('main').getByRole('region', { name: words.title })
  return {
    rail,
    names: rail.getByRole('heading', { level: 3 }),
    clear: rail.getByRole('button', { name: words.clear }),
    /** Scrolls until the list loads. */
    reach: () =>
      expect(async () => {
        await page.getByRole('contentinfo').first().scrollIntoViewIfNeeded()
        await expect(rail).toBeVisible({ timeout: 1000 })
      }).toPass(),
  }
}
