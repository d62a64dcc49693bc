import type { WrittenLine } from '../rows/order-row.ts'
import { isNumber, MOST_CHARACTERS, readLine } from '../rows/read-line.ts'

/** How columns of orders are called, in the languages the shop has; what is no letter does not count. */
const HEADINGS = {
  sku: [
    'sku',
    'article',
    'articleno',
    'item',
    'itemno',
    'code',
    'productcode',
    'productno',
    'product',
    'partno',
    'ref',
    'reference',
  ]
    .concat(['artikel', 'artikelnummer', 'artikelnr', 'artnr', 'bestellnummer', 'bestellnr'])
    .concat(['codice', 'articolo', 'codicearticolo']),
  quantity: ['qty', 'quantity', 'pcs', 'pieces', 'count', 'number', 'orderqty']
    .concat(['menge', 'anzahl', 'stück', 'stk', 'bestellmenge'])
    .concat(['quantità', 'quantita', 'qta', 'pezzi']),
} as const

interface Columns {
  readonly sku: number
  /** -1 where the heading names none. */
  readonly quantity: number
}

/**
 * The lines of an order out of rows of cells. A row of headings says which columns they are in; without one the first cell is the
 * product number and the first number after it the quantity, a number before it where there are two cells. A row of one cell is read
 * as a line of text: 'OSB3-18 x 12', '12 x OSB3-18', 'OSB3-18: 12'.
 * @source QUICK-2
 */
export function readOrder(rows: readonly (readonly string[])[]): readonly WrittenLine[] {
  const columns = columnsOf(rows[0] ?? [])
  return rows.slice(columns ? 1 : 0).flatMap((cells) => {
    const line = columns ? inColumns(cells, columns) : inOrder(cells)
    const sku = line.sku.slice(0, MOST_CHARACTERS).trim()
    return sku === '' ? [] : { sku, quantity: line.quantity.slice(0, MOST_CHARACTERS).trim() }
  })
}

function columnsOf(cells: readonly string[]): Columns | null {
  const headings = cells.map((cell) => cell.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const [sku, quantity] = [HEADINGS.sku, HEADINGS.quantity].map((words) =>
    headings.findIndex((heading) => words.includes(heading)),
  )
  if (sku === undefined || quantity === undefined || sku === -1) return null
  return quantity !== -1 || !cells.some((cell) => /\d/.test(cell)) ? { sku, quantity } : null
}

const inColumns = (cells: readonly string[], { sku, quantity }: Columns): WrittenLine => ({
  sku: cells[sku] ?? '',
  quantity: cells[quantity] ?? '',
})

function inOrder(cells: readonly string[]): WrittenLine {
  const [first = '', second, ...others] = cells.filter((cell) => cell !== '')
  if (second === undefined) return readLine(first)
  if (others.length === 0) {
    const [, sku, whole] = /^(\S+\s+[x*×]\s+)(\d+)$/i.exec(first) ?? []
    // The comma of 'OSB3-18 x 12,5' is no end of a cell.
    if (sku && whole && /^\d+$/.test(second)) return readLine(`${sku}${whole},${second}`)
    if (isNumber(first) && !isNumber(second) && /^\S*\d\S*$/.test(second)) return { sku: second, quantity: first }
    return { sku: first, quantity: second }
  }
  return { sku: first, quantity: [second, ...others].find(isNumber) ?? '' }
}
