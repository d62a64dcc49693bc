import type { Language } from '../../store-views.ts'
import { getAttribute } from '../attributes/attribute.ts'
import { getOption } from '../attributes/options.ts'
import { type Values, valueIn } from '../families/values.ts'
import { capitalize, numeral } from './text.ts'

const SLOT = /\{(\w+)\}/g

/** Inserts values into a pattern: '{wood_type} board {thickness} mm' becomes 'Oak board 22 mm'. */
export function phrase(pattern: string, values: Values, language: Language): string {
  return capitalize(pattern.replaceAll(SLOT, (_, code: string) => inWords(code, values, language)))
}

/** Inserts keys of values into a sku pattern: 'PLY-{thickness}' becomes 'PLY-18'. */
export function skuFrom(pattern: string, values: Values): string {
  return pattern.replaceAll(SLOT, (_, code: string) => skuPart(valueIn(values, code)))
}

/** Formats a value as part of a sku: 'DECK-4.5X65', '750ML'. */
export const skuPart = (value: string | number): string =>
  String(value)
    .toUpperCase()
    .replace(/ ?MM$/, '')
    .replaceAll(/ X | \/ | - /g, (separator) => (separator === ' X ' ? 'X' : '-'))
    .replaceAll(' ', '')

/** Inserts unchanged keys into a pattern, for pictures. */
export const insertKeys = (pattern: string, values: Values): string =>
  pattern.replaceAll(SLOT, (_, code: string) => String(valueIn(values, code)))

function inWords(code: string, values: Values, language: Language): string {
  const value = valueIn(values, code)
  const attribute = getAttribute(code)
  if (attribute.kind === 'plain') return typeof value === 'number' ? numeral(value, language) : value
  return getOption(attribute, value).words(language)
}
