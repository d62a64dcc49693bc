import type { Page } from '@playwright/test'
import { english } from './english.ts'

export const orderWords = english.get('lists').quickOrder

/** Locators of quick order, by their accessible names. */
export function quickOrderView(page: Page) {
  const main = page.getByRole('main')
  const rows = main.locator('[data-row]')
  const field = (label: string) => main.getByRole('textbox', { name: label, exact: true })
  return {
    rows,
    sku: (row: number) => field(orderWords.skuFor(row)),
    quantity: (row: number) => field(orderWords.quantityFor(row)),
    row: (row: number) => rows.nth(row - 1),
    add: (count: number) => main.getByRole('button', { name: orderWords.add(count), exact: true }),
    /** The price of the rows that can be added. */
    sum: main.locator('form b'),
    undo: main.getByRole('button', { name: english.get('catalog').undo }),
    status: (text: string) => main.getByRole('status').filter({ hasText: text }),
    file: main.getByLabel(orderWords.file),
    pricesFrom: main.getByText(/Prices are from \d{1,2}:\d{2}/),
    summary: main.locator('section[tabindex="-1"]'),
    /** Drops a file or folder from the disk at a point of the window. */
    async drop(file: string, { x, y }: { readonly x: number; readonly y: number }) {
      const browser = await page.context().newCDPSession(page)
      const data = { items: [], files: [file], dragOperationsMask: 1 }
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await browser.send('Input.dispatchDragEvent', { type, x, y, data })
      await browser.detach()
    },
    /** Pastes a text into the focused field. */
    paste: (text: string) =>
      page.evaluate((pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', pasted)
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text),
  }
}
