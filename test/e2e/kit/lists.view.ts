import { expect, type Page } from '@playwright/test'
import { english } from './english.ts'
import { keptLists } from './kept.ts'

export const listWords = english.get('lists').saved

/** Locators of the lists, by their accessible names. */
export function listsView(page: Page) {
  const main = page.getByRole('main')
  const lines = main.locator('li[data-sku]')
  return {
    tab: (name: string) =>
      main
        .getByRole('navigation', { name: listWords.tabs })
        .getByRole('link')
        .filter({ has: page.getByText(name, { exact: true }) }),
    title: (name: string) => main.getByRole('heading', { level: 2 }).filter({ hasText: name }),
    create: main.getByRole('button', { name: listWords.create }),
    rename: main.getByRole('button', { name: listWords.rename }),
    delete: main.getByRole('button', { name: listWords.delete }),
    undo: main.getByRole('button', { name: english.get('catalog').undo }),
    lines,
    line: (sku: string) => main.locator(`li[data-sku="${sku}"]`),
    quantity: (sku: string) => main.locator(`li[data-sku="${sku}"]`).getByRole('spinbutton'),
    add: (count: number) => main.getByRole('button', { name: listWords.addAll(count), exact: true }),
    dialog: page.getByRole('dialog'),
    name: page.getByRole('dialog').getByRole('textbox', { name: listWords.nameLabel }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    total: main.getByRole('region', { name: listWords.total }),
  }
}

/** Creates a list on the open page of lists, which then shows it, and waits until the device has stored it. */
export async function createList(page: Page, name: string) {
  const lists = listsView(page)
  await lists.create.click()
  await expect(lists.name).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(lists.dialog).toBeHidden()
  await expect.poll(() => keptLists(page)).toContain(name.trim())
}
