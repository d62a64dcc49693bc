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
    ['money from minor units', british.money(123450), '£1,234.50'],
    ['money without a minor unit', formatFor({ ...GERMAN, money: moneyFormat('JPY', 0) }).money(123450), '123.450\u00a0¥'],
    ['money with a thousandth', formatFor({ ...GERMAN, money: moneyFormat('KWD', 3) }).money(123450), '123,450\u00a0KWD'],
    ['a list', british.list(['size', 'colour', 'finish'], 'and'), 'size, colour and finish'],
    ['a list in German', german.list(['Maß', 'Farbe'], 'und'), 'Maß und Farbe'],
  ])('is %s', (_, written, expected) => {
    expect(written).toBe(expected)
  })

  it('has the numbers of its locale and the dates of its pattern', () => {
    const mixed = formatFor({ ...BRITISH, language: 'it', timeZone: 'Europe/Rome', dateFormat: 'HH:mm D.M.YYYY' })
    expect([mixed.figure(1234), mixed.date(Date.UTC(2026, 6, 20))]).toEqual(['1,234', '20.7.2026'])
  })

  it.each([
    ['en', 'and'],
    ['de', 'und'],
    ['it', 'e'],
  ])('has lists as the language %s has them', (language, and) => {
    const items = ['A', 'B', 'C', 'D']
    for (let count = 0; count <= items.length; count++) {
      const some = items.slice(0, count)
      expect(british.list(some, and)).toBe(new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(some))
    }
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
