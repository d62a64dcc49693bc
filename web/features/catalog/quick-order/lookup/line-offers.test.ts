import { describe, expect, it } from 'vitest'
import type { Match } from '../rows/match.types.ts'
import { skuKey } from '../rows/order-rows.ts'
import { toLineOffers } from './line-offers.ts'
import { createMatch, createPrice, createStock, OAK_24 } from './match.test-kit.ts'
import type { LookupResult } from './product-lookup.ts'

const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: false } as const

const createKnown = (entries: Readonly<Record<string, LookupResult | Match>>) =>
  new Map(
    Object.entries(entries).map(([sku, entry]): [string, LookupResult] => [
      skuKey(sku),
      'status' in entry ? entry : { status: 'found', match: entry },
    ]),
  )
const withProduct = (sku: string, changes: Partial<Match['product']>, parts: Partial<Match> = {}): Match => {
  const match = createMatch(sku)
  return { ...match, ...parts, product: { ...match.product, ...changes } }
}

const FOURS = createStock('OK', 100, { least: 4, most: 9996, step: 4 })

const outcome = (sku: string, quantity: number, entry?: LookupResult | Match) => {
  const [offer] = toLineOffers([{ sku, quantity }], createKnown(entry ? { [sku]: entry } : {}), SETTINGS)
  if (offer?.status !== 'refused') return offer?.purchase.quantity
  return 'error' in offer.problem ? offer.problem.error : offer.problem.kind
}

// ORDER-9
describe('toLineOffers', () => {
  it.each<[string, string, number, LookupResult | Match | undefined, string | number]>([
    ['offers available products', 'OAK', 2, createMatch('OAK'), 2],
    ['offers the largest quantity', 'OAK', 9999, withProduct('OAK', { stock: createStock('OK') }), 9999],
    ['reports products that no longer exist', 'OAK', 2, { status: 'unknown' }, 'unknown'],
    ['reports products never seen on this device while offline', 'OAK', 2, { status: 'unseen' }, 'unseen'],
    ['reports a failed lookup', 'OAK', 2, { status: 'failed' }, 'failed'],
    ['reports a missing lookup as failed', 'OAK', 2, undefined, 'failed'],
    ['reports an impossible product number', 'X'.repeat(300), 2, { status: 'unknown' }, 'unknown'],
    ['accepts a product number that looks like one with a quantity', 'OAK x 12', 2, createMatch('OAK x 12'), 2],
    ['reports products with required options', 'OAK', 2, withProduct('OAK', {}, { needsChoice: true }), 'choice'],
    ['reports out-of-stock products', 'OAK', 2, withProduct('OAK', { stock: createStock('OUT_OF_STOCK') }), 'outOfStock'],
    ['reports a quantity above the stock', 'OAK', 11, createMatch('OAK'), 'tooMany'],
    ['reports a quantity outside the current steps', 'OAK', 6, withProduct('OAK', { stock: FOURS }), 'limits'],
    ['offers a quantity in the current steps', 'OAK', 8, withProduct('OAK', { stock: FOURS }), 8],
    ['reports a zero price', 'OAK', 2, withProduct('OAK', { price: createPrice(0) }), 'priceUnknown'],
    ['reports an unknown price', 'OAK', 2, withProduct('OAK', { price: createPrice(1200, true) }), 'priceUnknown'],
    ['reports products sold by telephone', 'OAK', 2, withProduct('OAK', { phoneOrderOnly: true }), 'phone'],
    ['reports a quantity of zero', 'OAK', 0, createMatch('OAK'), 'NOT_ABOVE_ZERO'],
    ['reports a negative quantity', 'OAK', -2, createMatch('OAK'), 'NOT_A_POSITIVE_INTEGER'],
    ['reports a fraction below one', 'OAK', 0.5, createMatch('OAK'), 'NOT_A_POSITIVE_INTEGER'],
    ['reports a fraction above two', 'OAK', 2.001, createMatch('OAK'), 'NOT_A_POSITIVE_INTEGER'],
    ['reports a quantity of a thousand million', 'OAK', 1e9, createMatch('OAK'), 'TOO_MANY'],
    ['reports a quantity too large to print', 'OAK', 1e21, createMatch('OAK'), 'NOT_A_POSITIVE_INTEGER'],
    ['reports a quantity that is not a number', 'OAK', Number.NaN, createMatch('OAK'), 'NOT_A_POSITIVE_INTEGER'],
  ])('%s', (_, sku, quantity, entry, expected) => {
    expect(outcome(sku, quantity, entry)).toBe(expected)
  })

  it('checks lines of one product against its stock together and keeps their order', () => {
    const known = createKnown({ OAK: createMatch('OAK'), ASH: createMatch('ASH') })
    const lines = [
      { sku: 'OAK', quantity: 6 },
      { sku: 'GONE', quantity: 1 },
      { sku: 'oak', quantity: 6 },
      { sku: 'ASH', quantity: 1 },
    ]
    expect(toLineOffers(lines, known, SETTINGS)).toMatchObject([
      { status: 'ready', purchase: { quantity: 6 } },
      { status: 'refused', url: null },
      { status: 'refused', problem: { kind: 'tooMany', most: 10, take: 10 }, url: '/p/OAK/product' },
      { status: 'ready', purchase: { product: { sku: 'ASH' } } },
    ])
  })

  it('offers the ordered variant at its current price', () => {
    const [offer] = toLineOffers(
      [{ sku: 'OAK-24', quantity: 3 }],
      createKnown({ 'OAK-24': { ...createMatch('OAK'), variant: OAK_24 } }),
      SETTINGS,
    )
    expect(offer).toMatchObject({
      status: 'ready',
      purchase: { variant: { sku: 'OAK-24', price: createPrice(2400) }, quantity: 3 },
    })
  })

  it('offers nothing for an order without lines', () => {
    expect(toLineOffers([], new Map(), SETTINGS)).toEqual([])
  })
})
