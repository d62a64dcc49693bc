import { describe, expect, it } from 'vitest'
import type { LookupResult } from '../../quick-order/index.ts'
import { listOffers } from '../offers/list-offers.ts'
import { createMatch, createStock } from '../offers/match.test-kit.ts'
import { toAdd } from './use-add-all.ts'

const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: false } as const
const soldOut = createMatch('OUT')
const RESULTS: ReadonlyMap<string, LookupResult> = new Map([
  ['A', { status: 'found', match: createMatch('A') }],
  ['B', { status: 'found', match: createMatch('B') }],
  ['OUT', { status: 'found', match: { ...soldOut, product: { ...soldOut.product, stock: createStock('OUT_OF_STOCK') } } }],
])
const offers = listOffers(
  ['A', 'OUT', 'B', 'LOADING'].map((sku) => ({ sku, quantity: 1 })),
  RESULTS,
  SETTINGS,
)
const skus = (added: readonly string[]) => {
  const { ready, refused } = toAdd(offers, new Set(added))
  return { ready: ready.map(({ sku }) => sku), refused: refused.map(({ sku }) => sku) }
}

// SAVE-6
describe('toAdd', () => {
  it('separates offers that can be added from those that cannot', () => {
    expect(skus([])).toEqual({ ready: ['A', 'B'], refused: ['OUT'] })
  })

  it('leaves out products that were added before', () => {
    expect(skus(['A'])).toEqual({ ready: ['B'], refused: ['OUT'] })
    expect(skus(['A', 'B'])).toEqual({ ready: [], refused: ['OUT'] })
  })
})
