import { describe, expect, it } from 'vitest'
import { BRITISH, GERMAN, moneyFormat } from './format.test-kit.ts'
import { formatFor } from './format.ts'

const british = formatFor(BRITISH)
const german = formatFor(GERMAN)

describe('formatFor', () => {
  it.each([
    ['a number', british.figure(1234567), '1,234,567'],
    ['a number in German', german.figure(1234567), '1.234.567'],
    ['a count of one', british.counted(1, 'product', 'products'), '1 product'],
    ['a count of zero', british.counted(0, 'product', 'products'), '0 products'],
    ['a larger count in German', german.counted(1234, 'Artikel', 'Artikel'), '1.234 Artikel'],
    ['a measure to two decimals', british.measure(12.345), '12.35'],
    ['a measure in German', german.measure(12.5), '12,5'],
    ['a measure without groups', german.measure(2420), '2420'],
    ['money from minor units', british.money(123450), '£1,234.50'],
    ['money without a minor unit', formatFor({ ...GERMAN, money: moneyFormat('JPY', 0) }).money(123450), '123.450\u00a0¥'],
    ['money with three decimals', formatFor({ ...GERMAN, money: moneyFormat('KWD', 3) }).money(123450), '123,450\u00a0KWD'],
    ['a number to one decimal', british.tenth(4.6499), '4.6'],
    ['a number to one decimal that rounds to a whole one', german.tenth(1234.97), '1.235'],
    ['a number to one decimal in German', german.tenth(12.34), '12,3'],
    ['a list', british.list(['size', 'colour', 'finish']), 'size, colour and finish'],
    ['a list of one', british.list(['size']), 'size'],
    ['a list in German', german.list(['Maß', 'Farbe']), 'Maß und Farbe'],
    ['a label within a sentence', british.midSentence('Length'), 'length'],
    ['a German label within a sentence', german.midSentence('Länge'), 'Länge'],
    ['a count of zero in French', formatFor({ ...BRITISH, language: 'fr' }).counted(0, 'planche', 'planches'), '0 planche'],
    ['the date of an ISO 8601 text', british.date('2026-11-20T12:00:00Z'), '20/11/2026'],
  ])('formats %s', (_, written, expected) => {
    expect(written).toBe(expected)
  })

  it('formats numbers by the locale and dates by the pattern of the store view', () => {
    const mixed = formatFor({ ...BRITISH, language: 'it', timeZone: 'Europe/Rome', dateFormat: 'HH:mm D.M.YYYY' })
    expect([mixed.figure(1234), mixed.date(Date.UTC(2026, 6, 20))]).toEqual(['1,234', '20.7.2026'])
  })

  it.each(['en-GB', 'en-US', 'en-IN', 'de-DE', 'de-AT', 'de-CH', 'it-IT', 'it-CH', 'ar-EG', 'de-DE-u-nu-deva', 'fr-FR'])(
    'formats numbers as `Intl.NumberFormat` does in %s',
    (locale) => {
      const { figure } = formatFor({ ...BRITISH, locale })
      const numbers = new Intl.NumberFormat(locale)
      for (const value of [
        ...Array.from({ length: 1001 }, (_, i) => i),
        1234,
        9999,
        10_000,
        -1,
        -146,
        0.5,
        4.7,
        999.5,
        Number.NaN,
      ])
        expect(figure(value)).toBe(numbers.format(value))
    },
  )

  it('formats dates in the time zone of the store view', () => {
    const late = Date.UTC(2026, 6, 20, 22, 30)
    expect([british.dateTime(late), german.dateTime(late)]).toEqual(['23:30 20/7/2026', '00:30 21-7-2026'])
  })
})
