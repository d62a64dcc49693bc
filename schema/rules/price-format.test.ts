import { describe, expect, it } from 'vitest'
import { formatMoney, formatWholeMoney, type PriceFormat } from './price-format.ts'

const uk: PriceFormat = { locale: 'en-US', currencySign: '£', priceFormat: '{sign}{amount}' }
const japan: PriceFormat = { locale: 'ja-JP', currencySign: '￥', priceFormat: '{sign}{amount}', minorDigits: 0 }
const kuwait: PriceFormat = { locale: 'en-US', currencySign: 'KWD', priceFormat: '{sign} {amount}', minorDigits: 3 }
const german: PriceFormat = { locale: 'de-DE', currencySign: '€', priceFormat: '{amount} {sign}' }

// PRICE-7
describe('price format', () => {
  it.each<[string, number, PriceFormat, string]>([
    ['zero', 0, uk, '£0.00'],
    ['pence alone', 5, uk, '£0.05'],
    ['thousands', 123_450, uk, '£1,234.50'],
    ['a negative amount, the minus sign before everything', -500, uk, '-£5.00'],
    ['millions', 123_456_789, uk, '£1,234,567.89'],
    ['every group separator as the store view defines it', 123_456_780, { ...uk, currencyGroup: ' ' }, '£1 234 567.80'],
    ['the decimal separator as the store view defines it', 123_450, { ...uk, currencyDecimal: '·' }, '£1,234·50'],
    ['the German way', 123_450, german, '1.234,50 €'],
    ['a negative amount the German way', -123_450, german, '-1.234,50 €'],
    ['whole pounds in a view without fraction digits', 123_450, { ...uk, fractionDigits: 0 }, '£1,235'],
    ['an amount without a minor unit', 123_450, japan, '￥123,450'],
    ['zero without a minor unit', 0, japan, '￥0'],
    ['an amount with thousandths', 123_450, kuwait, 'KWD 123.450'],
    ['thousandths alone', -5, kuwait, '-KWD 0.005'],
    ['a sign that looks like a replacement pattern', 100, { ...uk, currencySign: '$&' }, '$&1.00'],
  ])('writes %s', (_, minor, view, text) => {
    expect(formatMoney(minor, view)).toBe(text)
  })
})

// LIMIT-5
describe('bound of a price range', () => {
  it.each<[number, PriceFormat, string]>([
    [50, uk, '£50'],
    [1500, uk, '£1,500'],
    [50, german, '50 €'],
    [10_000, japan, '￥10,000'],
    [5, kuwait, 'KWD 5'],
  ])('has no fraction: %i', (units, view, text) => {
    expect(formatWholeMoney(units, view)).toBe(text)
  })
})
