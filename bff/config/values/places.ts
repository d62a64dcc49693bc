import { z } from 'zod'
import { invalid } from './plain.ts'

/** Codes of the region list that are not countries: unions and placeholders. */
const NO_COUNTRY = ['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB']
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether a two-letter code is a country's own code and not an alias: 'UK' is an alias of GB. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.includes(code) &&
  regions.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code

export const country = z.string().refine(isCountry, invalid('not a country; use a two-letter code of ISO 3166-1, such as GB'))

/** 'United Kingdom' for GB. */
export const regionName = (code: string): string => regions.of(code) ?? code

export const locale = z.string().refine(isLocale, invalid('not a locale; use a language tag such as en-GB or de-DE'))

/** Whether the tag has a known language and, if it has a region, a known country or part of the world. */
function isLocale(tag: string): boolean {
  try {
    const { region } = new Intl.Locale(tag)
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0 && (region === undefined || regions.of(region) !== undefined)
  } catch {
    return false
  }
}
