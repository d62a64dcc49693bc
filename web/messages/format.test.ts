import { describe, expect, it } from 'vitest'
import { BRITISH, GERMAN, moneyOf } from './format.test-kit.ts'
import { formatFor } from './format.ts'

const british = formatFor(BRITISH)
const german = formatFor(GERMAN)

describe('what a store view writes', () => {
  it.each([
    ['a figure', british.figure(1234567), '1,234,567'],
    ['a figure in German', german.figure(1234567), '1.234.567'],
    ['one of something', british.counted(1, 'product', 'products'), '1 product'],
    ['none of something', british.counted(0, 'product', 'products'), '0 products'],
    ['many of something', german.counted(1234, 'Artikel', 'Artikel'), '1.234 Artikel'],
    ['a measure to two decimals', british.measure(12.345), '12.35'],
    ['a measure in German', german.measure(12.5), '12,5'],
    ['money from minor units', british.money(123450), '£1,234.50'],
    ['money without a minor unit', formatFor({ ...GERMAN, money: moneyOf('JPY', 0) }).money(123450), '123.450\u00a0¥'],
    ['money with a thousandth', formatFor({ ...GERMAN, money: moneyOf('KWD', 3) }).money(123450), '123,450\u00a0KWD'],
    ['a list', british.list(['size', 'colour', 'finish']), 'size, colour and finish'],
    ['a list in German', german.list(['Maß', 'Farbe']), 'Maß und Farbe'],
  ])('is %s', (_, written, expected) => {
    expect(written).toBe(expected)
  })

  it('has the numbers of its locale, the words of its language and the dates of its pattern', () => {
    const mixed = formatFor({ ...BRITISH, language: 'it', timeZone: 'Europe/Rome', dateFormat: 'HH:mm D.M.YYYY' })
    const written = [mixed.figure(1234), mixed.list(['rovere', 'noce']), mixed.date(Date.UTC(2026, 6, 20))]
    expect(written).toEqual(['1,234', 'rovere e noce', '20.7.2026'])
  })

  it('has the date of its own clock', () => {
    const late = Date.UTC(2026, 6, 20, 22, 30)
    expect([british.dateTime(late), german.dateTime(late)]).toEqual(['23:30 20/7/2026', '00:30 21-7-2026'])
  })
})
