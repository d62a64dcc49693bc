import { expect, type Locator } from '@playwright/test'
import { english } from './english.ts'

const words = english.get('cart').summary

/** Parses '−£1,234.50' or '-£1,234.50' into pence. */
const pennies = (text: string) => Math.round(Number(text.replaceAll('−', '-').replace(/[^\d.-]/g, '')) * 100)

/** The visible rows of a price summary. */
async function findRows(place: Locator): Promise<Locator> {
  const summary = place.locator('dl', { has: place.page().locator('[data-kind="GOODS"]') })
  await expect(summary).toBeVisible()
  return summary.locator('div').filter({ visible: true })
}

/** Checks that no amount stands below its label. */
export async function expectAmountsBesideLabels(place: Locator): Promise<void> {
  const isBelow = (row: Element) => {
    const [label, amount] = [row.querySelector('dt'), row.querySelector('dd')].map((cell) => cell?.getBoundingClientRect())
    return label === undefined || amount === undefined || amount.top >= label.bottom
  }
  for (const row of await (await findRows(place)).all()) expect(await row.evaluate(isBelow)).toBe(false)
}

/** The rows of a price summary: label and pence, in the current VAT mode. */
export async function readSum(place: Locator): Promise<readonly (readonly [label: string, amount: number])[]> {
  const rows = await findRows(place)
  return Promise.all(
    (await rows.all()).map(async (row) => {
      const amount = await row.locator('dd').first().innerText()
      return [await row.locator('dt').innerText(), pennies(amount)] as const
    }),
  )
}

/**
 * Checks that the amounts add up: the lines to the goods, and the rows to the total.
 * @param amounts of the lines, in the VAT mode that is on
 */
export async function expectToAddUp(place: Locator, amounts: Locator): Promise<void> {
  await expect(async () => {
    const rows = await readSum(place)
    const lines = (await amounts.filter({ visible: true }).allInnerTexts()).map(pennies)
    const [label, total] = rows.at(-1) ?? []
    expect(label).toBe(words.totalWithVat)
    expect(rows.slice(0, -1).reduce((sum, [, amount]) => sum + amount, 0)).toBe(total)
    expect([lines.length > 0, lines.reduce((sum, amount) => sum + amount, 0)]).toEqual([true, rows[0]?.[1]])
  }).toPass()
}
