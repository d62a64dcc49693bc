import { z } from 'zod'
import { invalid } from './plain.ts'

/** Currencies whose minor unit is not 1/100, by decimal digits. @source ISO 4217, table A.1 */
const OTHER_MINOR_DIGITS: ReadonlyMap<number, string> = new Map([
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
])
const USUAL_MINOR_DIGITS = 2

/** Units of account between banks, not currencies in circulation. */
const NO_MONEY = ['XDR', 'XSU', 'XUA']
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').filter((code) => !NO_MONEY.includes(code)))

export const isCurrency = (code: string): boolean => CURRENCIES.has(code)

/** An ISO 4217 code of a currency in circulation. @source LOCALE-5 */
export const currency = z.string().refine(isCurrency, invalid('not a currency; use a code of ISO 4217, such as GBP, EUR or JPY'))

/** Decimal digits of a currency's minor unit: 2 for GBP, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  const other = [...OTHER_MINOR_DIGITS].find(([, codes]) => codes.split(' ').includes(currency))
  return other?.[0] ?? USUAL_MINOR_DIGITS
}

/** A currency and its format in a locale: '£' and '{sign}{amount}', '€' and '{amount} {sign}'. */
export function moneyFormat(locale: string, currency: string) {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const
  const parts = new Intl.NumberFormat(locale, style).formatToParts(1)
  const placeholders: Readonly<Record<string, string>> = { currency: '{sign}', integer: '{amount}' }
  return {
    /** ISO 4217. */
    currency,
    /** Decimal digits of the currency's minor unit: 2 for GBP, 0 for JPY. */
    minorDigits: currencyDigits(currency),
    currencySign: parts.find(({ type }) => type === 'currency')?.value ?? currency,
    /** Contains `{sign}` and `{amount}`. */
    priceFormat: parts.map(({ type, value }) => placeholders[type] ?? value).join(''),
  }
}

const MOST_RANGES = 50
/** In whole units: the largest bound a range id can contain. */
const HIGHEST_BOUND = 999_999_999_999

/** The bounds of the price facet, in whole units. Each range ends at the next bound; the last is open-ended. */
export const priceRanges = z
  .array(z.int().min(0).max(HIGHEST_BOUND))
  .max(MOST_RANGES)
  .superRefine((bounds, context) => {
    if (bounds.length < 2) context.addIssue('has to have at least two bounds')
    else if (bounds[0] !== 0) context.addIssue('has to start at 0, or the lowest prices are in no range')
    const fall = bounds.findIndex((bound, i) => i > 0 && bound <= Number(bounds[i - 1]))
    if (fall > 0) context.addIssue(`has to ascend, or ranges overlap: ${bounds[fall - 1]}, ${bounds[fall]}`)
  })
