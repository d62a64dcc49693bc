import { describe, expect, it, vi } from 'vitest'
import type { OfflineProduct } from '../../offline-catalog/index.ts'
import type { Match } from '../rows/match.types.ts'
import { createMatch, createPrice } from './match.test-kit.ts'
import { toMatch } from './match.ts'
import { addOfflineMatches } from './open-product-lookup.ts'
import { rowStates } from './row-state.ts'

const PRICES_FROM = '2026-11-20T12:00:00Z'
const SETTINGS = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: true } as const
const offlineProduct = (sku: string, given: Partial<OfflineProduct> = {}): OfflineProduct => ({
  sku,
  parentSku: sku,
  name: 'Oak board',
  options: [],
  url: '/boards/oak',
  sizes: '',
  unitPrice: null,
  picture: { __typename: 'Picture', path: '/oak.png', alt: 'Oak board' },
  price: { isFrom: false, breaks: [], final: createPrice(1200).final },
  needsChoice: false,
  hasVariants: false,
  phoneOrderOnly: false,
  ...given,
})
const VARIANT = offlineProduct('OAK-24', {
  parentSku: 'OAK',
  url: '/boards/oak?childSku=OAK-24',
  hasVariants: true,
  options: [{ label: 'Length', value: '2.4 m' }],
})

/** An offline catalogue with these products; skus match in any case. */
const catalogWith = (...products: readonly OfflineProduct[]) =>
  vi.fn(async (skus: readonly string[]) => ({
    pricesFrom: PRICES_FROM,
    products: skus.map((sku) => products.find((product) => product.sku === sku.toUpperCase()) ?? null),
  }))

/** The state of the product's row. */
async function lookUpState(product: OfflineProduct) {
  const { found } = await addOfflineMatches({ found: [], unseen: [product.sku] }, catalogWith(product))
  const rows = [{ id: 'a', sku: product.sku, quantity: '3' }]
  return rowStates(rows, new Map(found.map((match) => [match.sku, { status: 'found', match }])), SETTINGS).get('a')
}

// QUICK-9
describe('addOfflineMatches', () => {
  it('finds a product number as typed, and leaves one that is not in the offline catalogue unseen', async () => {
    const { found, unseen } = await addOfflineMatches({ found: [], unseen: ['oak-24', 'GONE'] }, catalogWith(VARIANT))
    expect(found).toMatchObject([{ sku: 'oak-24', variant: { sku: 'OAK-24' }, pricesFrom: PRICES_FROM }])
    expect(unseen).toEqual(['GONE'])
  })

  it('prefers the shop’s earlier answer, ignoring case', async () => {
    const lookUp = catalogWith(VARIANT)
    const known: Match = createMatch('OAK-24')
    expect(await addOfflineMatches({ found: [known], unseen: ['oak-24'] }, lookUp)).toEqual({
      found: [known],
      unseen: ['oak-24'],
    })
    expect(lookUp).not.toHaveBeenCalled()
  })

  it('finds nothing on a device without a catalogue', async () => {
    expect(await addOfflineMatches({ found: [], unseen: ['OAK'] }, async () => null)).toEqual({ found: [], unseen: ['OAK'] })
  })

  it('buys a variant at the offline price with unknown stock', async () => {
    expect(await lookUpState(VARIANT)).toMatchObject({
      status: 'ready',
      purchase: {
        product: { sku: 'OAK', picture: { path: '/oak.png' } },
        variant: {
          sku: 'OAK-24',
          url: VARIANT.url,
          stock: null,
          price: { isUnknown: false, final: { gross: { amount: 1200 } } },
        },
        quantity: 3,
        options: VARIANT.options,
      },
    })
  })

  it.each<[string, OfflineProduct, string]>([
    ['a product sold by telephone', offlineProduct('OAK', { phoneOrderOnly: true }), 'phone'],
    ['a variant sold by telephone', { ...VARIANT, phoneOrderOnly: true }, 'phone'],
    ['a product with several variants', offlineProduct('OAK', { needsChoice: true, hasVariants: true }), 'variant'],
    ['a product with required input', offlineProduct('OAK', { needsChoice: true }), 'choice'],
    ['a variant with required input', { ...VARIANT, needsChoice: true }, 'choice'],
    ['a product with an unknown price', offlineProduct('OAK', { price: null }), 'priceUnknown'],
  ])('does not buy %s', async (_, product, kind) => {
    expect(await lookUpState(product)).toMatchObject({ status: 'problem', problem: { kind } })
  })
})

describe('toMatch', () => {
  it('returns the variant’s options as shown to shoppers', () => {
    const { product } = createMatch('OAK')
    const priced = { ...createPrice(2400), breaks: [], __typename: 'ProductPrice' } as const
    const answer: Parameters<typeof toMatch>[0] = {
      __typename: 'ProductBySku',
      sku: 'OAK-24',
      needsChoice: false,
      product: {
        __typename: 'ConfigurableProduct',
        id: '1',
        sku: 'OAK',
        name: 'Oak',
        url: '/oak',
        picture: product.picture,
        price: priced,
        stock: product.stock,
        phoneOrderOnly: false,
        issues: [],
        keyFacts: [],
        options: [
          {
            __typename: 'ConfigurableOption',
            attributeCode: 'length',
            label: 'Length',
            values: [{ __typename: 'ConfigurableValue', id: '24', label: '2.4 m' }],
          },
          { __typename: 'ConfigurableOption', attributeCode: 'finish', label: 'Finish', values: [] },
        ],
      },
      variant: {
        __typename: 'Variant',
        sku: 'OAK-24',
        name: 'Oak 2.4 m',
        url: '/oak/OAK-24',
        picture: null,
        price: priced,
        stock: null,
        selection: [{ __typename: 'VariantValue', attributeCode: 'length', valueId: '24' }],
      },
    }
    expect(toMatch(answer)).toMatchObject({
      options: [{ label: 'Length', value: '2.4 m' }],
      pricesFrom: null,
      product: { hasVariants: true },
    })
  })
})
