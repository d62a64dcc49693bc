import type { Page } from '@playwright/test'
import { english } from './english.ts'
import { expect } from './shop.fixture.ts'

const catalog = english.get('catalog')
const words = english.get('compare')
const lists = english.get('sku-list')
const shell = english.get('shell')

/** The parts of comparing, as a shopper names them. */
export function compareOf(page: Page) {
  const main = page.getByRole('main')
  return {
    title: page.getByRole('heading', { level: 1, name: words.title }),
    empty: page.getByRole('heading', { name: words.emptyTitle }),
    link: (count: number) =>
      page.getByRole('banner').getByRole('link', {
        name: count === 0 ? shell.header.compare : `${shell.header.compare} ${shell.header.compared(count)}`,
        exact: true,
      }),
    toggle: (name: string) =>
      main.getByRole('button', {
        name: new RegExp(`^(${catalog.compare.add}|${catalog.compare.added}) ${RegExp.escape(name)}$`),
      }),
    columns: main.getByRole('columnheader'),
    column: (name: string) => main.getByRole('columnheader', { name, exact: true }),
    row: (label: string) => main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) }),
    rows: main.getByRole('rowheader'),
    remove: (name: string) => main.getByRole('button', { name: `${lists.remove} ${name}` }),
    clear: main.getByRole('button', { name: lists.clear }),
    undo: main.getByRole('button', { name: lists.undo }),
    onlyDifferences: main.getByRole('switch', { name: words.onlyDifferences }),
  }
}

/** Puts products of the list that is shown into the comparison, and tells their names. */
export async function compareFirst(page: Page, count: number): Promise<string[]> {
  const toggles = page.getByRole('main').getByRole('article').locator('button[data-look="box"]')
  const names: string[] = []
  for (let i = 0; i < count; i++) {
    const toggle = toggles.nth(i)
    names.push((await toggle.locator('span').last().textContent()) ?? '')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  }
  return names
}
