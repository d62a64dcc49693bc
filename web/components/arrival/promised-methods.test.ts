import { describe, expect, it } from 'vitest'
import { promisedMethods } from './promise-lines.tsx'

const courier = { method: 'flatrate_flatrate', days: 2, hours: null, longest: 2400, heaviest: 30 }
const lorry = { method: 'pallet_pallet', days: 1, hours: null, longest: null, heaviest: null }
const post = { method: 'post_post', days: 3, hours: null, longest: 600, heaviest: 2 }
const collection = { method: 'branch_collect', days: null, hours: 2, longest: null, heaviest: null }
const slowCollection = { ...collection, method: 'depot_collect', hours: 9 }
const rules = { methods: [slowCollection, courier, lorry, collection, post] }
const unknown = () => null

// DELIVERY-3, DELIVERY-4
describe('promisedMethods', () => {
  it.each([
    ['each faster delivery in the order of the rules, and the fastest collection', 2400, null, [courier, lorry, collection]],
    ['only deliveries that carry the piece', 4200, null, [lorry, collection]],
    ['every method for a piece of unknown length', null, null, [courier, lorry, collection]],
    ['only what the platform offers for the destination', 600, ['pallet_pallet'], [lorry]],
    ['nothing if the platform offers nothing there', 600, [], []],
    ['nothing for a long piece where only the courier goes', 4200, ['flatrate_flatrate'], []],
  ])('returns %s', (_, longest, offered, expected) => {
    expect(promisedMethods(rules, { longest, kilograms: 30 }, offered, unknown)).toEqual(expected)
  })

  // DELIVERY-24
  it('returns no delivery for which the goods are too heavy', () => {
    expect(promisedMethods(rules, { longest: 600, kilograms: 31 }, null, unknown)).toEqual([lorry, collection])
  })

  it.each([
    ['the cheapest delivery first', { post_post: 300, pallet_pallet: 4500, flatrate_flatrate: 480 }, [post, courier, lorry]],
    ['no delivery that is dearer and no faster', { pallet_pallet: 400, flatrate_flatrate: 480, post_post: 500 }, [lorry]],
    ['a free delivery before the others', { flatrate_flatrate: 480, pallet_pallet: 0 }, [lorry]],
    ['deliveries without a price after the others', { post_post: 300 }, [post, courier, lorry]],
  ])('returns %s', (_, prices: Readonly<Record<string, number>>, expected) => {
    const promised = promisedMethods(rules, { longest: 600, kilograms: 1 }, null, (method) => prices[method] ?? null)
    expect(promised).toEqual([...expected, collection])
  })
})
