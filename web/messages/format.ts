import type { ShopInfo } from '#schema/page.types.ts'
import { type PluralRules, pluralRules } from '#schema/rules/plural-forms.ts'

/** The settings of a store view that determine the format of numbers and dates. */
export type FormatSettings = Pick<ShopInfo, 'language' | 'locale' | 'timeZone' | 'dateFormat' | 'money'>

/** A point in time: a `Date`, milliseconds since 1970, or an ISO 8601 text. */
type Moment = Date | number | string

/** Formats numbers and dates of a store view, with the same result on the server and on every device. */
export interface Format extends PluralRules {
  /** '1,234' */
  figure(value: number): string
  /** '1 product', '1,234 products' */
  counted(count: number, one: string, many: string): string
  /** '1234.5': lengths and areas, to two decimals and without a thousands separator, as the trade writes sizes. */
  measure(value: number): string
  /** '4.7': to one decimal. */
  tenth(value: number): string
  /** '£1,234.50' for 123450. @param amount in minor units of the store view's currency */
  money(amount: number): string
  /** 'size, colour and finish' */
  list(items: readonly string[]): string
  /** 'size' for 'Size'. German nouns keep their capital. */
  midSentence(label: string): string
  /** '20/11/2026' */
  date(moment: Moment): string
  /** '14:05 20/11/2026' */
  dateTime(moment: Moment): string
}

/**
 * Formats numbers by the locale, and dates by the store view's own pattern.
 * @throws RangeError when a value is formatted, if the locale or the time zone is invalid
 */
export function formatFor({ language, locale, timeZone, dateFormat, money }: FormatSettings): Format {
  const numbers = once(() => new Intl.NumberFormat(locale))
  const amounts = once(() => new Intl.NumberFormat(locale, money))
  const measures = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }))
  const written = once(() => dateWriter(timeZone))
  const isPlain = plainFigures(locale)
  const figure = (value: number) => (isPlain(value) ? `${value}` : numbers().format(value))
  const plurals = pluralRules(language)
  return {
    ...plurals,
    figure,
    counted: (count, one, many) => `${figure(count)} ${plurals.isOne(count) ? one : many}`,
    measure: (value) => measures().format(value),
    tenth: (value) => figure(Math.round(value * 10) / 10),
    money: (amount) => amounts().format(amount / 10 ** money.maximumFractionDigits),
    list: (items) => new Intl.ListFormat(language).format(items),
    midSentence: (label) => (/^de\b/i.test(language) ? label : label.toLocaleLowerCase(language)),
    date: (moment) => written()(toNumber(moment), dateAlone(dateFormat)),
    dateTime: (moment) => written()(toNumber(moment), dateFormat),
  }
}

/**
 * Whether a number is a whole one below a thousand, which the shop's languages write with plain digits. Most numbers on a page are, and
 * creating the first `Intl.NumberFormat` takes longer than the rest of the task it is part of.
 */
function plainFigures(locale: string): (value: number) => boolean {
  const hasPlain = /^(?:en|de|it)(?:-(?!u-)[a-z\d]+)*$/i.test(locale)
  return (value) => hasPlain && Number.isInteger(value) && value >= 0 && value < 1000
}

const toNumber = (moment: Moment) => (typeof moment === 'string' ? Date.parse(moment) : moment)

/** Formatters take long to create, and few pages need them all. */
function once<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Removes the time from a pattern: 'D/M/YYYY' for 'HH:mm D/M/YYYY'. */
export const dateAlone = (pattern: string): string => pattern.replace(/\W*HH?:mm\W*/, '')

/**
 * Creates a function that formats a moment by a pattern, in a time zone: '14:05 20/11/2026' for 'HH:mm D/M/YYYY'. A single letter is a
 * number without a leading zero.
 * @throws RangeError if the time zone is invalid
 * @source LOCALE-2, LOCALE-3
 */
export function dateWriter(timeZone: string): (moment: Date | number, pattern: string) => string {
  // Swedish dates are ISO 8601: '2026-11-20 14:05'.
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return (moment, pattern) => {
    const [YYYY, MM, DD, HH, mm] = format.format(moment).split(/\D+/)
    const parts: Readonly<Record<string, string | undefined>> = { YYYY, MM, DD, HH, mm }
    return pattern.replace(/YYYY|mm|DD?|MM?|HH?/g, (token) => parts[token] ?? `${Number(parts[token + token])}`)
  }
}
