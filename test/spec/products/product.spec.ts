import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type {
  BundleProduct,
  ConfigurableProduct,
  DownloadableProduct,
  GroupedProduct,
  Product,
  TaxedMoney,
} from '#schema/generated/types.ts'
import { ask } from '../../kit/graphql.ts'

const fetchProduct = async <Kind = Product>(sku: string, fields: string): Promise<Kind> =>
  (await ask<{ product: Kind }>(`query ($sku: ID!) { product(by: { sku: $sku }) { ${fields} } }`, { sku })).product

describe('product', () => {
  // PROD-7
  it('has identity fields', async () => {
    expect(
      await fetchProduct(
        'OSB3-18',
        'id sku parentSku name slug url urlKey urlPath status visibility categoryIds picture { path alt }',
      ),
    ).toEqual({
      id: expect.stringMatching(/^\d+$/),
      sku: 'OSB3-18',
      parentSku: 'OSB3-18',
      name: 'OSB/3 board 18 mm, 2440 × 1220 mm',
      slug: expect.stringMatching(/^osb-3-board-18-mm-2440-x-1220-mm-\d+$/),
      url: '/sheet-materials/osb-and-chipboard/osb-3-board-18-mm-2440-x-1220-mm',
      urlKey: 'osb-3-board-18-mm-2440-x-1220-mm',
      urlPath: 'sheet-materials/osb-and-chipboard/osb-3-board-18-mm-2440-x-1220-mm',
      status: 'ENABLED',
      visibility: 'CATALOG_AND_SEARCH',
      categoryIds: expect.arrayContaining([expect.stringMatching(/^\d+$/)]),
      picture: { path: expect.stringMatching(/^\/\S+\.png$/), alt: 'OSB/3 board 18 mm, 2440 × 1220 mm' },
    })
  })

  // PROD-8
  it.each([
    ['simple', 'OSB3-18', 'SimpleProduct'],
    ['configurable', 'PSE-25X150', 'ConfigurableProduct'],
    ['grouped', 'GROUP-DECK', 'GroupedProduct'],
    ['bundle', 'DECK-KIT-24X36', 'BundleProduct'],
    ['downloadable', 'PLAN-DECK', 'DownloadableProduct'],
    ['virtual', 'SRV-CUT-PANEL', 'VirtualProduct'],
  ])('of type %s has its own GraphQL type', async (_, sku, type) => {
    expect(await fetchProduct(sku, '__typename')).toEqual({ __typename: type })
  })

  // PROD-7
  it('belongs to the deepest of its categories', async () => {
    const { breadcrumbs } = await fetchProduct('SKIRT-MDF-TORUS', 'breadcrumbs { name }')
    expect(breadcrumbs?.map(({ name }) => name)).toEqual(['Mouldings', 'Skirting', 'MDF skirting'])
  })

  // PROD-10
  it('has each price without tax, the tax, and with tax', async () => {
    const taxed = '{ net { amount currency formatted } tax { amount } gross { amount } }'
    const { price } = await fetchProduct(
      'DECKBAL-STOP-CHAMFERED',
      `price { regular ${taxed} final ${taxed} special ${taxed} onSale }`,
    )
    expect(price.onSale).toBe(true)
    expect(price.regular).toEqual({
      net: { amount: 195, currency: 'GBP', formatted: '£1.95' },
      tax: { amount: 39 },
      gross: { amount: 234 },
    })
    expect(price.special).toEqual(price.final)
    for (const { net, tax, gross } of [price.regular, price.final] satisfies TaxedMoney[])
      expect(net.amount + tax.amount).toBe(gross.amount)
  })

  // PROD-12
  it('reports if the price is current and when it was refreshed', async () => {
    const { price } = await fetchProduct('OSB3-18', 'price { isCurrent refreshedAt }')
    expect(price.isCurrent).toBe(true)
    expect(new Date(price.refreshedAt ?? '').toISOString()).toBe(price.refreshedAt)
  })

  // PROD-9
  it('has stock with quantity and status', async () => {
    const { stock } = await fetchProduct('OSB3-18', 'stock { sku status quantity checkedAt }')
    expect(stock).toEqual({ sku: 'OSB3-18', status: 'OK', quantity: expect.any(Number), checkedAt: expect.any(String) })
  })

  // PROD-9
  it('keeps its tax class to the BFF', () => {
    expect(readFileSync('schema/product.graphql', 'utf8')).not.toMatch(/tax.?class/i)
  })

  // PROD-17
  it('has a gallery of distinct pictures, and a video with its picture', async () => {
    const { gallery } = await fetchProduct('OIL-HARDWAX', 'gallery { picture { path } videoUrl }')
    expect(new Set(gallery.map(({ picture }) => picture.path))).toHaveLength(gallery.length)
    expect(gallery.map(({ videoUrl }) => videoUrl)).toContain('https://videos.heartwood.example/oiling-a-table')
  })

  // PROD-18
  it('has attributes with labels, several values joined', async () => {
    const { attributes } = await fetchProduct('MDF-18', 'attributes { code label value isComparable }')
    expect(attributes).toContainEqual({ code: 'thickness', label: 'Thickness', value: '18 mm', isComparable: true })
    expect(attributes).toContainEqual({ code: 'use', label: 'Use', value: 'Indoor, Joinery', isComparable: true })
  })

  // PROD-70
  it('offers its nearest sizes in stock, and then related products, in its place', async () => {
    const { alternatives } = await fetchProduct('OSB3-TG-22', 'alternatives { sku }')
    expect(alternatives?.slice(0, 3).map(({ sku }) => sku)).toEqual(['OSB3-TG-18', 'OSB3-TG-15', 'SCR-STRUCTURAL-6'])
  })

  // PROD-15
  it('has links to related products', async () => {
    const { related, hasRelated } = await fetchProduct('OIL-GARDEN', 'related { sku } hasRelated')
    expect(related?.map(({ sku }) => sku)).toContain('CLOTH-LINTFREE')
    expect(hasRelated).toBe(true)
  })

  it('reports the absence of related products, so that the page reserves no space', async () => {
    expect(await fetchProduct('SRV-EDGING', 'related { sku } hasRelated')).toMatchObject({ related: [], hasRelated: false })
  })

  // PROD-20
  it('has no issues while it is available', async () => {
    expect((await fetchProduct('OSB3-18', 'issues { code }')).issues).toEqual([])
  })
})

describe('configurable product', () => {
  const fields = `... on ConfigurableProduct {
    options { attributeId attributeCode label values { id label } }
    variants { id sku name selection { attributeCode valueId } price { final { gross { amount } } } stock { status } } }`

  // PROD-13
  it('has options with attribute id, code, label and values', async () => {
    const { options } = await fetchProduct<ConfigurableProduct>('DOWEL-OAK', fields)
    for (const { attributeId, attributeCode, label, values } of options) {
      expect(attributeId).toMatch(/^\d+$/)
      expect(attributeCode).toMatch(/^[a-z_]+$/)
      expect(label).not.toBe('')
      for (const value of values)
        expect(value).toEqual({ id: expect.stringMatching(/^\d+$/), label: expect.stringMatching(/\S/) })
    }
    expect(options.map(({ attributeCode }) => attributeCode)).toEqual(['diameter', 'length'])
  })

  // PROD-13
  it('has children with sku, id, price, stock and one value per option', async () => {
    const { options, variants } = await fetchProduct<ConfigurableProduct>('DOWEL-OAK', fields)
    expect(variants.length).toBeGreaterThan(1)
    for (const { id, sku, selection } of variants) {
      expect(id).toMatch(/^\d+$/)
      expect(sku).toMatch(/^DOWEL-OAK-/)
      expect(selection.map(({ attributeCode }) => attributeCode)).toEqual(options.map(({ attributeCode }) => attributeCode))
    }
  })

  it('resolves option codes by attribute id if the document lacks them', async () => {
    const { options } = await fetchProduct<ConfigurableProduct>('OIL-GARDEN', fields)
    expect(options.map(({ attributeId, attributeCode }) => [attributeId, attributeCode])).toEqual([
      ['137', 'colour'],
      ['138', 'size'],
    ])
  })
})

describe('grouped product', () => {
  // PROD-15
  it('has its associated products', async () => {
    const { items } = await fetchProduct<GroupedProduct>(
      'GROUP-PEDESTAL',
      '... on GroupedProduct { items { quantity product { sku } } }',
    )
    expect(items.map(({ product }) => product.sku)).toEqual([
      'PEDESTAL-25-40',
      'PEDESTAL-40-70',
      'PEDESTAL-70-115',
      'PEDESTAL-115-220',
    ])
  })
})

describe('bundle', () => {
  // PROD-16
  it('has options with links that have an sku, id, quantity and default', async () => {
    const { options } = await fetchProduct<BundleProduct>(
      'DECK-KIT-24X36',
      '... on BundleProduct { options { id title isRequired type selections { id quantity isDefault canChangeQuantity product { sku } } } }',
    )
    expect(options.map(({ title }) => title)).toEqual(['Boards', 'Joists', 'Screws', 'Extras'])
    expect(options[0]).toMatchObject({
      isRequired: true,
      type: 'RADIO',
      selections: [
        { quantity: 22, isDefault: true, product: { sku: 'DECK-SW-120-3600' } },
        { quantity: 19, isDefault: false, product: { sku: 'DECK-SW-145-3600' } },
      ],
    })
  })
})

describe('downloadable product', () => {
  it('has samples to read and links to buy', async () => {
    const { samples, links } = await fetchProduct<DownloadableProduct>(
      'PLAN-DECK',
      '... on DownloadableProduct { samples { title url } links { title price { net { amount } } } }',
    )
    expect(samples).toEqual([{ title: 'First page', url: '/media/plans/deck-sample.pdf' }])
    expect(links).toEqual([
      { title: 'Drawing and cutting list (PDF)', price: null },
      { title: 'CAD files (DXF)', price: { net: { amount: 350 } } },
    ])
  })
})

describe('custom option value', () => {
  // PROD-21
  it('has an id, a title and a fixed or percentage price', async () => {
    const { customOptions } = await fetchProduct(
      'BESPOKE-SHELF',
      'customOptions { title type isRequired maxCharacters values { id title price { percent amount { net { amount } } } } }',
    )
    const edge = customOptions.find(({ title }) => title === 'Front edge')
    expect(edge).toMatchObject({ type: 'DROP_DOWN', isRequired: true })
    expect(edge?.values.map(({ title, price }) => [title, price.percent, price.amount.net.amount])).toEqual([
      ['Square', null, 0],
      ['Bullnose', null, 600],
      ['Live edge', 35, 1470],
    ])
  })
})

describe('merchant attributes', () => {
  // ATTR-3
  it('aa_pricepermetre adds a price per metre of the final price', async () => {
    const { variants } = await fetchProduct<ConfigurableProduct>(
      'PSE-25X100',
      '... on ConfigurableProduct { variants { sku price { final { gross { amount } } unit { unit price { gross { amount } } } } } }',
    )
    const lengths = variants.map(({ sku, price }) => ({ metres: Number(sku.split('-').at(-1)) / 1000, price }))
    expect(lengths.length).toBeGreaterThan(1)
    for (const { metres, price } of lengths) {
      expect(price.unit?.unit).toBe('METRE')
      expect(price.unit?.price.gross.amount).toBeCloseTo(price.final.gross.amount / metres, -0.5)
    }
  })

  // ATTR-5
  it('phone_order_only marks products that must be ordered by telephone', async () => {
    expect((await fetchProduct('BEAM-OAK-200X200', 'phoneOrderOnly')).phoneOrderOnly).toBe(true)
    expect((await fetchProduct('OSB3-18', 'phoneOrderOnly')).phoneOrderOnly).toBe(false)
  })

  // ATTR-4
  it('cutting_service_notification_t adds the notice of the cutting service', async () => {
    expect((await fetchProduct('PLY-BIRCH-18', 'cuttingNotice')).cuttingNotice).toContain('We cut this sheet to your list')
    expect((await fetchProduct('GLUE-D4-1L', 'cuttingNotice')).cuttingNotice).toBeNull()
  })
})
