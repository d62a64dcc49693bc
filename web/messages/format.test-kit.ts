import type { MoneyOptions } from '#schema/page.types.ts'
import type { FormatSettings } from './format.ts'

/** @param digits of the minor unit */
export const moneyFormat = (currency: string, digits = 2): MoneyOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
})

export const BRITISH: FormatSettings = {
  language: 'en-GB',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  dateFormat: 'HH:mm D/M/YYYY',
  money: moneyFormat('GBP'),
}

export const GERMAN: FormatSettings = {
  language: 'de-DE',
  locale: 'de-DE',
  timeZone: 'Europe/Berlin',
  dateFormat: 'HH:mm D-M-YYYY',
  money: moneyFormat('EUR'),
}
