import { describe, expect, it } from 'vitest'
import type { ConfigurableProduct } from '#schema/generated/types.ts'
import { ask, readAnswer } from '../../kit/graphql.ts'

describe('product lookup', () => {
  // PROD-26
  it.each(['{ product(by: { sku: "" }) { id } }', '{ product(by: { slug: "  " }) { id } }'])(
    "requires a search key in %s: 'Please provide the search key sku for product/single action!'",
    async (query) => {
      const { errors, data } = await readAnswer(query)
      expect(errors[0]).toMatchObject({
        message: 'Please provide the search key sku for product/single action!',
        extensions: { code: 'BAD_INPUT', argument: 'by' },
      })
      expect(data).toEqual({ product: null })
    },
  )

  it.each([
    '{ product { id } }',
    '{ product(by: {}) { id } }',
    '{ product(by: { sku: null }) { id } }',
    '{ product(by: { sku: "A", id: "1" }) { id } }',
  ])('requires exactly one key: rejects %s', async (query) => {
    expect((await readAnswer(query)).errors[0]?.extensions.code).toBe('DOCUMENT_INVALID')
  })

  it('requires exactly one key in variables too, on every attempt', async () => {
    const query = 'query ($by: ProductKeyInput!) { product(by: $by) { id } }'
    for (const by of [{ sku: 'OSB3-18', id: '1' }, { sku: 'OSB3-18', id: null }, {}, { sku: null }])
      for (const turn of [1, 2, 3]) {
        const { errors, data } = await readAnswer(query, { by })
        expect([turn, data?.product ?? null, errors[0]?.extensions.code]).toEqual([
          turn,
          null,
          expect.stringMatching(/DOCUMENT_INVALID|BAD_INPUT/),
        ])
      }
  })

  // PROD-25
  it('finds a product by sku, id, url key, url path and slug', async () => {
    const { product } = await ask('{ product(by: { sku: "OSB3-18" }) { id slug url } }')
    const { id = '', slug = '', url = '' } = product ?? {}
    const found = await ask(
      `query ($id: ID!, $urlKey: String!, $urlPath: String!, $slug: String!) {
         byId: product(by: { id: $id }) { sku }
         byUrlKey: product(by: { urlKey: $urlKey }) { sku }
         byUrlPath: product(by: { urlPath: $urlPath }) { sku }
         bySlug: product(by: { slug: $slug }) { sku } }`,
      { id, slug, urlKey: url.split('/').at(-1), urlPath: url.slice(1) },
    )
    expect(Object.values(found)).toEqual(Array.from({ length: 4 }, () => ({ sku: 'OSB3-18' })))
  })

  it.each(['sku: "osb3-18"', 'sku: "OSB3"', 'id: "OSB3-18"', 'id: "-1"', 'id: "999999999999999999999"', 'urlKey: "osb"'])(
    'matches whole keys only: not %s',
    async (key) => {
      expect((await ask(`{ product(by: { ${key} }) { id } }`)).product).toBeNull()
    },
  )
})

describe('variant lookup', () => {
  // PROD-27
  it.each(['{ product(by: { sku: "" }, childSku: "PSE-25X150-2400") { id } }'])('requires parentSku: %s', async (query) => {
    const { data, errors } = await readAnswer(query)
    expect(data?.product ?? null).toBeNull()
    expect(errors[0]).toMatchObject({
      message: 'Please provide the parentSku for the product variant lookup!',
      extensions: { code: 'BAD_INPUT' },
    })
  })

  // PROD-27
  it('finds the variant of the product that parentSku names', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      '{ product(by: { sku: "PSE-25X150" }, childSku: "PSE-25X150-3000") { sku ... on ConfigurableProduct { selectedVariant { sku } } } }',
    )
    expect(product).toEqual({ sku: 'PSE-25X150', selectedVariant: { sku: 'PSE-25X150-3000' } })
  })

  it('does not find a variant of another product', async () => {
    const { product } = await ask<{ product: ConfigurableProduct }>(
      '{ product(by: { sku: "PSE-25X150" }, childSku: "PSE-25X100-3000") { ... on ConfigurableProduct { selectedVariant { sku } } } }',
    )
    expect(product.selectedVariant).toBeNull()
  })
})

describe('category lookup', () => {
  it.each(['{ category { id } }', '{ category(by: { id: "24", slug: "skirting-24" }) { id } }'])(
    'requires exactly one key: %s',
    async (query) => {
      expect((await readAnswer(query)).errors[0]?.extensions.code).toBe('DOCUMENT_INVALID')
    },
  )

  it('requires exactly one key in variables too', async () => {
    for (const by of [{}, { id: '24', slug: 'skirting-24' }]) {
      const { errors } = await readAnswer('query ($by: CategoryKeyInput!) { category(by: $by) { id } }', { by })
      expect(errors[0]?.extensions.code).toMatch(/DOCUMENT_INVALID|BAD_INPUT/)
    }
  })

  it('returns null for an unknown key', async () => {
    const found = await ask(
      '{ a: category(by: { id: "no-number" }) { id } b: category(by: { urlPath: "mouldings/nothing" }) { id } }',
    )
    expect(found).toEqual({ a: null, b: null })
  })
})
