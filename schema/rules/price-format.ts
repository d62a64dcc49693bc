import { LOCALE } from './constants.ts'

/** How a store view writes money; a `StoreViewConfig` is one. */
export interface PriceFormat {
  readonly locale: string
  readonly currencySign: string
  /** With `{sign}` and `{amount}`. */
  readonly priceFormat: string
  /** Decimal digits of the currency's minor unit; 2 where it is not said. */
  readonly minorDigits?: number
  /** Digits after the decimal separator, where not all of the minor unit are written. */
  readonly fractionDigits?: number
  /** In place of the locale's own separators. */
  readonly currencyDecimal?: string
  readonly currencyGroup?: string
}

/**
 * Money as the store view writes it: '£1,234.50', '-£5.00', '1.234,50 €'.
 * Every group separator is replaced when the view names its own.
 * @param minor minor units
 * @source PRICE-7; platform contract §3.8
 */
export function formatMoney(minor: number, view: PriceFormat): string {
  const { minorDigits = LOCALE.fractionDigits } = view
  const digits = view.fractionDigits ?? minorDigits
  const amount = numberFormat(view.locale, digits)
    .formatToParts(decimal(Math.abs(minor), minorDigits))
    .map(({ type, value }) => separator(type, view) ?? value)
    .join('')
  return signed(amount, minor < 0, view)
}

/** Main units of money without a fraction: '£50' of 50, as ranges of prices are named. */
export const formatWholeMoney = (units: number, view: PriceFormat): string =>
  signed(numberFormat(view.locale, 0).format(units), false, view)

function signed(amount: string, isNegative: boolean, { priceFormat, currencySign }: PriceFormat): string {
  const formatted = priceFormat.replace('{sign}', () => currencySign).replace('{amount}', () => amount)
  return isNegative ? `-${formatted}` : formatted
}

function separator(type: string, view: PriceFormat): string | undefined {
  if (type === 'group') return view.currencyGroup
  if (type === 'decimal') return view.currencyDecimal
  return undefined
}

/** As text, so that no binary fraction comes between: 123450 is '1234.50' with two digits. */
function decimal(minor: number, digits: number): `${number}` {
  const text = minor.toFixed(0).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return `${whole}.${text.slice(text.length - digits)}0` as `${number}`
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
