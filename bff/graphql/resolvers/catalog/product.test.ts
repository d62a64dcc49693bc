import { describe, expect, it } from 'vitest'
import { config, scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask, board, shop } from '../testing/shop.ts'

describe('product', () => {
  const product = (keys: string, fields = 'sku') => ask(scopeWith(shop), `{ product(by: { ${keys} }) { ${fields} } }`)

  it.each(['sku: "BOARD"', 'id: 1'])('finds a product by %s', async (key) => {
    expect((await product(key)).data).toEqual({ product: { sku: 'BOARD' } })
  })

  it('rejects an empty key', async () => {
    const { data, errors } = await product('sku: ""')
    expect(data).toEqual({ product: null })
    expect(errors[0]?.message).toBe('Please provide the search key sku for product/single action!')
  })

  it('rejects a variant without the key of its parent', async () => {
    const { errors } = await ask(scopeWith(shop), '{ product(by: { sku: "" }, childSku: "A") { sku } }')
    expect(errors[0]?.message).toBe('Please provide the parentSku for the product variant lookup!')
  })

  it('returns null for an unknown product', async () => {
    expect(await product('sku: "NONE"')).toEqual({ data: { product: null }, errors: [] })
  })

  it('returns null with PRODUCT_DISABLED for a disabled product', async () => {
    const { data, errors } = await product('sku: "DISABLED"')
    expect(data).toEqual({ product: null })
    expect(errors[0]?.originalError).toMatchObject({ code: 'PRODUCT_DISABLED' })
  })

  it('returns status, visibility, URL and categories', async () => {
    const fields = 'status visibility urlKey urlPath categoryIds categories { id urlKey parentId }'
    expect((await product('sku: "BOARD"', fields)).data?.product).toEqual({
      status: 'ENABLED',
      visibility: 'CATALOG_AND_SEARCH',
      urlKey: board.urlKey,
      urlPath: 'decking/oak-board',
      categoryIds: ['34'],
      categories: [{ id: '34', urlKey: 'decking', parentId: '2' }],
    })
  })

  it('returns pictures in all sizes and formats with their dimensions', async () => {
    const fields = `picture {
      url large: url(size: GALLERY, format: AVIF, density: 2) width largeWidth: width(size: GALLERY) height(size: BANNER)
    }`
    expect((await product('sku: "BOARD"', fields)).data?.product).toEqual({
      picture: {
        url: '/img/324x489/board/oak/front.png.webp',
        large: '/img/1200x1488/board/oak/front.png.avif',
        width: 324,
        largeWidth: 600,
        height: 360,
      },
    })
  })

  it.each([0, 3, -1])('rejects the picture density %i', async (density) => {
    const { errors } = await product('sku: "BOARD"', `picture { url(density: ${density}) }`)
    expect(errors[0]?.originalError).toMatchObject({ code: 'BAD_INPUT', argument: 'density' })
  })

  // VAR-13
  it('returns the parent of a hidden variant with the variant selected', async () => {
    const { data } = await product('sku: "SKIRTING-OAK"', 'sku ... on ConfigurableProduct { selectedVariant { sku } }')
    expect(data).toEqual({ product: { sku: 'SKIRTING', selectedVariant: { sku: 'SKIRTING-OAK' } } })
  })
})

describe('a product', () => {
  // PROD-8
  it.each([
    ['BOARD', 'SimpleProduct'],
    ['SKIRTING', 'ConfigurableProduct'],
    ['GROUP', 'GroupedProduct'],
    ['BUNDLE', 'BundleProduct'],
    ['PLAN', 'DownloadableProduct'],
    ['SERVICE', 'VirtualProduct'],
  ])('has its own GraphQL type: %s is a %s', async (sku, type) => {
    const { data } = await ask(scopeWith(shop), `{ product(by: { sku: "${sku}" }) { __typename } }`)
    expect(data?.product).toEqual({ __typename: type })
  })

  // ATTR-4, ATTR-5
  it('has the merchant’s marks: the notice of the cutting service, and orders by telephone', async () => {
    const fields = '{ product(by: { sku: "BOARD" }) { cuttingNotice phoneOrderOnly } }'
    const marked = { ...board, attributes: { cutting_service_notification_t: 'We cut this board.', phone_order_only: '1' } }
    const answers = await Promise.all(
      [marked, board].map((one) => ask(scopeWith({ ...shop, products: async () => toResult([one]) }), fields)),
    )
    expect(answers.map(({ data }) => data?.product)).toEqual([
      { cuttingNotice: 'We cut this board.', phoneOrderOnly: true },
      { cuttingNotice: null, phoneOrderOnly: false },
    ])
  })

  it('has sanitised texts', async () => {
    const { data } = await ask(scopeWith(shop), '{ product(by: { sku: "BOARD" }) { description summary } }')
    expect(data?.product).toEqual({ description: '<p>Solid <b>oak</b>.</p>', summary: 'A board.' })
  })

  // PROD-10
  it('has prices that add up and options priced in percent', async () => {
    const { data, errors } = await ask(
      scopeWith(shop),
      `{ product(by: { sku: "BOARD" }) {
        price { final { net { amount } tax { amount } gross { amount currency formatted } } unit { unit } isCurrent refreshedAt }
        customOptions { title isRequired price { percent } values { price { percent amount { gross { amount } } } } }
      } }`,
    )
    expect(errors).toEqual([])
    expect(data?.product).toEqual({
      price: {
        final: { net: { amount: 1000 }, tax: { amount: 200 }, gross: { amount: 1200, currency: 'GBP', formatted: '£12.00' } },
        unit: null,
        isCurrent: false,
        refreshedAt: null,
      },
      customOptions: [
        {
          title: 'Cut to length',
          isRequired: true,
          price: null,
          values: [{ price: { percent: 10, amount: { gross: { amount: 120 } } } }],
        },
      ],
    })
  })

  it.each([
    ['GROUP', 1200, 'the sum of its members, each once'],
    ['BUNDLE', 3600, 'the sum of its default choices'],
    ['SKIRTING', 1320, 'its cheapest variant'],
  ])('%s costs %i, %s', async (sku, amount) => {
    const { data } = await ask(scopeWith(shop), `{ product(by: { sku: "${sku}" }) { price { final { gross { amount } } } } }`)
    expect(data?.product).toEqual({ price: { final: { gross: { amount } } } })
  })

  it.each([
    [true, { sku: 'SKIRTING-ASH' }],
    [false, null],
  ])('has its cheapest variant as default if firstVariantInUrl is %s', async (firstVariantInUrl, defaultVariant) => {
    const scope = scopeWith(shop, { config: { ...config, catalog: { ...config.catalog, firstVariantInUrl } } })
    const query = '{ product(by: { sku: "SKIRTING" }) { ... on ConfigurableProduct { defaultVariant { sku } } } }'
    expect((await ask(scope, query)).data?.product).toEqual({ defaultVariant })
  })

  it('has an amount of 0 if it has no price', async () => {
    const products = async () => toResult([{ ...board, price: 0 }])
    const { data, errors } = await ask(
      scopeWith({ ...shop, products }),
      '{ product(by: { sku: "BOARD" }) { price { final { gross { amount formatted } } } } }',
    )
    expect([data?.product, errors]).toEqual([{ price: { final: { gross: { amount: 0, formatted: '£0.00' } } } }, []])
  })
})
