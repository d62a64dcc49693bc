import { describe, expect, it, vi } from 'vitest'
import type { PocketProduct } from '../../offline-catalog/index.ts'
import type { Match } from '../rows/match.types.ts'
import { matched, priceOf } from './match.test-kit.ts'
import { matchOf } from './match.ts'
import { rowStates } from './row-state.ts'
import { withPocket } from './with-pocket.ts'

const PRICES_FROM = '2026-11-20T12:00:00Z'
const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: true } as const
const pocketed = (sku: string, given: Partial<PocketProduct> = {}): PocketProduct => ({
  ...{ sku, parentSku: sku, name: 'Oak board', options: [], url: '/boards/oak', sizes: '', unitPrice: null },
  picture: { __typename: 'Picture', path: '/oak.png', alt: 'Oak board' },
  price: { isFrom: false, final: priceOf(1200).final },
  ...{ needsChoice: false, hasVariants: false, phoneOrderOnly: false },
  ...given,
})
const VARIANT = pocketed('OAK-24', {
  ...{ parentSku: 'OAK', url: '/boards/oak?childSku=OAK-24', hasVariants: true },
  options: [{ label: 'Length', value: '2.4 m' }],
})

/** A device catalogue with these products; skus match in any case. */
const pocketOf = (...products: readonly PocketProduct[]) =>
  vi.fn(async (skus: readonly string[]) => ({
    pricesFrom: PRICES_FROM,
    products: skus.map((sku) => products.find((product) => product.sku === sku.toUpperCase()) ?? null),
  }))

/** The state of the product's row. */
async function stateOf(product: PocketProduct) {
  const { found } = await withPocket({ found: [], unseen: [product.sku] }, pocketOf(product))
  const rows = [{ id: 'a', sku: product.sku, quantity: '3' }]
  return rowStates(rows, new Map(found.map((match) => [match.sku, { status: 'found', match }])), SETTINGS).get('a')
}

// QUICK-9
describe('an offline product number', () => {
  it('is found in the device catalogue as typed, otherwise stays unseen', async () => {
    const { found, unseen } = await withPocket({ found: [], unseen: ['oak-24', 'GONE'] }, pocketOf(VARIANT))
    expect(found).toMatchObject([{ sku: 'oak-24', variant: { sku: 'OAK-24' }, pricesFrom: PRICES_FROM }])
    expect(unseen).toEqual(['GONE'])
  })

  it('uses the shop’s earlier answer, however it was typed then', async () => {
    const pocket = pocketOf(VARIANT)
    const seen: Match = matched('OAK-24')
    expect(await withPocket({ found: [seen], unseen: ['oak-24'] }, pocket)).toEqual({ found: [seen], unseen: ['oak-24'] })
    expect(pocket).not.toHaveBeenCalled()
  })

  it('stays unseen on a device without a catalogue', async () => {
    expect(await withPocket({ found: [], unseen: ['OAK'] }, async () => null)).toEqual({ found: [], unseen: ['OAK'] })
  })

  it('of a variant buys that variant at the catalogue’s price with unknown stock', async () => {
    expect(await stateOf(VARIANT)).toMatchObject({
      status: 'ready',
      purchase: {
        product: { sku: 'OAK', picture: { path: '/oak.png' } },
        variant: {
          sku: 'OAK-24',
          url: VARIANT.url,
          stock: null,
          price: { isUnknown: false, final: { gross: { amount: 1200 } } },
        },
        ...{ quantity: 3, options: VARIANT.options },
      },
    })
  })

  it.each<[string, PocketProduct, string]>([
    ['is sold by telephone', pocketed('OAK', { phoneOrderOnly: true }), 'phone'],
    ['is sold by telephone, as a variant', { ...VARIANT, phoneOrderOnly: true }, 'phone'],
    ['has several variants', pocketed('OAK', { needsChoice: true, hasVariants: true }), 'variant'],
    ['has required input', pocketed('OAK', { needsChoice: true }), 'choice'],
    ['has required input, as a variant', { ...VARIANT, needsChoice: true }, 'choice'],
    ['has an unknown price', pocketed('OAK', { price: null }), 'priceUnknown'],
  ])('cannot be bought if it %s', async (_, product, kind) => {
    expect(await stateOf(product)).toMatchObject({ status: 'problem', problem: { kind } })
  })
})

describe('a match from the shop', () => {
  it('returns the variant’s options as shown to shoppers', () => {
    const { product } = matched('OAK')
    const priced = { ...priceOf(2400), __typename: 'ProductPrice' } as const
    const answer: Parameters<typeof matchOf>[0] = {
      ...{ __typename: 'ProductBySku', sku: 'OAK-24', needsChoice: false },
      product: {
        ...{ __typename: 'ConfigurableProduct', id: '1', sku: 'OAK', name: 'Oak', url: '/oak', picture: product.picture },
        ...{ price: priced, stock: product.stock, phoneOrderOnly: false, issues: [] },
        options: [
          {
            ...{ __typename: 'ConfigurableOption', attributeCode: 'length', label: 'Length' },
            values: [{ __typename: 'ConfigurableValue', id: '24', label: '2.4 m' }],
          },
          { __typename: 'ConfigurableOption', attributeCode: 'finish', label: 'Finish', values: [] },
        ],
      },
      variant: {
        ...{ __typename: 'Variant', sku: 'OAK-24', name: 'Oak 2.4 m', url: '/oak/OAK-24', picture: null },
        ...{ price: priced, stock: null },
        selection: [{ __typename: 'VariantValue', attributeCode: 'length', valueId: '24' }],
      },
    }
    expect(matchOf(answer)).toMatchObject({
      ...{ options: [{ label: 'Length', value: '2.4 m' }], pricesFrom: null },
      product: { hasVariants: true },
    })
  })
})
