import type { OrderLine } from './order-row.ts'

/** Longer texts are not product numbers. */
export const MOST_CHARACTERS = 120

/** Parses a product number, with or without a quantity. */
export function readLine(text: string): OrderLine {
  const line = text.slice(0, MOST_CHARACTERS).trim().replace(LIST_NUMBER, '')
  const [, before = '', after] = QUANTITY_FIRST.exec(line) ?? []
  if (after && !isNumber(after)) return { sku: after, quantity: before }
  const [, sku, quantity] = EXPLICIT.exec(line) ?? AFTER_A_BLANK.exec(line) ?? []
  return { sku: sku ?? line, quantity: quantity ?? '' }
}

/** '1. ' or '1) ' before a product number. */
const LIST_NUMBER = /^\d+[.)]\s+/
/** '10 x OSB3-18', '10 pcs OSB3-18'; without a sign only before a word of letters and digits. */
const QUANTITY_FIRST = /^(\d{1,6})\s*(?:[x*]\s|[×✕]|(?:nos?|off|pcs|stk|pz)\.?\s|\s(?=\p{L}\S*\d\S*$))\s*(.+)$/iu
const NUMBER = String.raw`[+-]?\d[\d.,'’ ]*(?:\s*\p{L}{2,9}\.?)?`
const EXPLICIT = new RegExp(String.raw`^(.+?)(?:\s+[x*]\s*|\s*[×✕:=]\s*)(${NUMBER})$`, 'iu')
const AFTER_A_BLANK = /^(\S+)\s+(\d[\d.,'’]*)$/u

/** Whether a text is a number, with or without a unit. */
export const isNumber = (text: string): boolean => new RegExp(`^${NUMBER}$`, 'u').test(text)

/** Whether a text is one product number or one quantity, so that browsers paste it as it is. @source QUICK-3 */
export function isSingleValue(text: string, field: keyof OrderLine): boolean {
  const word = text.trim()
  if (text.length > MOST_CHARACTERS || /[\t-\r\u0085\u2028\u2029;|]/.test(word)) return false
  return (field === 'quantity' && isNumber(word)) || (!word.includes(',') && readLine(word).quantity === '')
}
