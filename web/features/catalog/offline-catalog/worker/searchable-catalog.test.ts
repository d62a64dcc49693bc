import { describe, expect, it } from 'vitest'
import type { IndexedProduct } from '#schema/catalog-index.types.ts'
import { createSearchableCatalog } from './searchable-catalog.ts'
import type { StoredCatalog } from './stored-catalog.ts'

const MONEY = { currency: 'GBP', locale: 'en-GB', currencySign: '£', priceFormat: '{sign}{amount}', minorDigits: 2 }
const SHOP = { deviceDatabase: 'default-shop', basePath: '', language: 'en-GB' }

const product = (sku: string, name: string, given: Partial<IndexedProduct> = {}): IndexedProduct => ({
  id: sku,
  sku,
  name,
  url: `/boards/${sku.toLowerCase()}`,
  picture: '/board.png',
  ...given,
})

const CATALOG: StoredCatalog = {
  format: 2,
  version: 'v1',
  readAt: '2026-11-20T12:00:00.000Z',
  money: MONEY,
  categories: [
    { id: '3', name: 'Boards', url: '/boards' },
    { id: '5', name: 'Panels', url: '/boards/panels', parent: '3' },
    { id: '6', name: 'OSB', url: '/boards/panels/osb', parent: '5' },
    { id: '7', name: 'Doors', url: '/boards/panels/doors', parent: '5' },
  ],
  products: [
    product('OSB3-18', 'OSB 3 board 18 mm 2440 x 1220 mm', {
      categories: ['6'],
      facts: '18 mm, 1220 mm, 2440 mm',
      price: { net: 1250, gross: 1500, unit: { of: 'SQUARE_METRE', net: 420, gross: 504 } },
    }),
    product('OSB3-22', 'OSB 3 board 22 mm 2440 x 1220 mm', {
      categories: ['5'],
      facts: '22 mm, 1220 mm, 2440 mm',
      price: { net: 1600, gross: 1920 },
    }),
    product('OAK', 'Oak skirting board', {
      categories: ['3'],
      facts: '18 mm – 22 mm',
      needsChoice: true,
      options: ['Length'],
      variants: [
        { sku: 'OAK-2400', values: ['2400 mm'], price: { net: 900, gross: 1080 } },
        { sku: 'OAK-3000', values: ['3 m'], price: { net: 1100, gross: 1320 } },
      ],
      price: { net: 900, gross: 1080, isFrom: true },
    }),
    product('C16-47X100', 'C16 sawn timber 47 x 100 mm', { facts: '47 mm, 100 mm' }),
    product('SANDER-120', 'Sanding discs', { facts: 'P120' }),
    product('KUCHE', 'Küchenplatte Eiche'),
  ],
}

const catalog = createSearchableCatalog(CATALOG, SHOP)
const skus = (text: string, limit = 10) => catalog.search(text, limit).products.map(({ sku }) => sku)

// CACHE-12
describe('the search of the offline catalogue', () => {
  it.each([
    ['words', 'oak skirting', ['OAK']],
    ['words in any case, with or without accents', 'KUCHENPLATTE', ['KUCHE']],
    ['the start of a word', 'skir', ['OAK']],
    ['a typo', 'skriting', ['OAK']],
    ['a size', 'osb 18mm', ['OSB3-18']],
    ['a size in another notation', 'osb 2.44m x 1.22m 18', ['OSB3-18']],
    ['two dimensions in any order', '100x47', ['C16-47X100']],
    ['inches', '4x2 timber', ['C16-47X100']],
    ['a length only a variant has', 'oak 3000mm', ['OAK']],
    ['a grit', 'p120', ['SANDER-120']],
    ['a sku', 'osb3-18', ['OSB3-18']],
    ['the start of a sku', 'osb3', ['OSB3-18', 'OSB3-22']],
    ['the sku of a variant', 'OAK-3000', ['OAK-3000', 'OAK']],
    ['a sku with a typo', 'oak-3o00', ['OAK-3000']],
  ])('finds by %s: %s', (_, text, expected) => {
    expect(skus(text).slice(0, expected.length)).toEqual(expected)
  })

  it.each([
    'linoleum',
    'oak 9999mm',
    '',
    '   ',
    '%',
    '×',
    '🪵',
    '\ud800',
    'x'.repeat(9000),
    '__proto__',
    '../../etc/passwd',
    '"; drop',
  ])('finds nothing for %j', (text) => {
    expect(catalog.search(text, 10)).toEqual({ pricesFrom: CATALOG.readAt, total: 0, products: [] })
  })

  it('returns at most the requested number and counts all matches', () => {
    expect(catalog.search('osb', 1)).toMatchObject({ total: 2, products: [{}] })
  })

  it('returns formatted prices with and without tax, and their time', () => {
    const { pricesFrom, products } = catalog.search('osb 18mm', 1)
    expect(pricesFrom).toBe('2026-11-20T12:00:00.000Z')
    expect(products[0]).toMatchObject({
      price: { isFrom: false, final: { net: { formatted: '£12.50' }, gross: { amount: 1500, formatted: '£15.00' } } },
      unitPrice: { unit: 'SQUARE_METRE', price: { gross: { formatted: '£5.04' } } },
    })
    expect(catalog.search('sawn', 1).products[0]?.price).toBeNull()
  })
})

describe('the lookup in the offline catalogue', () => {
  it('returns products and variants in the requested order, ignoring case, and null for unknown skus', () => {
    const { products } = catalog.lookup([' oak-3000 ', 'NO-SUCH', 'osb3-22', 'OAK', '__proto__'])
    expect(products.map((found) => found && [found.sku, found.needsChoice])).toEqual([
      ['OAK-3000', false],
      null,
      ['OSB3-22', false],
      ['OAK', true],
      null,
    ])
  })

  it('marks telephone-only products, and variants with further options', () => {
    const products = CATALOG.products.map((each) => ({
      ...each,
      phoneOrderOnly: true as const,
      ...(each.variants && { variantsNeedChoice: true as const }),
    }))
    const found = createSearchableCatalog({ ...CATALOG, products }, SHOP).lookup(['OAK-3000', 'OSB3-18']).products
    expect(found).toMatchObject([
      { phoneOrderOnly: true, needsChoice: true, hasVariants: true },
      { phoneOrderOnly: true, needsChoice: false, hasVariants: false },
    ])
    expect(catalog.lookup(['OAK-3000']).products).toMatchObject([{ phoneOrderOnly: false, needsChoice: false }])
  })

  it('returns options, price and URL of a variant', () => {
    expect(catalog.lookup(['OAK-3000']).products[0]).toMatchObject({
      parentSku: 'OAK',
      name: 'Oak skirting board',
      sizes: '3 m',
      url: '/boards/oak?childSku=OAK-3000',
      options: [{ label: 'Length', value: '3 m' }],
      price: { isFrom: false, final: { gross: { formatted: '£13.20' } } },
    })
  })

  // LIST-38
  it('leaves out the sizes that the name of a product says', () => {
    const products = [
      product('OSB', 'OSB 3 board 18 × 1220 mm', { facts: '18 mm, 1220 mm, 2440 mm' }),
      product('PEGS', 'Pegs, set of 5', { facts: '5 mm, Beech' }),
      product('PLY', 'Birch ply 18 mm', { facts: '18 mm' }),
    ]
    const found = createSearchableCatalog({ ...CATALOG, products }, SHOP).lookup(['OSB', 'PEGS', 'PLY']).products
    expect(found.map((each) => each?.sizes)).toEqual(['2440 mm', '5 mm, Beech', ''])
  })

  it.each([
    ['a product', '/boards/oak', ['OAK', 'OAK-2400', 'OAK-3000']],
    ['a variant', '/boards/oak?childSku=OAK-3000', ['OAK', 'OAK-2400', 'OAK-3000']],
    ['a product without variants', '/boards/osb3-18?utm=1', ['OSB3-18']],
    ['a path below a product', '/boards/oak/OAK-3000', []],
    ['another path', '/', []],
    ['an empty path', '', []],
  ])('returns the products on the page of %s', (_, path, expected) => {
    expect(catalog.page(path).products.map((found) => found?.sku)).toEqual(expected)
  })

  it('builds variant URLs in the shop’s format', () => {
    const inPath = createSearchableCatalog(
      { ...CATALOG, products: CATALOG.products.map((each) => ({ ...each, variantsInPath: true as const })) },
      SHOP,
    )
    expect(inPath.lookup(['OAK-3000']).products[0]?.url).toBe('/boards/oak/OAK-3000')
    expect(inPath.page('/boards/oak/OAK-3000').products).toHaveLength(3)
  })
})

// CACHE-18
describe('a category of the offline catalogue', () => {
  it('lists its products and those of its subcategories by name, and the subcategories that have products', () => {
    const found = catalog.category('/boards/panels?thickness=18', 10)
    expect(found).toMatchObject({ name: 'Panels', url: '/boards/panels', total: 2, pricesFrom: CATALOG.readAt })
    expect(found?.products.map(({ sku }) => sku)).toEqual(['OSB3-18', 'OSB3-22'])
    expect(found?.breadcrumbs.map(({ name }) => name)).toEqual(['Boards', 'Panels'])
    expect(found?.children.map(({ name }) => name)).toEqual(['OSB'])
  })

  it('returns at most the requested number of products and counts all', () => {
    expect(catalog.category('/boards', 1)).toMatchObject({ total: 3, products: [{ sku: 'OAK' }] })
  })

  it.each(['/boards/panels/doors', '/boards/oak', '/boards/pan', '/', ''])('is null for %j, which lists no products', (path) => {
    expect(catalog.category(path, 10)).toBeNull()
  })

  it('is found even if categories name each other as their parent', () => {
    const categories = [
      { id: '5', name: 'Panels', url: '/panels', parent: '6' },
      { id: '6', name: 'OSB', url: '/osb', parent: '5' },
    ]
    expect(createSearchableCatalog({ ...CATALOG, categories }, SHOP).category('/osb', 10)).toMatchObject({ total: 2 })
  })
})
