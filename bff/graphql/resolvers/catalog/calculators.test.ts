import { describe, expect, it, vi } from 'vitest'
import { readDictionaries } from '../../../services/scope/dictionaries.ts'
import { config, scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask, board, service, shop } from '../testing/shop.ts'

const MOULDING =
  'query ($kind: MouldingKind!) { mouldingCalculator(kind: $kind) { mouldings { sku } extras { metres product { sku name } } } }'
const DECK = '{ deckCalculator { boards { sku } joists { sku } screws { sku } gap spacings } }'
const CALCULATORS = {
  skirting: {
    products: ['BOARD', 'GONE'],
    extras: [
      { sku: 'GONE', metres: 5 },
      { sku: 'SERVICE', metres: 8 },
    ],
    linkedFrom: [],
  },
  architrave: null,
  deck: { products: ['BOARD'], joists: ['GONE', 'BOARD'], screws: ['SERVICE'], gap: 5, spacings: [400, 300], linkedFrom: [] },
}

async function askCalculator(calculators: typeof config.shop.calculators, query: string, variables = {}) {
  const products = vi.fn(async () => toResult([board, service]))
  const scope = scopeWith({ ...shop, products }, { config: { ...config, shop: { ...config.shop, calculators } } })
  return { ...(await ask(scope, query, variables)), calls: products.mock.calls.length }
}

// ROOM-1
describe('room calculators', () => {
  it('return the mouldings and extras that exist, with one platform call', async () => {
    expect(await askCalculator(CALCULATORS, MOULDING, { kind: 'SKIRTING' })).toMatchObject({
      data: {
        mouldingCalculator: {
          mouldings: [{ sku: 'BOARD' }],
          extras: [{ metres: 8, product: { sku: 'SERVICE', name: 'Cutting' } }],
        },
      },
      errors: [],
      calls: 1,
    })
  })

  it('return boards, joists and screws with one platform call', async () => {
    expect(await askCalculator(CALCULATORS, DECK)).toMatchObject({
      data: {
        deckCalculator: {
          boards: [{ sku: 'BOARD' }],
          joists: [{ sku: 'BOARD' }],
          screws: [{ sku: 'SERVICE' }],
          gap: 5,
          spacings: [400, 300],
        },
      },
      errors: [],
      calls: 1,
    })
  })

  it.each([
    ['first: 1', ['BOARD']],
    ['first: 1, offset: 1', ['SERVICE']],
    ['first: 1, offset: 2', []],
    ['first: 0', null],
    ['first: -1', null],
    ['first: 1, offset: -1', null],
  ])('return a page of the products for %s', async (page, skus) => {
    const query = `{ deckCalculator { boards(${page}) { sku } } mouldingCalculator(kind: SKIRTING) { mouldings(${page}) { sku } } }`
    const { deck } = CALCULATORS
    const both = { ...CALCULATORS, deck: { ...deck, products: ['BOARD', 'SERVICE'] } }
    const { data } = await askCalculator({ ...both, skirting: { ...both.skirting, products: ['BOARD', 'SERVICE'] } }, query)
    const products = skus?.map((sku) => ({ sku }))
    expect(data).toMatchObject({
      deckCalculator: products ? { boards: products } : null,
      mouldingCalculator: products ? { mouldings: products } : null,
    })
  })

  it('are null without a platform call if the merchant does not offer them', async () => {
    const none = { skirting: null, architrave: null, deck: null }
    const [moulding, deck] = await Promise.all([
      askCalculator(CALCULATORS, MOULDING, { kind: 'ARCHITRAVE' }),
      askCalculator(none, DECK),
    ])
    expect(moulding).toMatchObject({ data: { mouldingCalculator: null }, errors: [], calls: 0 })
    expect(deck).toMatchObject({ data: { deckCalculator: null }, errors: [], calls: 0 })
  })
})

// SEARCH-42
it('a search that names a room finds what the calculator proposes for it', async () => {
  const scope = scopeWith(
    { ...shop, products: async () => toResult([board]) },
    {
      dictionaries: readDictionaries('bff/content/search'),
      config: { ...config, shop: { ...config.shop, calculators: CALCULATORS } },
    },
  )
  const ROOM = 'room { kind length width doors moulding { mouldings(first: 1) { sku } } deck { boards { sku } } }'
  const query = `query ($search: String!) { products(search: $search) { suggestions { ${ROOM} } } }`
  const skirting = { moulding: { mouldings: [{ sku: 'BOARD' }] }, deck: null }
  expect(await ask(scope, query, { search: 'skirting for a 4 × 3.6 room, two doors' })).toMatchObject({
    data: { products: { suggestions: { room: { kind: 'SKIRTING', length: 4000, width: 3600, doors: 2, ...skirting } } } },
  })
  const deck = { moulding: null, deck: { boards: [{ sku: 'BOARD' }] } }
  expect(await ask(scope, query, { search: 'deck 4 x 5' })).toMatchObject({
    data: { products: { suggestions: { room: { kind: 'DECK', length: 4000, width: 5000, doors: null, ...deck } } } },
  })
})
