import type { Page } from '@playwright/test'
import { cartOf } from '../kit/cart.view.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'
import { wishlistOf } from '../kit/wishlist.view.ts'

// UI-1, SCREEN-25
test('opening the mini-cart or the wishlist covers the page, and closing uncovers it', async ({ page }) => {
  await open(page, '/')
  for (const link of [cartOf(page).link(0), wishlistOf(page).link(0)]) {
    await expect.poll(() => isCovered(page)).toBe(false)
    await link.click()
    await expect.poll(() => isCovered(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  }
  await expect.poll(() => isCovered(page)).toBe(false)
})

/** Whether a modal dialog has a visible backdrop. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal')
    return dialog !== null && getComputedStyle(dialog, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)'
  })
