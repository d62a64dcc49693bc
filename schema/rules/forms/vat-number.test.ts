import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormError } from './form-rules.ts'
import { vatNumber } from './vat-number.ts'

/** Country of the address, and a number of that country without its code. */
const NUMBERS: readonly (readonly [string, string])[] = [
  ['GB', '123456789'],
  ['GB', '123456789001'],
  ['GB', 'GD001'],
  ['GB', 'HA599'],
  ['IE', '1234567FA'],
  ['IE', '1A23456B'],
  ['DE', '123456789'],
  ['AT', 'U12345678'],
  ['CH', 'E123456789MWST'],
  ['IT', '12345678901'],
  ['FR', 'X7123456789'],
  ['BE', '0123456789'],
  ['NL', '123456789B01'],
  ['LU', '12345678'],
  ['ES', 'B12345678'],
]

// CHECKOUT-15
describe('VAT number', () => {
  it.each<[string, string, FormError | null]>([
    ['GB123', 'GB', 'VAT_NUMBER'],
    ['GB', 'GB', 'TAX_ID_TOO_SHORT'],
    ['', 'GB', 'REQUIRED'],
    ['1234567890', 'GB', 'VAT_NUMBER'],
    ['GB GD 500', 'GB', 'VAT_NUMBER'],
    ['XI 123 4567 89', 'GB', null],
    ['CHE-123.456.789 TVA', 'DE', null],
    ['che 123 456 789', 'CH', null],
    ['123456789', 'CH', null],
    ['DE 12345678', 'GB', 'VAT_NUMBER'],
    ['ATU12345678', 'AT', null],
    ['AT12345678', 'AT', 'VAT_NUMBER'],
    ['SE123456789001', 'SE', null],
    ['SE123456789001', 'GB', null],
    ['none', 'NO', 'VAT_NUMBER'],
    ['NO 123 456 789 MVA', 'NO', null],
    ['12345678', 'constructor', null],
    ['12345678', '__proto__', null],
  ])('%j at an address in %s', (value, country, error) => {
    expect(vatNumber(value, { country })).toBe(error)
  })

  it('is accepted with its country code at any address, without it in its country, in any spelling', () => {
    const spelling = fc.array(fc.constantFrom('', ' ', '.', '-', '–'), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(
        fc.constantFrom(...NUMBERS),
        fc.boolean(),
        fc.boolean(),
        spelling,
        ([code, number], isPrefixed, isLow, gaps) => {
          const written = [...(isPrefixed ? code + number : number)].map((each, at) => each + gaps[at]).join('')
          expect(vatNumber(isLow ? written.toLowerCase() : written, { country: isPrefixed ? 'NO' : code })).toBeNull()
        },
      ),
    )
  })

  it('is rejected if a digit is missing or one too many', () => {
    const expectRejected = (value: string, country: string) => expect(vatNumber(value, { country })).toBe('VAT_NUMBER')
    fc.assert(
      fc.property(fc.constantFrom(...NUMBERS), fc.nat(9), ([code, number], digit) => {
        expectRejected(`${code}${number.replace(/\d/, '')}`, code)
        expectRejected(`${code}${number}${digit}`, code)
      }),
    )
  })
})
