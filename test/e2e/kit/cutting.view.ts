import { expect, type Page } from '@playwright/test'
import { english } from './english.ts'

export const cuttingWords = english.get('cutting')
export const planWords = english.get('cuttingPlan')

const SHEET = 'Birch ply 18 mm'

/** Locators of the cutting form, by their accessible names. */
export function cuttingView(page: Page) {
  const main = page.getByRole('main')
  const result = main.getByRole('region', { name: cuttingWords.result })
  const plan = main.getByRole('region', { name: planWords.layouts })
  const piece = (number: number) => main.getByRole('group', { name: cuttingWords.row(number), exact: true })
  return {
    search: main.getByRole('searchbox', { name: cuttingWords.search }),
    found: main.getByRole('list', { name: cuttingWords.results }).getByRole('button'),
    size: main.getByRole('combobox', { name: cuttingWords.size }),
    example: main.getByRole('button', { name: cuttingWords.tryExample }),
    common: main.getByRole('list', { name: cuttingWords.common }).getByRole('button'),
    piece,
    field: (number: number, name: 'name' | 'length' | 'width' | 'quantity') =>
      piece(number).getByRole('textbox', { name: cuttingWords.fields[name] }),
    more: (number: number) => piece(number).getByRole('button', { name: cuttingWords.more(number) }),
    edit: main.getByRole('link', { name: planWords.inCart.edit }),
    save: main.getByRole('button', { name: planWords.inCart.save }),
    savedLists: main.getByRole('list', { name: cuttingWords.lists }).getByRole('listitem'),
    bar: main.getByRole('complementary', { name: planWords.summary }),
    file: main.getByLabel(cuttingWords.file),
    result,
    sheets: (count: number) => result.getByText(planWords.sheets(count), { exact: true }),
    miniatures: result.getByRole('list', { name: planWords.miniatures }).getByRole('button'),
    enlarged: page.getByRole('dialog'),
    compared: result.getByRole('list', { name: planWords.compare.title }).getByRole('listitem'),
    plan,
    pictures: plan.getByRole('img'),
    sendSummary: main.locator('summary', { hasText: cuttingWords.send }),
    send: main.getByRole('form', { name: cuttingWords.send }),
    total: result.getByText(planWords.total, { exact: true }),
  }
}

/** Finds a sheet in the open form and chooses it. */
export async function chooseSheet(page: Page) {
  const cutting = cuttingView(page)
  await cutting.search.fill('birch ply 18')
  const found = cutting.found.filter({ hasText: SHEET }).first()
  await expect(found).toContainText(/18 mm.*2440\s×\s1220\smm.*£\d/)
  await found.press('Enter')
  await expect(cutting.size).toContainText('2440')
}
