import { describe, expect, it } from 'vitest'
import { BRITISH, GERMAN, moneyFormat } from './format.test-kit.ts'
import { formatFor } from './format.ts'

const british = formatFor(BRITISH)
const german = formatFor(GERMAN)

describe('formatFor', () => {
  it.each([
    ['a figure', british.figure(1234567), '1,234,567'],
    ['a figure in German', german.figure(1234567), '1.234.567'],
    ['one of something', british.counted(1, 'product', 'products'), '1 product'],
    ['none of something', british.counted(0, 'product', 'products'), '0 products'],
    ['many of something', german.counted(1234, 'Artikel', 'Artikel'), '1.234 Artikel'],
    ['a measure to two decimals', british.measure(12.345), '12.35'],
    ['a measure in German', german.measure(12.5), '12,5'],
    ['a measure without groups', german.measure(2420), '2420'],
    ['money from minor units', british.money(123450), '£1,234.50'],
    ['money without a minor unit', formatFor({ ...GERMAN, money: moneyFormat('JPY', 0) }).money(123450), '123.450\u00a0¥'],
    ['money with a thousandth', formatFor({ ...GERMAN, money: moneyFormat('KWD', 3) }).money(123450), '123,450\u00a0KWD'],
    ['a tenth', british.tenth(4.6499), '4.6'],
    ['a whole number of tenths', german.tenth(1234.97), '1.235'],
    ['a tenth in German', german.tenth(12.34), '12,3'],
    ['a list', british.list(['size', 'colour', 'finish']), 'size, colour and finish'],
    ['a list of one', british.list(['size']), 'size'],
    ['a list in German', german.list(['Maß', 'Farbe']), 'Maß und Farbe'],
    ['a label within a sentence', british.midSentence('Length'), 'length'],
    ['a German label within a sentence', german.midSentence('Länge'), 'Länge'],
    ['one of something in French', formatFor({ ...BRITISH, language: 'fr' }).counted(0, 'planche', 'planches'), '0 planche'],
    ['the date of a text', british.date('2026-11-20T12:00:00Z'), '20/11/2026'],
  ])('is %s', (_, written, expected) => {
    expect(written).toBe(expected)
  })

  it('has the numbers of its locale and the dates of its pattern', () => {
    const mixed = formatFor({ ...BRITISH, language: 'it', timeZone: 'Europe/Rome', dateFormat: 'HH:mm D.M.YYYY' })
    expect([mixed.figure(1234), mixed.date(Date.UTC(2026, 6, 20))]).toEqual(['1,234', '20.7.2026'])
  })

  it.each(['en-GB', 'en-US', 'en-IN', 'de-DE', 'de-AT', 'de-CH', 'it-IT', 'it-CH', 'ar-EG', 'de-DE-u-nu-deva', 'fr-FR'])(
    'has figures as %s has them',
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

  it('has the date of its own clock', () => {
    const late = Date.UTC(2026, 6, 20, 22, 30)
    expect([british.dateTime(late), german.dateTime(late)]).toEqual(['23:30 20/7/2026', '00:30 21-7-2026'])
  })
})
