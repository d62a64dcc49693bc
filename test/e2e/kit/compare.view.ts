import type { Locator, Page } from '@playwright/test'
import { english } from './english.ts'
import { pressFirst, skuListView } from './sku-list.view.ts'

const catalog = english.get('catalog')
const words = english.get('lists').compare
const lists = english.get('lists').skuList
const shell = english.get('shell')

/** Locators of the comparison, by their accessible names. */
export function compareView(page: Page) {
  const main = page.getByRole('main')
  return {
    ...skuListView(page, shell.header.compare, words),
    toggle: (name: string) =>
      main.getByRole('button', {
        name: new RegExp(`^(${catalog.compare.add}|${catalog.compare.added}) ${RegExp.escape(name)}$`),
      }),
    columns: main.getByRole('columnheader'),
    column: (name: string) => main.getByRole('columnheader', { name, exact: true }),
    row: (label: string) => main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) }),
    rows: main.getByRole('rowheader'),
    remove: (name: string) => main.getByRole('button', { name: `${lists.remove} ${name}` }),
    onlyDifferences: main.getByRole('switch', { name: words.onlyDifferences }),
  }
}

/** The two ways to buy a compared product: a button that adds it, and a link to its options. */
export const waysToBuy = (column: Locator) => ({
  add: column.getByRole('button', { name: new RegExp(`^${catalog.cart.quickAdd}`) }),
  choose: column.getByRole('link', { name: new RegExp(`^${catalog.chooseOptions}`) }),
})

/** Adds the first products of the open listing to the comparison and returns their names. */
export function compareFirst(page: Page, count: number): Promise<string[]> {
  return pressFirst(page.getByRole('main').getByRole('article').locator('button[data-look="box"]'), count)
}
