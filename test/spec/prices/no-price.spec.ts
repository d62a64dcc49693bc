import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { ProductList } from '#schema/generated/types.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import type { LocalServer } from '../../kit/local-server.ts'
import { structuredData, visit } from '../../kit/page.ts'
import { rewritingPlatform } from '../../kit/rewriting-platform.ts'

const SKU = 'SLEEPER-OAK-200'
/** Has no prices, as on a platform that calculates tax. @source platform contract §14.16 */
const UNPRICED_SKU = 'BATTEN-25X38-4800'
const DEPARTMENT = '38'
const PRICES = ['price', 'final_price', 'special_price', 'original_price', 'original_final_price', 'original_special_price']
const ABSURD = [-1, 1e300, 'free', null, {}] as const

let platform: LocalServer
let shop: HttpShop
beforeAll(async () => {
  platform = await rewritingPlatform(inject('shop').sandboxUrl, (entity, document) => {
    if (entity !== 'product') return document
    if (document.sku === UNPRICED_SKU)
      return { ...document, ...Object.fromEntries(PRICES.map((name) => [name, null])), special_price: 0 }
    return document.sku === SKU
      ? { ...document, ...Object.fromEntries(PRICES.map((name, i) => [name, ABSURD[i % ABSURD.length]])) }
      : document
  })
  const content = contentWith({ settings: { platform: { priceSync: false }, catalog: { urlDispatcher: false } } })
  shop = await httpShop({ PLATFORM_URL: platform.url, ...content })
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})

// PRICE-9, TEXT-5
describe('product without a readable price', () => {
  it('is never shown as free, on any page or in any list', async () => {
    const { product, category } = await ask<{ product: { url: string }; category: { url: string } }>(
      `{ product(by: { sku: "${SKU}" }) { url } category(by: { id: "${DEPARTMENT}" }) { url } }`,
      {},
      shop.url,
    )
    for (const path of [product.url, category.url, `/search?q=${SKU}`]) {
      const { main } = await visit(path, shop.url)
      expect([path, main.includes('£0.00'), main.includes('Price unknown')]).toEqual([path, false, true])
    }
  })

  it('shows that its price is unknown and cannot be bought, and has no structured offer', async () => {
    const { product } = await ask<{ product: { url: string; price: unknown; issues: unknown } }>(
      `{ product(by: { sku: "${SKU}" }) { url price { isUnknown unit { unit } final { gross { amount formatted } } } issues { message } } }`,
      {},
      shop.url,
    )
    expect(product.price).toEqual({ isUnknown: true, unit: null, final: { gross: { amount: 0, formatted: '—' } } })
    expect(product.issues).toEqual([{ message: 'Product price is unknown, product cannot be added to the cart!' }])
    const page = await visit(product.url, shop.url)
    expect(page.text).toContain('Product price is unknown, product cannot be added to the cart!')
    expect(page.main).not.toContain('name="quantity"')
    expect(structuredData(page).get('Product')).not.toHaveProperty('offers')
  })

  it('includes a product whose only price is a special price of 0, which means none', async () => {
    const { product } = await ask<{ product: { price: unknown } }>(
      `{ product(by: { sku: "${UNPRICED_SKU}" }) { price { isUnknown final { gross { formatted } } } } }`,
      {},
      shop.url,
    )
    expect(product.price).toEqual({ isUnknown: true, final: { gross: { formatted: '—' } } })
  })

  it.each(['PRICE_ASC', 'PRICE_DESC', 'UNIT_PRICE_ASC'])('is last in the order %s', async (sort) => {
    const { products } = await ask<{ products: ProductList }>(
      `{ products(categoryId: "${DEPARTMENT}", sort: ${sort}, first: 100) { items { sku price { isUnknown unit { unit } } } } }`,
      {},
      shop.url,
    )
    const after = products.items.slice(products.items.findIndex(({ sku }) => sku === SKU) + 1)
    expect(after.filter(({ price }) => sort !== 'UNIT_PRICE_ASC' || price?.unit)).toEqual([])
  })
})
