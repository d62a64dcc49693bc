import { describe, expect, it } from 'vitest'
import { readPrice, withoutPrices } from './prices.ts'

// SEARCH-70
describe('withoutPrices', () => {
  it.each([
    ['oak board under £50', 'oak board'],
    ['oak worktop 3m under £ 300', 'oak worktop 3m'],
    ['£12.50 skirting', 'skirting'],
    ['mdf £20-£30', 'mdf'],
    ['mdf £20 - 30', 'mdf'],
    ['plywood 20 quid', 'plywood'],
    ['oak board under 50 pounds', 'oak board'],
    ['mdf 18mm £1,200', 'mdf 18mm'],
    ['oak flooring under £40 per m2', 'oak flooring under per m2'],
  ])('reads %s as %s', (text, rest) => expect(withoutPrices(text, 'en')).toBe(rest))

  it.each([
    ['Eichenbrett unter 50 €', 'de', 'Eichenbrett'],
    ['Eichenbrett bis 19,90 Euro', 'de', 'Eichenbrett'],
    ['compensato sotto i 1.000 euro', 'it', 'compensato'],
  ] as const)('reads %s (%s) as %s', (text, language, rest) => expect(withoutPrices(text, language)).toBe(rest))

  it.each(['oak board under 50', '4 pound hammer', '£', '50 europallets', '£50'])('keeps %s', (text) =>
    expect(withoutPrices(text, 'en')).toBe(text),
  )
})

// SEARCH-64
describe('readPrice', () => {
  it.each([
    ['oak board under £50', 'en', 'oak board', null, 50],
    ['under £50 oak board', 'en', 'oak board', null, 50],
    ['oak board up to 19.99 pounds', 'en', 'oak board', null, 19.99],
    ['worktop below £1,200', 'en', 'worktop', null, 1200],
    ['oak doors over £200', 'en', 'oak doors', 200, null],
    ['mdf £20-£30', 'en', 'mdf', 20, 30],
    ['mdf £20 - 30', 'en', 'mdf', 20, 30],
    ['decking between £5 and £10', 'en', 'decking', 5, 10],
    ['decking between 5 and 10 pounds', 'en', 'decking', 5, 10],
    ['4x2 timber under £10', 'en', '4x2 timber', null, 10],
    ['Dielen unter 20 €', 'de', 'Dielen', null, 20],
    ['Dielen bis 19,90 Euro', 'de', 'Dielen', null, 19.9],
    ['Türen ab 100 €', 'de', 'Türen', 100, null],
    ['Türen zwischen 100 und 200 €', 'de', 'Türen', 100, 200],
    ['MDF 20-30 €', 'de', 'MDF', 20, 30],
    ['compensato fino a 30 euro', 'it', 'compensato', null, 30],
    ['compensato sotto i 1.000 €', 'it', 'compensato', null, 1000],
    ['porte oltre 100 €', 'it', 'porte', 100, null],
    ['porte tra 100 e 200 euro', 'it', 'porte', 100, 200],
  ] as const)('reads %s (%s)', (text, language, rest, from, to) => {
    expect(readPrice(text, language)).toEqual({ rest, price: { from, to } })
  })

  it.each([
    ['no price', 'oak board'],
    ['a number without a currency', 'oak board under 50'],
    ['a price without a bound', 'oak board £50'],
    ['a price per metre', 'skirting under £5 a metre'],
    ['a price per square metre', 'flooring under £40/m2'],
    ['a price per unit with words', 'flooring under £40 per m2'],
    ['nothing but a price', 'under £20'],
    ['bounds in the wrong order', 'mdf £30-£20'],
    ['a price of 0', 'mdf under £0'],
  ])('is null for %s', (_, text) => expect(readPrice(text, 'en')).toBeNull())
})
