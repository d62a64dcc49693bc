import { describe, expect, it } from 'vitest'
import { currency, currencyDigits } from './money.ts'

describe('currency', () => {
  // LOCALE-5
  it('accepts every currency in circulation, with its minor unit', () => {
    const codes = Intl.supportedValuesOf('currency').filter((code) => currency.safeParse(code).success)
    expect(codes.length).toBeGreaterThan(150)
    expect(new Set(codes.map(currencyDigits))).toEqual(new Set([0, 2, 3]))
    expect(codes).not.toContain('XDR')
  })
})
