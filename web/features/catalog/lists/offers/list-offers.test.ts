import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartSettings } from '#schema/page.types.ts'
import type { LookupResult, Match } from '../../quick-order/index.ts'
import { listOffers, listTotal } from './list-offers.ts'
import { createMatch, createPrice, createStock, OAK_24, toFound, toTaxedMoney } from './match.test-kit.ts'

const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: false } as const
const withPrice = (sku: string, price: Match['product']['price']): Match => {
  const match = createMatch(sku)
  return { ...match, product: { ...match.product, price } }
}
const createOffers = (results: Readonly<Record<string, LookupResult>>, quantity = 2, settings: CartSettings = SETTINGS) =>
  listOffers(
    Object.keys(results).map((sku) => ({ sku, quantity })),
    new Map(Object.entries(results)),
    settings,
  )

// SAVE-6
describe('the lines of a list', () => {
  it('can be bought if the shop sells them in this quantity', () => {
    expect(createOffers({ A: toFound(createMatch('A')) })).toMatchObject([
      { problem: null, purchase: { quantity: 2 }, isLoading: false },
    ])
  })

  // SAVE-8
  it('say why a product cannot be added', () => {
    const soldOut = createMatch('OUT')
    const board: Match = { ...createMatch('OAK'), needsChoice: true }
    const problems = createOffers({
      OUT: toFound({ ...soldOut, product: { ...soldOut.product, stock: createStock('OUT_OF_STOCK') } }),
      OAK: toFound({ ...board, product: { ...board.product, hasVariants: true } }),
      GONE: { status: 'unknown' },
      UNSEEN: { status: 'unseen' },
      FAILED: { status: 'failed' },
    }).map(({ problem }) => problem?.kind)
    expect(problems).toEqual(['outOfStock', 'variant', 'unknown', 'unseen', 'failed'])
  })

  it('have neither a product nor a problem while they are looked up', () => {
    expect(listOffers([{ sku: 'A', quantity: 1 }], new Map(), SETTINGS)).toMatchObject([
      { isLoading: true, match: null, problem: null, purchase: null, amounts: null },
    ])
  })
})

// SAVE-9
describe('the amounts of a list', () => {
  it('are price times quantity, at the price of the quantity', () => {
    const price = {
      ...createPrice(1200),
      final: toTaxedMoney(1000, 1200),
      breaks: [{ __typename: 'PriceBreak', quantity: 10, price: toTaxedMoney(900, 1080) } as const],
    }
    const amounts = (quantity: number) => createOffers({ A: toFound(withPrice('A', price)) }, quantity)[0]?.amounts
    expect(amounts(9)).toEqual({ each: { net: 1000, tax: 200, gross: 1200 }, total: { net: 9000, tax: 1800, gross: 10_800 } })
    expect(amounts(10)?.total).toEqual({ net: 9000, tax: 1800, gross: 10_800 })
  })

  it('are those of the variant in a line with a variant', () => {
    const oak: Match = { ...createMatch('OAK-24'), variant: OAK_24 }
    expect(createOffers({ 'OAK-24': toFound(oak) })[0]?.amounts?.total.gross).toBe(4800)
  })

  // SAVE-10
  it.each([
    ['unknown', withPrice('A', createPrice(0, true))],
    ['a lowest price', withPrice('A', { ...createPrice(1200), isFrom: true })],
    ['zero, which this shop does not sell at', withPrice('A', createPrice(0))],
    ['negative', withPrice('A', createPrice(-1))],
    ['higher without VAT than with VAT', withPrice('A', { ...createPrice(1), final: toTaxedMoney(2, 1) })],
    ['open until a version is chosen', { ...createMatch('A'), needsChoice: true }],
  ])('are unknown for a price that is %s', (_, match) => {
    const offers = createOffers({ A: toFound(match), B: toFound(createMatch('B')) })
    expect(offers[0]?.amounts).toBeNull()
    expect(listTotal(offers)).toEqual({ total: { net: 2400, tax: 0, gross: 2400 }, unpriced: 1 })
  })

  it('are zero if the shop gives something away', () => {
    expect(createOffers({ A: toFound(withPrice('A', createPrice(0))) }, 1, { ...SETTINGS, allowsZeroPrice: true })).toMatchObject(
      [{ amounts: { total: { gross: 0 } } }],
    )
  })

  it('add up: the totals of the lines to the total, and net and VAT to gross', () => {
    const amount = fc.integer({ min: 1, max: 100_000 })
    const line = fc.record({ net: amount, tax: fc.integer({ min: 0, max: 20_000 }), quantity: fc.integer({ min: 1, max: 9999 }) })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), (lines) => {
        const results = lines.map(({ net, tax }, i) => {
          const match = withPrice(`S${i}`, { ...createPrice(1), final: toTaxedMoney(net, net + tax) })
          return [`S${i}`, toFound({ ...match, product: { ...match.product, stock: null } })] as const
        })
        const offers = listOffers(
          lines.map(({ quantity }, i) => ({ sku: `S${i}`, quantity })),
          new Map(results),
          SETTINGS,
        )
        const { total } = listTotal(offers)
        expect(offers.reduce((sum, { amounts }) => sum + (amounts?.total.gross ?? 0), 0)).toBe(total.gross)
        expect(offers.reduce((sum, { amounts }) => sum + (amounts?.total.net ?? 0), 0) + total.tax).toBe(total.gross)
      }),
    )
  })
})
