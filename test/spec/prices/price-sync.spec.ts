import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { ProductPageDocument } from '#schema/generated/operations.ts'
import type { ConfigurableProduct, ProductPrice } from '#schema/generated/types.ts'
import { contentWith } from '../../kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../../kit/faulty-platform.ts'
import { ask } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { structuredData, visit } from '../../kit/page.ts'

/** Products that no other test in this file requests. */
const [UNSEEN, UNASKED] = ['OSB3-11', 'OSB3-15']

const PRICE =
  'price { isCurrent refreshedAt onSale regular { gross { amount } } final { net { amount } gross { amount formatted } } }'

const fetchPrice = async (sku: string, url?: string): Promise<ProductPrice> => {
  const { product } = await ask(`query ($sku: ID!) { product(by: { sku: $sku }) { ${PRICE} } }`, { sku }, url)
  if (!product) throw new Error(`There is no ${sku}`)
  return product.price
}

describe('price sync with the platform', () => {
  // PRICE-3
  it('makes a price current, with its refresh time', async () => {
    const { isCurrent, refreshedAt } = await fetchPrice('TBAR-8')
    expect(isCurrent).toBe(true)
    expect(refreshedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('refreshes the prices of every variant', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      `{ product(by: { sku: "DOWEL-OAK" }) { ... on ConfigurableProduct { variants { ${PRICE} } } } }`,
    )
    expect(product.variants.length).toBeGreaterThan(1)
    for (const { price } of product.variants) expect(price.isCurrent).toBe(true)
  })

  it('yields one price in lists, on the page and in structured data', async () => {
    const price = await fetchPrice('TBAR-8')
    const { products } = await ask(`{ products(search: "TBAR-8", first: 1) { items { sku ${PRICE} } } }`)
    const page = await visit('/p/TBAR-8/any-slug')
    expect(products?.items[0]?.price.final).toEqual(price.final)
    expect(page.text).toContain(price.final.gross.formatted)
    expect(structuredData(page).get('Product')?.offers).toMatchObject({ price: (price.final.gross.amount / 100).toFixed(2) })
  })
})

describe('price that cannot be refreshed', () => {
  let platform: FaultyPlatform
  let shop: HttpShop
  beforeAll(async () => {
    platform = await faultyPlatform(inject('shop').sandboxUrl)
    platform.fail('error 500', /render-list/)
    shop = await httpShop({ PLATFORM_URL: platform.url })
  }, 60_000)
  afterAll(async () => {
    await shop?.close()
    await platform?.close()
  })

  // PRICE-2
  it('is the stored one, marked as not current and without a time', async () => {
    const [stored, current] = [await fetchPrice('TBAR-8', shop.url), await fetchPrice('TBAR-8')]
    expect(stored).toMatchObject({ isCurrent: false, refreshedAt: null, final: current.final, regular: current.regular })
  })

  it('is still shown on the page', async () => {
    const page = await visit('/p/TBAR-8/any-slug', shop.url)
    expect(page.status).toBe(200)
    expect(page.text).toContain((await fetchPrice('TBAR-8')).final.gross.formatted)
  })
})

describe('price with price sync off', () => {
  let shop: HttpShop
  beforeAll(async () => {
    shop = await httpShop(contentWith({ settings: { platform: { priceSync: false } } }))
  }, 60_000)
  afterAll(() => shop?.close())

  it('is not current and has no refresh time', async () => {
    expect(await fetchPrice('TBAR-8', shop.url)).toMatchObject({ isCurrent: false, refreshedAt: null })
  })
})

describe('price when answers do not wait for price sync', () => {
  let platform: FaultyPlatform
  let shop: HttpShop
  beforeAll(async () => {
    platform = await faultyPlatform(inject('shop').sandboxUrl)
    const content = contentWith({ settings: { platform: { priceSyncWait: false, clearPricesBeforeSync: true } } })
    shop = await httpShop({ PLATFORM_URL: platform.url, ...content })
  }, 60_000)
  afterAll(async () => {
    await shop?.close()
    await platform?.close()
  })
  beforeEach(() => platform.fail('none'))

  // PRICE-2
  it('is returned at once as not current, even if the platform does not answer', async () => {
    platform.fail('slow', /render-list/)
    const [early, current] = [await fetchPrice('OSB3-18', shop.url), await fetchPrice('OSB3-18')]
    expect(early).toMatchObject({ isCurrent: false, refreshedAt: null, final: current.final })
  })

  it('is current with its refresh time once the platform has answered', async () => {
    expect(await fetchPrice('TBAR-8', shop.url)).toMatchObject({ isCurrent: false, refreshedAt: null })
    await expect.poll(() => fetchPrice('TBAR-8', shop.url)).toMatchObject({ isCurrent: true, refreshedAt: expect.any(String) })
  })

  it('stays the stored one if the platform fails', async () => {
    platform.fail('error 500', /render-list/)
    for (let turn = 0; turn < 2; turn++) {
      const calls = platform.calls.filter((path) => path.endsWith('render-list')).length
      expect(await fetchPrice('OSB3-22', shop.url)).toMatchObject({ isCurrent: false, refreshedAt: null })
      await expect.poll(() => platform.calls.filter((path) => path.endsWith('render-list')).length).toBeGreaterThan(calls)
    }
  })

  it('is shown as being checked on the page, which is cached only briefly', async () => {
    const url = `/p/${UNSEEN}/any-slug`
    const early = await visit(url, shop.url)
    expect(early.main).toContain('data-unconfirmed="clear"')
    expect(early.text).toContain('Checking price…')
    expect(early.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
    await expect.poll(() => fetchPrice(UNSEEN, shop.url)).toMatchObject({ isCurrent: true })
    const later = await visit(`${url}-2`, shop.url)
    expect(later.text).not.toContain('Checking price…')
    expect(later.headers.get('cache-control')).toContain('s-maxage=60')
  })

  it('keeps the answer to a trusted document out of caches until it is confirmed', async () => {
    const answer = async () => {
      const variables = encodeURIComponent(JSON.stringify({ sku: UNASKED }))
      const reply = await fetch(`${shop.url}/graphql?documentId=${ProductPageDocument.id}&variables=${variables}`)
      const { data }: { data: { product: { price: ProductPrice } } } = JSON.parse(await reply.text())
      return { isCurrent: data.product.price.isCurrent, kept: reply.headers.get('cache-control') }
    }
    expect(await answer()).toEqual({ isCurrent: false, kept: 'no-store' })
    await expect.poll(answer).toEqual({ isCurrent: true, kept: expect.stringMatching(/^public, max-age=[1-9]/) })
  })
})
