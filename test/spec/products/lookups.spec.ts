import { describe, expect, it } from 'vitest'
import type { ConfigurableProduct } from '#schema/generated/types.ts'
import { answerOf, ask } from '../../kit/graphql.ts'

describe('a single product', () => {
  // PROD-26
  it("needs a search key: 'Please provide the search key sku for product/single action!'", async () => {
    const { errors, data } = await answerOf('{ product { id } }')
    expect(errors[0]).toMatchObject({
      message: 'Please provide the search key sku for product/single action!',
      extensions: { code: 'BAD_INPUT' },
    })
    expect(data?.product ?? null).toBeNull()
  })

  it.each(['{ product(sku: "") { id } }', '{ product(slug: "  ") { id } }', '{ product(sku: "", childSku: "") { id } }'])(
    'needs it in %s as well',
    async (query) => {
      expect((await answerOf(query)).errors[0]?.message).toBe('Please provide the search key sku for product/single action!')
    },
  )

  // PROD-25
  it('is found by sku, id, url key and slug', async () => {
    const { product } = await ask('{ product(sku: "OSB3-18") { id slug url } }')
    const { id = '', slug = '', url = '' } = product ?? {}
    const found = await ask(
      `query ($id: ID!, $urlKey: String!, $slug: String!) {
         byId: product(id: $id) { sku } byUrlKey: product(urlKey: $urlKey) { sku } bySlug: product(slug: $slug) { sku } }`,
      { id, slug, urlKey: url.split('/').at(-1) },
    )
    expect(found).toEqual({ byId: { sku: 'OSB3-18' }, byUrlKey: { sku: 'OSB3-18' }, bySlug: { sku: 'OSB3-18' } })
  })

  it.each(['sku: "osb3-18"', 'sku: "OSB3"', 'id: "OSB3-18"', 'id: "-1"', 'id: "999999999999999999999"', 'urlKey: "osb"'])(
    'is found by the whole key only: not by %s',
    async (key) => {
      expect((await ask(`{ product(${key}) { id } }`)).product).toBeNull()
    },
  )
})

describe('a variant', () => {
  // PROD-27
  it.each(['{ product(childSku: "PSE-25X150-2400") { id } }', '{ product(sku: "", childSku: "PSE-25X150-2400") { id } }'])(
    'is not looked up without parentSku: %s',
    async (query) => {
      const { data, errors } = await answerOf(query)
      expect(data?.product ?? null).toBeNull()
      expect(errors[0]).toMatchObject({
        message: 'Please provide the parentSku for the product variant lookup!',
        extensions: { code: 'BAD_INPUT' },
      })
    },
  )

  // PROD-27
  it('is found in the product that parentSku names', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      '{ product(sku: "PSE-25X150", childSku: "PSE-25X150-3000") { sku ... on ConfigurableProduct { selectedVariant { sku } } } }',
    )
    expect(product).toEqual({ sku: 'PSE-25X150', selectedVariant: { sku: 'PSE-25X150-3000' } })
  })

  it('of another product is not', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      '{ product(sku: "PSE-25X150", childSku: "PSE-25X100-3000") { ... on ConfigurableProduct { selectedVariant { sku } } } }',
    )
    expect(product.selectedVariant).toBeNull()
  })
})

describe('a category', () => {
  it.each(['{ category { id } }', '{ category(id: "24", slug: "skirting-24") { id } }'])(
    'needs exactly one key: %s',
    async (query) => {
      expect((await answerOf(query)).errors[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } })
    },
  )

  it('is none by a key nothing has', async () => {
    const found = await ask('{ a: category(id: "no-number") { id } b: category(urlPath: "mouldings/nothing") { id } }')
    expect(found).toEqual({ a: null, b: null })
  })
})
