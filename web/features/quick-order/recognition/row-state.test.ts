import { describe, expect, it } from 'vitest'
import type { OrderRow } from '../rows/order-row.ts'
import { matched, OAK_24, priceOf, stockOf } from './match.test-kit.ts'
import type { Match } from './match.ts'
import type { Recognised } from './recognition.ts'
import { rowStates } from './row-state.ts'

const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: true } as const
const row = (sku: string, quantity = '', id = sku): OrderRow => ({ id, sku, quantity })
const found = (match: Match): Recognised => ({ status: 'found', match })
const stateOf = (it: OrderRow, recognised?: Recognised) =>
  rowStates([it], new Map(recognised ? [['OAK', recognised]] : []), SETTINGS).get(it.id)

const oak = matched('OAK')
const product = (changes: Partial<Match['product']>): Match => ({
  ...oak,
  product: { ...oak.product, ...changes },
})
/** Sold in tens, from 20 to 100. */
const boxed = (quantity: number | null) => product({ stock: stockOf('OK', quantity, { least: 20, most: 100, step: 10 }) })
const variant: Match['variant'] = OAK_24
const board: Match = { ...oak, needsChoice: true, product: { ...oak.product, hasVariants: true } }

describe('a row', () => {
  it.each<[string, OrderRow, Recognised | undefined, string]>([
    ['nothing', row(''), undefined, 'blank'],
    ['a number that is looked up', row('OAK', '2'), undefined, 'looking'],
    ['a product that can be had', row('OAK', '2'), found(oak), 'ready'],
    ['a product whose stock is not sure', row('OAK'), found(product({ stock: stockOf('VOLATILE') })), 'ready'],
    ['a product nobody counts', row('OAK', '900'), found(product({ stock: stockOf('OK', null) })), 'ready'],
  ])('of %s is %s', (_, it, recognised, status) => {
    expect(stateOf(it, recognised)?.status).toBe(status)
  })

  // QUICK-6
  it.each<[string, OrderRow, Recognised, object]>([
    ['nothing but a quantity', row('', '3', 'a'), found(oak), { kind: 'missing' }],
    ['an unknown number', row('OAK'), { status: 'unknown' }, { kind: 'unknown' }],
    ['a number never seen', row('OAK'), { status: 'unseen' }, { kind: 'unseen' }],
    ['a number without an answer', row('OAK'), { status: 'failed' }, { kind: 'failed' }],
    ['a product of which a variant has to be chosen', row('OAK'), found(board), { kind: 'variant' }],
    ['a variant with something to fill in', row('OAK'), found({ ...board, variant }), { kind: 'choice' }],
    ['a product with something to fill in', row('OAK'), found({ ...oak, needsChoice: true }), { kind: 'choice' }],
    ['a product sold by telephone', row('OAK'), found(product({ phoneOrderOnly: true })), { kind: 'phone' }],
    [
      'a product that cannot be had, in the words of the shop',
      row('OAK'),
      found(product({ issues: [{ message: 'Gone' }] })),
      { kind: 'issue', message: 'Gone' },
    ],
    ['a price nobody knows', row('OAK'), found(product({ price: priceOf(0, true) })), { kind: 'priceUnknown' }],
    ['a stock that is gone', row('OAK'), found(product({ stock: stockOf('OUT_OF_STOCK') })), { kind: 'outOfStock' }],
    ['a quantity that is none', row('OAK', 'many'), found(oak), { kind: 'quantity', error: 'NOT_A_POSITIVE_INTEGER' }],
    ['more than there is', row('OAK', '11'), found(oak), { kind: 'tooMany', most: 10, take: 10 }],
    // STOCK-15
    ['fewer than are sold', row('OAK', '3'), found(boxed(500)), { kind: 'limits', problem: 'tooFew', take: 20 }],
    ['a quantity between two steps', row('OAK', '25'), found(boxed(500)), { kind: 'limits', problem: 'notInSteps', take: 30 }],
    ['more than are sold', row('OAK', '900'), found(boxed(null)), { kind: 'limits', problem: 'tooMany', take: 100 }],
    ['more than there is of what is sold in tens', row('OAK', '60'), found(boxed(57)), { kind: 'tooMany', most: 57, take: 50 }],
    ['what there is too little of to be sold', row('OAK', '20'), found(boxed(12)), { kind: 'tooMany', most: 12, take: 0 }],
  ])('of %s says so', (_, it, recognised, problem) => {
    expect(stateOf(it, recognised)).toMatchObject({ status: 'problem', problem })
  })

  // STOCK-15
  it.each([
    ['', 20],
    ['40', 40],
  ])('of what is sold in tens from 20 with the quantity %j is %i', (written, quantity) => {
    expect(stateOf(row('OAK', written), found(boxed(500)))).toMatchObject({ status: 'ready', purchase: { quantity } })
  })

  it('of the same product as others is held against the most that is sold with them', () => {
    const states = rowStates(
      [row('OAK', '60', 'a'), row('OAK', '50', 'b'), row('OAK', '40', 'c')],
      new Map([['OAK', found(boxed(null))]]),
      SETTINGS,
    )
    expect([...states.values()].map(({ status }) => status)).toEqual(['ready', 'problem', 'ready'])
  })

  it('of a variant is bought as the variant, with what was chosen', () => {
    expect(
      stateOf(row('OAK', '3'), found({ ...board, variant, options: [{ label: 'Length', value: '2.4 m' }], needsChoice: false })),
    ).toMatchObject({
      purchase: {
        product: { sku: 'OAK' },
        variant: { sku: 'OAK-24' },
        quantity: 3,
        options: [{ label: 'Length', value: '2.4 m' }],
      },
    })
  })

  it('of the same product as others is held against the stock with them', () => {
    const states = rowStates(
      [row('OAK', '6', 'a'), row('oak', '5', 'b'), row('OAK x 4', '', 'c')],
      new Map([['OAK', found(oak)]]),
      SETTINGS,
    )
    expect([...states.values()].map(({ status }) => status)).toEqual(['ready', 'problem', 'ready'])
  })
})
