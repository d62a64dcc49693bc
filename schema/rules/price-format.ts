import { LOCALE } from './constants.ts'

export interface PriceFormat {
  readonly locale: string
  readonly currencySign: string
  /** With `{sign}` and `{amount}`. */
  readonly priceFormat: string
  /** Decimal digits of the currency's minor unit; 2 by default. */
  readonly minorDigits?: number
  /** Digits after the decimal separator, if fewer than those of the minor unit. */
  readonly fractionDigits?: number
  /** Separators instead of the locale's. */
  readonly currencyDecimal?: string
  readonly currencyGroup?: string
}

/**
 * Formats money for the store view: '£1,234.50', '-£5.00', '1.234,50 €'.
 * Every group separator is replaced if the view has its own.
 * @param minor minor units
 * @source PRICE-7; platform contract §3.8
 */
export function formatMoney(minor: number, view: PriceFormat): string {
  const { minorDigits = LOCALE.fractionDigits } = view
  const digits = view.fractionDigits ?? minorDigits
  const format = numberFormat(view.locale, digits)
  const number = decimal(Math.abs(minor), minorDigits)
  // Parts take five times as long, and most views have the separators of their locale.
  const ownSeparator = view.currencyDecimal ?? view.currencyGroup
  const amount = ownSeparator === undefined ? format.format(number) : joinParts(format.formatToParts(number), view)
  return addSign(amount, minor < 0, view)
}

/** Formats major units without a fraction: 50 is '£50', for labels of price ranges. */
export const formatWholeMoney = (units: number, view: PriceFormat): string =>
  addSign(numberFormat(view.locale, 0).format(units), false, view)

function addSign(amount: string, isNegative: boolean, { priceFormat, currencySign }: PriceFormat): string {
  const formatted = priceFormat.replace('{sign}', () => currencySign).replace('{amount}', () => amount)
  return isNegative ? `-${formatted}` : formatted
}

const joinParts = (parts: readonly Intl.NumberFormatPart[], view: PriceFormat): string =>
  parts.map(({ type, value }) => separator(type, view) ?? value).join('')

function separator(type: string, view: PriceFormat): string | undefined {
  if (type === 'group') return view.currencyGroup
  if (type === 'decimal') return view.currencyDecimal
  return undefined
}

/** Decimal text of minor units, without binary fractions: 123450 is '1234.50' with two digits. */
function decimal(minor: number, digits: number): `${number}` {
  const text = minor.toFixed(0).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return `${whole}.${text.slice(text.length - digits)}0` as `${number}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Creating a formatter costs a hundred times as much as using it. */
function numberFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  formats.set(key, made)
  return made
}
