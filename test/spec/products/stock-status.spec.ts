import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ConfigurableProduct } from '#schema/generated/types.ts'
import { catalogProducts, isListed, type ProductDocument } from '../../kit/catalog.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { visit } from '../../kit/page.ts'
import { type LoggingShop, loggingShop } from '../../kit/watched-shop.ts'

let products: readonly ProductDocument[]
beforeAll(async () => {
  products = await catalogProducts()
})

const fetchStock = async (sku: string, url?: string) =>
  (
    await ask(
      'query ($sku: ID!) { product(by: { sku: $sku }) { stock { status quantity checkedAt } issues { code message } } }',
      { sku },
      url,
    )
  ).product
const skuWhere = (test: (product: ProductDocument) => boolean): string => {
  const found = products.find((product) => isListed(product) && product.type_id === 'simple' && test(product))
  if (!found) throw new Error('The catalogue has no such product')
  return found.sku
}

describe('stock status', () => {
  // STOCK-1
  it('is ok when in stock', async () => {
    const sku = skuWhere(({ stock }) => stock.is_in_stock && (stock.qty ?? 0) > 0)
    expect((await fetchStock(sku))?.stock).toMatchObject({ status: 'OK', quantity: expect.any(Number) })
  })

  // STOCK-2
  it('is out_of_stock when not in stock', async () => {
    expect((await fetchStock(skuWhere(({ stock }) => !stock.is_in_stock)))?.stock?.status).toBe('OUT_OF_STOCK')
  })

  // STOCK-3
  it('is returned per sku, for variants too, and null for an unknown sku', async () => {
    const { stock } = await ask(
      '{ stock(skus: ["NO-SUCH-SKU", "OSB3-18", "PSE-25X150-3000"]) { sku stock { sku status quantity } } }',
    )
    expect(stock).toEqual([
      { sku: 'NO-SUCH-SKU', stock: null },
      { sku: 'OSB3-18', stock: { sku: 'OSB3-18', status: 'OK', quantity: expect.any(Number) } },
      { sku: 'PSE-25X150-3000', stock: { sku: 'PSE-25X150-3000', status: 'OK', quantity: expect.any(Number) } },
    ])
  })

  it('is ok with a null quantity for products with unmanaged stock', async () => {
    const sku = skuWhere(({ stock }) => stock.is_in_stock && stock.qty === null)
    expect((await fetchStock(sku))?.stock).toMatchObject({ status: 'OK', quantity: null })
  })

  // PROD-20, STOCK-4, TEXT-6
  it("gives an unavailable product the issue 'No available product variants'", async () => {
    expect((await fetchStock(skuWhere(({ stock }) => !stock.is_in_stock)))?.issues).toEqual([
      { code: 'NOT_AVAILABLE', message: 'No available product variants' },
    ])
  })

  it('is shown on the product page', async () => {
    const [out, ok] = [skuWhere(({ stock }) => !stock.is_in_stock), skuWhere(({ stock }) => (stock.qty ?? 0) > 20)]
    expect((await visit(`/p/${out}/any-slug`)).text).toContain('Out of stock')
    expect((await visit(`/p/${ok}/any-slug`)).text).toMatch(/[\d,]+ in stock|In stock/)
  })
})

describe('out-of-stock products', () => {
  // STOCK-16
  it('have the telephone number in place of the button to add them', async () => {
    const [out, ok] = [skuWhere(({ stock }) => !stock.is_in_stock), skuWhere(({ stock }) => (stock.qty ?? 0) > 20)]
    const pages = await Promise.all([out, ok].map((sku) => visit(`/p/${sku}/any-slug`)))
    expect(pages.map(({ text }) => text.includes('Ring us for the next delivery. Call 0113 496 0123'))).toEqual([true, false])
    expect(pages.map(({ main }) => /<button[^>]*>(<[^>]+>)*Add/.test(main))).toEqual([false, true])
  })

  // STOCK-6
  it('are still listed', async () => {
    const sku = skuWhere(({ stock }) => !stock.is_in_stock)
    const { products: found } = await ask(
      'query ($sku: String!) { products(search: $sku, first: 1) { items { sku stock { status } } } }',
      {
        sku,
      },
    )
    expect(found?.items).toEqual([{ sku, stock: { status: 'OUT_OF_STOCK' } }])
  })
})

describe('configurable children', () => {
  const fetchVariants = async (sku: string): Promise<readonly string[]> => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      'query ($sku: ID!) { product(by: { sku: $sku }) { ... on ConfigurableProduct { variants { sku } } } }',
      { sku },
    )
    return product.variants.map((variant) => variant.sku)
  }

  // STOCK-5
  it('are removed if out of stock or with status 2 or higher, and kept otherwise', async () => {
    const awkward = products.filter(
      ({ configurable_children: children }) =>
        children.some(({ status }) => status >= 2) && children.some(({ stock }) => !stock.is_in_stock),
    )
    expect(awkward.length).toBeGreaterThan(3)
    for (const { sku, configurable_children } of awkward) {
      const left = configurable_children.filter(({ status, stock }) => status < 2 && stock.is_in_stock)
      expect(await fetchVariants(sku)).toEqual(left.map((child) => child.sku))
    }
  })

  it('cannot be chosen on the page if unavailable', async () => {
    const { main } = await visit('/p/PSE-19X50/any-slug')
    expect(main).toContain('?childSku=PSE-19X50-2400"')
    expect(main).not.toContain('PSE-19X50-1800')
    expect(main).not.toContain('PSE-19X50-3600')
  })
})

describe('stock when the stock list fails', () => {
  let shop: LoggingShop
  beforeAll(async () => {
    shop = await loggingShop()
  }, 60_000)
  afterEach(() => shop.platform.fail('none'))
  afterAll(() => shop?.stop())

  const fetchStatuses = async (skus: readonly string[]) => {
    const { stock } = await ask('query ($skus: [ID!]!) { stock(skus: $skus) { stock { status } } }', { skus }, shop.url)
    return stock?.map((entry) => entry.stock?.status)
  }

  // STOCK-8
  it('is requested per product', async () => {
    shop.platform.fail('error 500', /\/stock\/list/)
    expect(await fetchStatuses(['OSB3-11', 'NO-SUCH-SKU', 'OSB3-18'])).toEqual(['OUT_OF_STOCK', undefined, 'OK'])
  })

  it('is volatile if no request succeeds, and the product is still shown', async () => {
    shop.platform.fail('refused', /\/stock\//)
    expect(await fetchStatuses(['OSB3-15', 'OSB3-22'])).toEqual(['VOLATILE', 'VOLATILE'])
    expect((await visit('/p/OSB3-15/any-slug', shop.url)).text).toContain('Stock not confirmed')
  })

  // STOCK-9
  it('is volatile for result code ENOTFOUND, which is not logged', async () => {
    shop.platform.fail('ENOTFOUND', /\/stock\//)
    const before = shop.output().length
    expect(await fetchStatuses(['TOOL-MALLET', 'TOOL-CORK'])).toEqual(['VOLATILE', 'VOLATILE'])
    expect(shop.output().slice(before)).not.toContain('stock lookup failed')
  })
})

// STOCK-3
describe('stock with stock synchronisation off and out-of-stock products unlisted', () => {
  let shop: HttpShop
  beforeAll(async () => {
    shop = await httpShop(contentWith({ settings: { platform: { stockSync: false }, catalog: { listOutOfStock: false } } }))
  }, 60_000)
  afterAll(() => shop?.close())

  it('has the catalogue’s status and no check time', async () => {
    const sku = skuWhere(({ stock }) => stock.is_in_stock && (stock.qty ?? 0) > 0)
    expect((await fetchStock(sku, shop.url))?.stock).toMatchObject({ status: 'OK', checkedAt: null })
    expect(
      (
        await fetchStock(
          skuWhere(({ stock }) => !stock.is_in_stock),
          shop.url,
        )
      )?.stock?.status,
    ).toBe('OUT_OF_STOCK')
  })

  it('is null for skus the catalogue does not know', async () => {
    const { stock } = await ask('{ stock(skus: ["NO-SUCH-SKU", "OSB3-18"]) { stock { status } } }', {}, shop.url)
    expect(stock).toEqual([{ stock: null }, { stock: { status: 'OK' } }])
  })

  it('leaves out-of-stock products out of listings', async () => {
    const { products: all } = await ask('{ products(first: 1) { total } }', {}, shop.url)
    expect(all?.total).toBe(products.filter((product) => isListed(product) && product.stock.is_in_stock).length)
  })
})
