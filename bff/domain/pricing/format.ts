import { LOCALE } from '#schema/rules/constants.ts'

/** How a store view writes money; a `StoreViewConfig` is one. */
export interface PriceFormat {
  readonly locale: string
  readonly currencySign: string
  /** With `{sign}` and `{amount}`. */
  readonly priceFormat: string
  /** Digits after the decimal separator; the minor unit has two. */
  readonly fractionDigits?: number
  /** In place of the locale's own separators. */
  readonly currencyDecimal?: string
  readonly currencyGroup?: string
}

const MINOR_DIGITS = 2

/**
 * Money as the store view writes it: '£1,234.50', '-£5.00', '1.234,50 €'.
 * Every group separator is replaced when the view names its own.
 * @param minor minor units
 * @source PRICE-7; platform contract §3.8
 */
export function formatMoney(minor: number, view: PriceFormat): string {
  const digits = view.fractionDigits ?? LOCALE.fractionDigits
  const amount = numberFormat(view.locale, digits)
    .formatToParts(decimal(Math.abs(minor)))
    .map(({ type, value }) => separator(type, view) ?? value)
    .join('')
  const formatted = view.priceFormat.replace('{sign}', () => view.currencySign).replace('{amount}', () => amount)
  return minor < 0 ? `-${formatted}` : formatted
}

function separator(type: string, view: PriceFormat): string | undefined {
  if (type === 'group') return view.currencyGroup
  if (type === 'decimal') return view.currencyDecimal
  return undefined
}

/** As text, so that no binary fraction comes between: 123450 is '1234.50'. */
function decimal(minor: number): `${number}` {
  const text = minor.toFixed(0).padStart(MINOR_DIGITS + 1, '0')
  return `${text.slice(0, -MINOR_DIGITS)}.${text.slice(-MINOR_DIGITS)}` as `${number}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs a hundred times what using it does. */
function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, made)
  return made
}
