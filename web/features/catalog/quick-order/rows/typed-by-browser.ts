import type { WrittenLine } from './order-row.ts'
import { isNumber, MOST_CHARACTERS, readLine } from './read-line.ts'

/** Whether a text is one product number or one quantity, which browsers paste themselves; other texts are parsed. @source QUICK-3 */
export function isTypedByBrowser(text: string, field: keyof WrittenLine): boolean {
  const word = text.trim()
  if (text.length > MOST_CHARACTERS || /[\t\n\v\f\r\u0085\u2028\u2029;|]/.test(word)) return false
  return field === 'quantity' && isNumber(word) ? true : !word.includes(',') && readLine(word).quantity === ''
}
