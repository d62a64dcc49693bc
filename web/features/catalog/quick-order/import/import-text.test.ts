import { describe, expect, it } from 'vitest'
import { FIRST_ROW, MOST_ROWS, type OrderRow } from '../rows/order-row.ts'
import { importText, readFileText } from './import-text.ts'

const row = (id: string, sku = '', quantity = ''): OrderRow => ({ id, sku, quantity })
const toTexts = (rows: readonly OrderRow[] = []) => rows.map(({ sku, quantity }) => `${sku} ${quantity}`.trim())

// QUICK-2, QUICK-3
describe('importText', () => {
  it('appends dropped lines', () => {
    const list = [row('a', 'A', '1'), row('b')]
    const { kind, count, change } = importText(list, 'X;2\nY;3', null)
    expect([kind, count, toTexts(change?.(list))]).toEqual(['lines', 2, ['A 1', 'X 2', 'Y 3', '']])
  })

  it('pastes a column of quantities into the quantity column', () => {
    const list = [row('a', 'A', '1'), row('b', 'B'), row('c')]
    const { kind, count, change } = importText(list, '7\n8', { id: 'a', field: 'quantity' })
    expect([kind, count, toTexts(change?.(list))]).toEqual(['lines', 2, ['A 7', 'B 8', '']])
  })

  it('pastes rows of product numbers and quantities into both columns, whichever field has the focus', () => {
    const { change } = importText([FIRST_ROW], 'X\t2\nY\t3', { id: FIRST_ROW.id, field: 'quantity' })
    expect(toTexts(change?.([FIRST_ROW]))).toEqual(['X 2', 'Y 3', ''])
  })

  it('reports if the list has no room for all lines', () => {
    const list = Array.from({ length: MOST_ROWS - 1 }, (_, i) => row(`${i}`, `SKU-${i}`))
    expect(importText(list, 'X', null).kind).toBe('lines')
    expect(importText(list, 'X\nY', null).kind).toBe('cut')
    expect(importText([FIRST_ROW], 'X;1\n'.repeat(MOST_ROWS + 200), null)).toMatchObject({ kind: 'cut', count: MOST_ROWS + 1 })
  })

  it.each(['', ' \n;;\n', '\u200b'])('changes nothing for an empty text: %j', (text) => {
    for (const at of [null, { id: FIRST_ROW.id, field: 'quantity' }] as const)
      expect(importText([FIRST_ROW], text, at)).toEqual({ kind: 'nothing', count: 0, change: null })
  })
})

// QUICK-2
it.each<[string, BlobPart, string | null]>([
  ['text', 'OAK;1', 'OAK;1'],
  ['a spreadsheet archive', 'PK\u0003\u0004x', null],
  ['binary data', new Uint8Array([65, 0, 66]), null],
])('readFileText returns the text of a text file, and null for other files: %s', async (_, content, text) => {
  expect(await readFileText(new Blob([content]))).toBe(text)
})
