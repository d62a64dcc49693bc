import { describe, expect, it } from 'vitest'
import type { Match } from '../rows/match.types.ts'
import type { RowState } from '../rows/row-state.types.ts'
import { readyTotal } from './line-amounts.ts'
import { createMatch, createPrice } from './match.test-kit.ts'

const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: false } as const

const screws = createPrice(500)
const withPrice = (price: Match['product']['price']): Match => {
  const match = createMatch('SCREWS')
  return { ...match, product: { ...match.product, price } }
}
const inTens = withPrice({ ...screws, breaks: [{ __typename: 'PriceBreak', quantity: 10, price: createPrice(400).final }] })
const ready = (match: Match, quantity: number): RowState => ({
  status: 'ready',
  match,
  purchase: { product: match.product, quantity },
})

// QUICK-10
describe('the sum of a quick order', () => {
  it.each<[string, readonly RowState[], number | null]>([
    ['adds up the rows that can be added', [ready(createMatch('OAK'), 2), ready(withPrice(screws), 3)], 3900],
    ['applies quantity breaks', [ready(inTens, 9), ready(inTens, 10)], 8500],
    [
      'leaves out rows with a problem',
      [ready(createMatch('OAK'), 1), { status: 'problem', problem: { kind: 'unknown' }, match: null }],
      1200,
    ],
    ['leaves out rows being looked up', [{ status: 'loading', match: null }, ready(createMatch('OAK'), 1)], 1200],
    ['is unknown if the price of a row is', [ready(createMatch('OAK'), 1), ready(withPrice(createPrice(0, true)), 1)], null],
    ['is unknown if a price is only the lowest one', [ready(withPrice({ ...screws, isFrom: true }), 1)], null],
    ['is unknown without rows', [{ status: 'blank', match: null }], null],
  ])('%s', (_, states, gross) => {
    expect(readyTotal(states, SETTINGS)?.gross ?? null).toBe(gross)
  })
})
