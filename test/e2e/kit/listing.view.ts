import type { Page } from '@playwright/test'
import { english } from './english.ts'

const listing = english.get('listing')

/** Locators of a listing, by their accessible names. */
export function listingView(page: Page) {
  const main = page.getByRole('main')
  const more = main.getByRole('link', { name: listing.loadMore })
  // By tag, because Playwright looks at every element of a page to find a role, and long lists have thousands.
  const cards = page.locator('main article')
  return {
    facets: main.getByRole('complementary', { name: listing.filters }),
    cards,
    names: cards.locator('h2, h3'),
    /** The announced number of products. */
    count: (total: number) =>
      main.getByRole('status').filter({ hasText: new RegExp(`^${listing.results({ total, isExact: true })}$`) }),
    chips: main.getByRole('list', { name: listing.chosen }).getByRole('link'),
    chip: (attribute: string, value: string) => main.getByRole('link', { name: listing.remove({ attribute, value }) }),
    sort: main.getByLabel(listing.sort),
    more,
    /**
     * Presses "Load more". Scrolls there first: a jump reveals cards whose height was estimated, so that the link moves once, and a press at
     * that moment would miss it.
     */
    async loadMore() {
      await more.scrollIntoViewIfNeeded()
      await more.click()
    },
    /** The announcement after more products were loaded. */
    shown: (from: number, to: number, total: number) =>
      main.getByRole('status').filter({ hasText: listing.shown({ from, to, total }) }),
    progress: (shown: number, total: number) => main.getByText(listing.progress({ shown, total }), { exact: true }),
  }
}
