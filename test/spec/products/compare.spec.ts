import { describe, expect, it } from 'vitest'
import type { ConfigurableProduct } from '#schema/generated/types.ts'
import { catalogProducts, isListed } from '../../kit/catalog.ts'
import { ask, readAnswer } from '../../kit/graphql.ts'
import { visit } from '../../kit/page.ts'

interface Compared {
  readonly productsBySku: readonly { readonly sku: string; readonly product: { readonly sku: string } }[]
}

const QUERY = 'query ($skus: [ID!]!) { productsBySku(skus: $skus) { sku product { sku } } }'

describe('compare', () => {
  // SCREEN-6
  it('has a page that is the same for everyone and not indexed', async () => {
    const [one, other] = await Promise.all([visit('/compare'), visit('/compare')])
    expect(one.html).toBe(other.html)
    expect(one.html).toContain('<title>Compare Products | ')
    expect(one.html).toMatch(/name="robots" content="noindex/)
  })

  // PROD-29, COMPARE-3
  it('finds listed products by sku in the requested order, and variants through their product; skips all others', async () => {
    const products = await catalogProducts()
    const listed = products.filter(isListed).slice(0, 3)
    const hidden = products.find(({ status }) => status >= 2)
    const parent = products.find((product) => isListed(product) && product.sku === 'SKIRT-MDF-TORUS')
    const { product } = await ask<{ product: ConfigurableProduct }>(
      '{ product(by: { sku: "SKIRT-MDF-TORUS" }) { ... on ConfigurableProduct { variants { sku } } } }',
    )
    const variant = product.variants[0]?.sku
    expect([parent?.sku, typeof variant, typeof hidden?.sku]).toEqual(['SKIRT-MDF-TORUS', 'string', 'string'])
    const skus = [...listed.map(({ sku }) => sku).toReversed(), 'NO-SUCH-SKU', hidden?.sku ?? '', variant ?? '']
    const { productsBySku } = await ask<Compared>(QUERY, { skus })
    expect(productsBySku.map((entry) => [entry.sku, entry.product.sku])).toEqual([
      ...listed.map(({ sku }) => [sku, sku]).toReversed(),
      [variant, 'SKIRT-MDF-TORUS'],
    ])
  })

  it('rejects more than sixty skus at once', async () => {
    const { data, errors } = await readAnswer(QUERY, { skus: Array.from({ length: 61 }, (_, number) => `SKU-${number}`) })
    expect(data).toEqual({ productsBySku: null })
    expect(errors[0]).toMatchObject({
      message: 'Pass at most 60 keys.',
      extensions: { code: 'BAD_INPUT' },
    })
  })
})
