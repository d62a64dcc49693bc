import { expect, type Page } from '@playwright/test'

/** Follows a link to an address, as if the page had one. */
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
 * Waits until the page that a link led to has taken the focus to its heading, a moment after it is shown: what is typed into a field
 * before that goes to the heading. The heading of the page before must not have had it.
 */
export const tookFocus = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1 })).toBeFocused()
