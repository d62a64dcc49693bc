import type { Locator, Page } from '@playwright/test'
import { english } from './english.ts'
import { expect } from './shop.fixture.ts'

const lists = english.get('lists').skuList
const shell = english.get('shell')

/**
 * Locators that wishlist and comparison share.
 * @param name its name in the header
 */
export function skuListView(page: Page, name: string, words: { readonly title: string; readonly emptyTitle: string }) {
  const main = page.getByRole('main')
  return {
    title: page.getByRole('heading', { level: 1, name: words.title }),
    empty: page.getByRole('heading', { name: words.emptyTitle }),
    link: (count: number) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: count === 0 ? name : `${name} ${shell.header.compared(count)}`, exact: true }),
    clear: main.getByRole('button', { name: lists.clear }),
    undo: main.getByRole('button', { name: english.get('catalog').undo }),
  }
}

/** Adds the first products of the open listing to a list and returns their names. */
export async function pressFirst(toggles: Locator, count: number): Promise<string[]> {
  const names: string[] = []
  for (let i = 0; i < count; i++) {
    const toggle = toggles.nth(i)
    names.push((await toggle.locator('span').last().textContent()) ?? '')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  }
  return names
}
