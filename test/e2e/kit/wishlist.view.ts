import type { Page } from '@playwright/test'
import { english } from './english.ts'
import { pressFirst, skuListView } from './sku-list.view.ts'

const catalog = english.get('catalog')
const shell = english.get('shell')
const words = english.get('lists').wishlist

/** Locators of the wishlist, by their accessible names. */
export function wishlistView(page: Page) {
  const main = page.getByRole('main')
  return {
    ...skuListView(page, shell.header.wishlist, words),
    panel: page.getByRole('dialog', { name: words.title }),
    toPage: page.getByRole('dialog').getByRole('link', { name: words.toWishlist }),
    hearts: main.getByRole('button', { name: new RegExp(`^${catalog.wish} `) }),
    heart: (name: string) => main.getByRole('button', { name: `${catalog.wish} ${name}`, exact: true }),
    card: (name: string) => main.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) }),
  }
}

/** Adds the first products of the open listing to the wishlist and returns their names. */
export function wishForFirst(page: Page, count: number): Promise<string[]> {
  const hearts = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${catalog.wish} `) })
  return pressFirst(hearts, count)
}
