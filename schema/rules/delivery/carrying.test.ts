import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carryingMethods, exceededLimit, orderLoad } from './carrying.ts'
import type { MethodRule } from './delivery-rules.types.ts'

const rule: MethodRule = { method: 'flatrate_flatrate', days: 2, hours: null, longest: 2400, heaviest: 30 }
const methods = [rule, { ...rule, method: 'pallet_pallet', longest: null, heaviest: null }]
const courier = { carrierCode: 'flatrate', methodCode: 'flatrate' }
const lorry = { carrierCode: 'pallet', methodCode: 'pallet' }
const night = { carrierCode: 'flatrate', methodCode: 'night' }

// DELIVERY-22
describe('exceededLimit', () => {
  it.each([
    ['names the length that a longer piece exceeds', courier, { longest: 2401 }, { kind: 'longest', most: 2400 }],
    ['is null for the longest piece the method carries', courier, { longest: 2400 }, null],
    ['is null for a length that is unknown', courier, { longest: null }, null],
    ['is null for a method without a limit', lorry, { longest: 6000 }, null],
    ['is null for a method without a rule', night, { longest: 6000 }, null],
  ] as const)('%s', (_, method, load, expected) =>
    expect(exceededLimit({ methods }, method, { kilograms: 0, ...load })).toEqual(expected),
  )

  // DELIVERY-24
  it.each([
    ['names the weight that a heavier order exceeds', courier, 30.001, { kind: 'heaviest', most: 30 }],
    ['is null for the heaviest order the method carries', courier, 30, null],
    ['is null for a method without a limit', lorry, 5000, null],
  ] as const)('%s', (_, method, kilograms, expected) =>
    expect(exceededLimit({ methods }, method, { longest: null, kilograms })).toEqual(expected),
  )

  it('is null without rules', () => expect(exceededLimit(null, courier, { longest: 6000, kilograms: 900 })).toBeNull())
})

// DELIVERY-22
describe('carryingMethods', () => {
  it('keeps the methods that carry the load, in their order', () => {
    expect(carryingMethods([night, courier, lorry], { methods }, { longest: 4200, kilograms: 0 })).toEqual([night, lorry])
    expect(carryingMethods([courier, lorry], null, { longest: 4200, kilograms: 0 })).toEqual([courier, lorry])
  })

  it('never gains a method from a longer piece', () => {
    const length = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(length, length, (one, other) => {
        const [shorter, longer] = [Math.min(one, other), Math.max(one, other)]
        const carriedMethods = (longest: number) => carryingMethods([courier, lorry], { methods }, { longest, kilograms: 30 })
        expect(carriedMethods(shorter)).toEqual(expect.arrayContaining([...carriedMethods(longer)]))
      }),
    )
  })
})

// DELIVERY-20
describe('orderLoad', () => {
  it.each([
    ['is as long as the longest piece', [600, 4200], 4200],
    ['leaves out lengths that are unknown, or not kept by an older version', [null, undefined, 900], 900],
    ['has no length if none is known', [null], null],
    ['has no length without goods', [], null],
  ] as const)('%s', (_, lengths, longest) => {
    const goods = lengths.map((length) => (length === undefined ? { quantity: 1 } : { quantity: 1, longestMillimetres: length }))
    expect(orderLoad(goods)).toEqual({ longest, kilograms: 0 })
  })

  // DELIVERY-24
  it.each([
    [
      'weighs as much as all pieces together',
      [
        { quantity: 3, kilograms: 4.1 },
        { quantity: 1, kilograms: 12 },
      ],
      24.3,
    ],
    ['adds fractions of kilograms exactly', [{ quantity: 3, kilograms: 0.1 }], 0.3],
    [
      'leaves out pieces of unknown weight',
      [{ quantity: 9, kilograms: null }, { quantity: 9 }, { quantity: 2, kilograms: 5 }],
      10,
    ],
  ])('%s', (_, goods, kilograms) => expect(orderLoad(goods)).toEqual({ longest: null, kilograms }))
})
