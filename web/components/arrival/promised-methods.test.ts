import { describe, expect, it } from 'vitest'
import { promisedMethods } from './promised-methods.ts'

const courier = { method: 'flatrate_flatrate', days: 1, hours: null, longest: 2400, heaviest: 30 }
const lorry = { method: 'pallet_pallet', days: 2, hours: null, longest: null, heaviest: null }
const collection = { method: 'branch_collect', days: null, hours: 2, longest: null, heaviest: null }
const rules = { methods: [lorry, collection, courier] }

// DELIVERY-3
describe('promisedMethods', () => {
  it.each([
    ['the fastest delivery and collection', 2400, null, [courier, collection]],
    ['a slower delivery for a piece that the fastest does not carry', 4200, null, [lorry, collection]],
    ['every method for a piece of unknown length', null, null, [courier, collection]],
    ['only what the platform offers for the destination', 600, ['pallet_pallet'], [lorry]],
    ['nothing if the platform offers nothing there', 600, [], []],
    ['nothing for a long piece where only the courier goes', 4200, ['flatrate_flatrate'], []],
  ])('returns %s', (_, longest, offered, expected) => {
    expect(promisedMethods(rules, { longest, kilograms: 30 }, offered)).toEqual(expected)
  })

  // DELIVERY-24
  it('returns a slower delivery for goods that are too heavy for the fastest', () => {
    expect(promisedMethods(rules, { longest: 600, kilograms: 31 }, null)).toEqual([lorry, collection])
  })
})
