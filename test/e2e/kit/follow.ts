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
 * Follows a link to a page and waits until the page shows its heading, which names the product or category, and the transition to it is
 * over: until then presses reach nothing, and Playwright scrolls the page when it tries again.
 */
export async function goTo(page: Page, { url, name }: { readonly url: string; readonly name: string }): Promise<void> {
  await follow(page, url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => page.evaluate(isInTransition)).toBe(false)
}

/** Runs in the page. */
const isInTransition = () =>
  document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))

/**
 * Waits until the new page has moved the focus to its heading, a moment after it is shown. Keys typed earlier would go to the heading.
 * The previous page's heading must not have the focus.
 */
export const expectFocus = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1 })).toBeFocused()
