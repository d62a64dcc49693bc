import { describe, expect, it } from 'vitest'
import { withoutPrices } from './prices.ts'

// SEARCH-70
describe('withoutPrices', () => {
  it.each([
    ['oak board under £50', 'oak board under'],
    ['oak worktop 3m under £ 300', 'oak worktop 3m under'],
    ['£12.50 skirting', 'skirting'],
    ['mdf £20-£30', 'mdf'],
    ['mdf £20 - 30', 'mdf'],
    ['plywood 20 quid', 'plywood'],
    ['oak board under 50 pounds', 'oak board under'],
    ['Eichenbrett unter 50 €', 'Eichenbrett unter'],
    ['Eichenbrett bis 19,90 Euro', 'Eichenbrett bis'],
    ['compensato sotto i 1.000 euro', 'compensato sotto i'],
    ['mdf 18mm £1,200', 'mdf 18mm'],
  ])('reads %s as %s', (text, rest) => expect(withoutPrices(text)).toBe(rest))

  it.each(['oak board under 50', '4 pound hammer', '£', '50 europallets', '£50'])('keeps %s', (text) =>
    expect(withoutPrices(text)).toBe(text),
  )
})
