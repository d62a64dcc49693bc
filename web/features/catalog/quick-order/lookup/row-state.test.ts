import { describe, expect, it, vi } from 'vitest'
import type { Match } from '../rows/match.types.ts'
import type { OrderRow } from '../rows/order-row.ts'
import { createMatch, createPrice, createStock, OAK_24 } from './match.test-kit.ts'
import type { LookupResult } from './product-lookup.ts'
import { hasFewUnknown, rowStates } from './row-state.ts'

const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: true } as const
const row = (sku: string, quantity = '', id = sku): OrderRow => ({ id, sku, quantity })
const toFound = (match: Match): LookupResult => ({ status: 'found', match })
const rowState = (it: OrderRow, result?: LookupResult) =>
  rowStates([it], new Map(result ? [['OAK', result]] : []), SETTINGS).get(it.id)

const oak = createMatch('OAK')
const product = (changes: Partial<Match['product']>): Match => ({
  ...oak,
  product: { ...oak.product, ...changes },
})
/** Sold in tens, from 20 to 100. */
const createBoxed = (quantity: number | null) =>
  product({ stock: createStock('OK', quantity, { least: 20, most: 100, step: 10 }) })
const variant: Match['variant'] = OAK_24
const board: Match = { ...oak, needsChoice: true, product: { ...oak.product, hasVariants: true } }

describe('a quick order row', () => {
  it.each<[string, string, OrderRow, LookupResult | undefined]>([
    ['nothing', 'blank', row(''), undefined],
    ['a number being looked up', 'loading', row('OAK', '2'), undefined],
    ['an available product', 'ready', row('OAK', '2'), toFound(oak)],
    ['a product with an unverified stock', 'ready', row('OAK'), toFound(product({ stock: createStock('VOLATILE') }))],
    ['a product without managed stock', 'ready', row('OAK', '900'), toFound(product({ stock: createStock('OK', null) }))],
  ])('with %s is %s', (_, status, it, result) => {
    expect(rowState(it, result)?.status).toBe(status)
  })

  // QUICK-6
  it.each<[string, OrderRow, LookupResult, object]>([
    ['only a quantity', row('', '3', 'a'), toFound(oak), { kind: 'missing' }],
    ['an unknown number', row('OAK'), { status: 'unknown' }, { kind: 'unknown' }],
    ['a number never seen on this device', row('OAK'), { status: 'unseen' }, { kind: 'unseen' }],
    ['a number without an answer', row('OAK'), { status: 'failed' }, { kind: 'failed' }],
    ['a product with variants', row('OAK'), toFound(board), { kind: 'variant' }],
    ['a variant with required input', row('OAK'), toFound({ ...board, variant }), { kind: 'choice' }],
    ['a product with required input', row('OAK'), toFound({ ...oak, needsChoice: true }), { kind: 'choice' }],
    ['a product sold by telephone', row('OAK'), toFound(product({ phoneOrderOnly: true })), { kind: 'phone' }],
    [
      'a product with an issue from the shop',
      row('OAK'),
      toFound(product({ issues: [{ message: 'Gone' }] })),
      { kind: 'issue', message: 'Gone' },
    ],
    ['an unknown price', row('OAK'), toFound(product({ price: createPrice(0, true) })), { kind: 'priceUnknown' }],
    ['no stock', row('OAK'), toFound(product({ stock: createStock('OUT_OF_STOCK') })), { kind: 'outOfStock' }],
    ['an invalid quantity', row('OAK', 'many'), toFound(oak), { kind: 'quantity', error: 'NOT_A_POSITIVE_INTEGER' }],
    ['more than is in stock', row('OAK', '11'), toFound(oak), { kind: 'tooMany', most: 10, take: 10 }],
    // STOCK-15
    ['less than the minimum', row('OAK', '3'), toFound(createBoxed(500)), { kind: 'limits', problem: 'tooFew', take: 20 }],
    [
      'a quantity between two steps',
      row('OAK', '25'),
      toFound(createBoxed(500)),
      { kind: 'limits', problem: 'notInSteps', take: 30 },
    ],
    ['more than the maximum', row('OAK', '900'), toFound(createBoxed(null)), { kind: 'limits', problem: 'tooMany', take: 100 }],
    [
      'more than is in stock of a product sold in tens',
      row('OAK', '60'),
      toFound(createBoxed(57)),
      { kind: 'tooMany', most: 57, take: 50 },
    ],
    [
      'too little stock for the minimum quantity',
      row('OAK', '20'),
      toFound(createBoxed(12)),
      { kind: 'tooMany', most: 12, take: 0 },
    ],
  ])('with %s has a problem', (_, it, result, problem) => {
    expect(rowState(it, result)).toMatchObject({ status: 'problem', problem })
  })

  // STOCK-15
  it.each([
    ['', 20],
    ['40', 40],
  ])('of a product sold in tens from 20 reads the quantity %j as %i', (text, quantity) => {
    expect(rowState(row('OAK', text), toFound(createBoxed(500)))).toMatchObject({ status: 'ready', purchase: { quantity } })
  })

  it('is checked against the maximum together with other rows of the product', () => {
    const states = rowStates(
      [row('OAK', '60', 'a'), row('OAK', '50', 'b'), row('OAK', '40', 'c')],
      new Map([['OAK', toFound(createBoxed(null))]]),
      SETTINGS,
    )
    expect([...states.values()].map(({ status }) => status)).toEqual(['ready', 'problem', 'ready'])
  })

  it('of a variant buys the variant with its options', () => {
    expect(
      rowState(
        row('OAK', '3'),
        toFound({ ...board, variant, options: [{ label: 'Length', value: '2.4 m' }], needsChoice: false }),
      ),
    ).toMatchObject({
      purchase: {
        product: { sku: 'OAK' },
        variant: { sku: 'OAK-24' },
        quantity: 3,
        options: [{ label: 'Length', value: '2.4 m' }],
      },
    })
  })

  it('is checked against the stock together with other rows of the product', () => {
    const states = rowStates(
      [row('OAK', '6', 'a'), row('oak', '5', 'b'), row('OAK x 4', '', 'c')],
      new Map([['OAK', toFound(oak)]]),
      SETTINGS,
    )
    expect([...states.values()].map(({ status }) => status)).toEqual(['ready', 'problem', 'ready'])
  })
})

// QUICK-5
describe('similar products', () => {
  const unknownRows = (count: number) => {
    const rows = Array.from({ length: count }, (_, i) => row('GONE', '', `${i}`))
    return rowStates(rows, new Map([['GONE', { status: 'unknown' }]]), SETTINGS)
  }

  it('are searched for at once for up to five unknown numbers', () => {
    expect([5, 6].map((count) => hasFewUnknown(unknownRows(count)))).toEqual([true, false])
  })

  it('are searched for in Safari 17.5 and Firefox 128, whose iterators have no methods', () => {
    const absent = vi.spyOn(Iterator.prototype, 'filter').mockImplementation(() => {
      throw new TypeError('filter is not a function')
    })
    expect(hasFewUnknown(unknownRows(1))).toBe(true)
    absent.mockRestore()
  })
})
