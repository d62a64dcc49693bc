import { describe, expect, it } from 'vitest'
import { skuKey } from '../rows/order-rows.ts'
import { offersOf } from './line-offers.ts'
import { matched, OAK_24, priceOf, stockOf } from './match.test-kit.ts'
import type { Match } from './match.ts'
import type { Recognised } from './recognition.ts'

const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: false } as const

const knownOf = (entries: Readonly<Record<string, Recognised | Match>>) =>
  new Map(
    Object.entries(entries).map(([sku, entry]): [string, Recognised] => [
      skuKey(sku),
      'status' in entry ? entry : { status: 'found', match: entry },
    ]),
  )
const withProduct = (sku: string, changes: Partial<Match['product']>, parts: Partial<Match> = {}): Match => {
  const match = matched(sku)
  return { ...match, ...parts, product: { ...match.product, ...changes } }
}

const FOURS = stockOf('OK', 100, { least: 4, most: 9996, step: 4 })

const outcome = (sku: string, quantity: number, entry?: Recognised | Match) => {
  const [offer] = offersOf([{ sku, quantity }], knownOf(entry ? { [sku]: entry } : {}), SETTINGS)
  if (offer?.status !== 'refused') return offer?.purchase.quantity
  return 'error' in offer.problem ? offer.problem.error : offer.problem.kind
}

// ORDER-9
describe('the lines of an order, ordered again', () => {
  it.each<[string, string, number, Recognised | Match | undefined, string | number]>([
    ['can be had', 'OAK', 2, matched('OAK'), 2],
    ['can be had in the largest quantity', 'OAK', 9999, withProduct('OAK', { stock: stockOf('OK') }), 9999],
    ['are gone', 'OAK', 2, { status: 'unknown' }, 'unknown'],
    ['were never seen, without a network', 'OAK', 2, { status: 'unseen' }, 'unseen'],
    ['had no answer', 'OAK', 2, { status: 'failed' }, 'failed'],
    ['were not looked up', 'OAK', 2, undefined, 'failed'],
    ['have a number that no product has', 'X'.repeat(300), 2, { status: 'unknown' }, 'unknown'],
    ['have a number with a quantity in it', 'OAK x 12', 2, matched('OAK x 12'), 2],
    ['have to be put together', 'OAK', 2, withProduct('OAK', {}, { needsChoice: true }), 'choice'],
    ['are out of stock', 'OAK', 2, withProduct('OAK', { stock: stockOf('OUT_OF_STOCK') }), 'outOfStock'],
    ['are too many for the stock', 'OAK', 11, matched('OAK'), 'tooMany'],
    ['were bought before they were sold in fours', 'OAK', 6, withProduct('OAK', { stock: FOURS }), 'limits'],
    ['are sold in fours', 'OAK', 8, withProduct('OAK', { stock: FOURS }), 8],
    ['have no price', 'OAK', 2, withProduct('OAK', { price: priceOf(0) }), 'priceUnknown'],
    ['have a price that nobody knows', 'OAK', 2, withProduct('OAK', { price: priceOf(1200, true) }), 'priceUnknown'],
    ['are sold by telephone', 'OAK', 2, withProduct('OAK', { phoneOrderOnly: true }), 'phone'],
    ['were none', 'OAK', 0, matched('OAK'), 'NOT_ABOVE_ZERO'],
    ['were less than none', 'OAK', -2, matched('OAK'), 'NOT_A_POSITIVE_INTEGER'],
    ['were a part of one', 'OAK', 0.5, matched('OAK'), 'NOT_A_POSITIVE_INTEGER'],
    ['were a thousandth more than two', 'OAK', 2.001, matched('OAK'), 'NOT_A_POSITIVE_INTEGER'],
    ['were a milliard', 'OAK', 1e9, matched('OAK'), 'TOO_MANY'],
    ['were more than can be written', 'OAK', 1e21, matched('OAK'), 'NOT_A_POSITIVE_INTEGER'],
    ['were no number', 'OAK', Number.NaN, matched('OAK'), 'NOT_A_POSITIVE_INTEGER'],
  ])('%s', (_, sku, quantity, entry, expected) => {
    expect(outcome(sku, quantity, entry)).toBe(expected)
  })

  it('are held against the stock together, and keep their order', () => {
    const known = knownOf({ OAK: matched('OAK'), ASH: matched('ASH') })
    const lines = [
      { sku: 'OAK', quantity: 6 },
      { sku: 'GONE', quantity: 1 },
      { sku: 'oak', quantity: 6 },
      { sku: 'ASH', quantity: 1 },
    ]
    expect(offersOf(lines, known, SETTINGS)).toMatchObject([
      { status: 'ready', purchase: { quantity: 6 } },
      { status: 'refused', url: null },
      { status: 'refused', problem: { kind: 'tooMany', most: 10, take: 10 }, url: '/p/OAK/product' },
      { status: 'ready', purchase: { product: { sku: 'ASH' } } },
    ])
  })

  it('are sold as the variant they were, at its price of today', () => {
    const [offer] = offersOf(
      [{ sku: 'OAK-24', quantity: 3 }],
      knownOf({ 'OAK-24': { ...matched('OAK'), variant: OAK_24 } }),
      SETTINGS,
    )
    expect(offer).toMatchObject({ status: 'ready', purchase: { variant: { sku: 'OAK-24', price: priceOf(2400) }, quantity: 3 } })
  })

  it('are none of an order without lines', () => {
    expect(offersOf([], new Map(), SETTINGS)).toEqual([])
  })
})
