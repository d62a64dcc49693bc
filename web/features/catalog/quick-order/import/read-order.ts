import type { OrderLine } from '../rows/order-row.ts'
import { isNumber, MOST_CHARACTERS, readLine } from '../rows/read-line.ts'

/** Column titles of orders in the shop's languages. Case and everything but letters is ignored. */
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

/** Titles of a first column that numbers the lines. */
const NUMBERING: readonly string[] = ['pos', 'position', 'no', 'nr', 'n', 'line', 'row']
  .concat(['lfdnr', 'lfd', 'zeile', 'positionsnr'])
  .concat(['posizione', 'riga', 'num'])
/** One word with a digit, and with a letter or at least four digits. */
const PRODUCT_NUMBER = /^(?=\S*\p{L}|\d{4})\S*\d\S*$/u

interface Columns {
  readonly sku: number
  /** -1 if there is no such column. */
  readonly quantity: number
}

/**
 * Reads order lines from rows of cells. A header row names the columns. Without one, the first cell is the product number, and the first
 * number after it is the quantity. The quantity may come first, if no other cell is a number. A row with one cell is read as text: 'OSB3-18 x
 * 12', '12 x OSB3-18', 'OSB3-18: 12'. Running numbers before the product number are ignored.
 * @source QUICK-2, QUICK-21
 */
export function readOrder(rows: readonly (readonly string[])[]): readonly OrderLine[] {
  const columns = findColumns(rows[0] ?? [])
  const lines = columns ? rows.slice(1) : withoutNumbering(rows)
  return lines.flatMap((cells) => {
    const line = columns ? readColumns(cells, columns) : readCells(cells)
    const sku = line.sku.slice(0, MOST_CHARACTERS).trim()
    return sku === '' ? [] : { sku, quantity: line.quantity.slice(0, MOST_CHARACTERS).trim() }
  })
}

function findColumns(cells: readonly string[]): Columns | null {
  const headings = cells.map(toHeading)
  const [sku, quantity] = [HEADINGS.sku, HEADINGS.quantity].map((words) =>
    headings.findIndex((heading) => words.includes(heading)),
  )
  if (sku === undefined || quantity === undefined || sku === -1) return null
  return quantity !== -1 || !cells.some((cell) => /\d/.test(cell)) ? { sku, quantity } : null
}

const toHeading = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Without a title, only 1, 2, 3… or 10, 20, 30… number lines, and a quantity must follow: '1;OSB3-18' may be one of OSB3-18. */
function withoutNumbering(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [titles = []] = rows
  const isTitled = NUMBERING.includes(toHeading(titles[0] ?? '')) && !titles.some((cell) => /\d/.test(cell))
  const lines = isTitled ? rows.slice(1) : rows
  const step = Number(lines[0]?.[0])
  const isRunning = (step === 1 || step === 10) && lines.every(([first], i) => Number(first) === step * (i + 1))
  if (!isTitled && !isRunning) return lines
  return lines.map((cells) => {
    const [number = '', sku = '', ...others] = cells
    const isNumbered = /^\d{1,3}\.?$/.test(number) && PRODUCT_NUMBER.test(sku) && (isTitled || others.some(isNumber))
    return isNumbered ? cells.slice(1) : cells
  })
}

const readColumns = (cells: readonly string[], { sku, quantity }: Columns): OrderLine => ({
  sku: cells[sku] ?? '',
  quantity: cells[quantity] ?? '',
})

function readCells(cells: readonly string[]): OrderLine {
  const [first = '', second, ...others] = cells.filter((cell) => cell !== '')
  if (second === undefined) return readLine(first)
  if (isNumber(first) && ![second, ...others].some(isNumber) && /^\S*\d\S*$/.test(second)) return { sku: second, quantity: first }
  if (others.length === 0) {
    const [, sku, whole] = /^(\S+\s+[x*×]\s+)(\d+)$/i.exec(first) ?? []
    // The comma in 'OSB3-18 x 12,5' does not separate cells.
    if (sku && whole && /^\d+$/.test(second)) return readLine(`${sku}${whole},${second}`)
    return { sku: first, quantity: second }
  }
  return { sku: first, quantity: [second, ...others].find(isNumber) ?? '' }
}
