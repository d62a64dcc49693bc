import type { Page } from '@playwright/test'
import { english } from './english.ts'

const catalog = english.get('catalog')
const lists = english.get('sku-list')
const shell = english.get('shell')
const words = english.get('wishlist')

/** The parts of the wishlist, as a shopper names them. */
export function wishlistOf(page: Page) {
  const main = page.getByRole('main')
  return {
    title: page.getByRole('heading', { level: 1, name: words.title }),
    empty: page.getByRole('heading', { name: words.emptyTitle }),
    link: (count: number) =>
      page.getByRole('banner').getByRole('link', {
        name: count === 0 ? shell.header.wishlist : `${shell.header.wishlist} ${shell.header.compared(count)}`,
        exact: true,
      }),
    hearts: main.getByRole('button', { name: new RegExp(`^${catalog.wish} `) }),
    heart: (name: string) => main.getByRole('button', { name: `${catalog.wish} ${name}`, exact: true }),
    card: (name: string) => main.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) }),
    clear: main.getByRole('button', { name: lists.clear }),
    undo: main.getByRole('button', { name: lists.undo }),
  }
}

/** Puts products of the list that is shown on the wishlist, and tells their names. */
export async function wishForFirst(page: Page, count: number): Promise<string[]> {
  const hearts = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${catalog.wish} `) })
  const names: string[] = []
  for (let i = 0; i < count; i++) {
    const heart = hearts.nth(i)
    names.push((await heart.locator('span').last().textContent()) ?? '')
    await heart.click()
  }
  return names
}
