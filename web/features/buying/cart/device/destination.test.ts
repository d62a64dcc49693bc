import { describe, expect, it } from 'vitest'
import { decodeDestination, withMethods } from './destination.ts'

const leeds = { postcode: 'LS9 8AA', country: 'GB' }

// TOTAL-8
describe('decodeDestination', () => {
  it('returns postcode and country without other stored fields', () => {
    expect(decodeDestination({ ...leeds, street: 'Sawmill Lane' })).toEqual(leeds)
    expect(decodeDestination({ ...leeds, postcode: '  LS9 8AA ' })).toEqual(leeds)
    expect(decodeDestination({ ...leeds, methods: ['a_b'] })).toEqual({ ...leeds, methods: ['a_b'] })
    for (const methods of ['a_b', [7], null]) expect(decodeDestination({ ...leeds, methods })).toEqual(leeds)
  })

  it.each([
    undefined,
    null,
    'LS9 8AA',
    [],
    {},
    { postcode: 'LS9 8AA' },
    { ...leeds, postcode: 9 },
    { ...leeds, postcode: '' },
    { ...leeds, postcode: 'x'.repeat(21) },
    { ...leeds, postcode: 'LS9\u0000' },
    { ...leeds, postcode: '\ud800\ud800\ud800' },
    { ...leeds, country: 'gb' },
    { ...leeds, country: 'GBR' },
    { ...leeds, country: '<b>' },
    { ...leeds, country: null },
  ])('returns null for a stored %j', (stored) => {
    expect(decodeDestination(stored)).toBeNull()
  })
})

// DELIVERY-3
describe('withMethods', () => {
  it('adds the platform’s delivery methods, unless another destination was entered meanwhile', () => {
    expect(withMethods(leeds, ['a_b'])({ ...leeds, methods: [] })).toEqual({ ...leeds, methods: ['a_b'] })
    const other = { ...leeds, postcode: 'ZE1 0AA' }
    expect(withMethods(leeds, ['a_b'])(other)).toBe(other)
    expect(withMethods(leeds, ['a_b'])(null)).toBeNull()
  })
})
