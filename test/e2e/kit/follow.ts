import { expect, type Page } from '@playwright/test'

/** Clicks a link to an address, which it adds to the page. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/**
 * Waits until the new page has moved the focus to its heading, a moment after it is shown. Keys typed earlier would go to the heading.
 * The previous page's heading must not have the focus.
 */
export const tookFocus = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1 })).toBeFocused()
