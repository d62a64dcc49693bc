import { describe, expect, it } from 'vitest'
import { failUnreachable, scopeWith } from '../../../services/testing/platform.ts'
import { ask, shop } from '../testing/shop.ts'

// decision 0016
describe('a platform outage', () => {
  it.each([
    ['{ store { code } menu { name } }', { store: { code: 'default' }, menu: null }],
    ['{ store { code } breadcrumbs(categoryId: "34") { name } }', { store: { code: 'default' }, breadcrumbs: null }],
    [
      '{ product(by: { sku: "BOARD" }) { sku breadcrumbs { name } categories { id } } }',
      { product: { sku: 'BOARD', breadcrumbs: null, categories: null } },
    ],
  ])('of the categories keeps the rest of %s', async (query, data) => {
    const answer = await ask(scopeWith({ ...shop, categories: failUnreachable }), query)
    expect(answer.data).toEqual(data)
    expect(answer.errors.length).toBeGreaterThan(0)
  })

  it.each([
    ['{ store { code } attributes(codes: ["wood_type"]) { code } }', { store: { code: 'default' }, attributes: null }],
    ['{ product(by: { sku: "BOARD" }) { sku attributes { code } } }', { product: { sku: 'BOARD', attributes: null } }],
  ])('of the attributes keeps the rest of %s', async (query, data) => {
    expect((await ask(scopeWith({ ...shop, attributes: failUnreachable }), query)).data).toEqual(data)
  })

  it('of the catalogue nulls only stock and products', async () => {
    const query = '{ store { code } stock(skus: ["BOARD"]) { sku } productsBySku(skus: ["BOARD"]) { sku } }'
    const { data } = await ask(scopeWith({ ...shop, products: failUnreachable }), query)
    expect(data).toEqual({ store: { code: 'default' }, stock: null, productsBySku: null })
  })
})

describe('attributes', () => {
  it('are returned once per known code, in the order requested', async () => {
    const query =
      '{ attributes(codes: ["none", "wood_type", "wood_type", "__proto__"]) { code label input options { id label } } }'
    expect((await ask(scopeWith(shop), query)).data?.attributes).toEqual([
      {
        code: 'wood_type',
        label: 'Wood type',
        input: 'SELECT',
        options: [
          { id: '58', label: 'Oak' },
          { id: '59', label: 'Ash' },
        ],
      },
    ])
  })

  it('are limited to 60 codes per request', async () => {
    const codes = Array.from({ length: 61 }, (_, i) => `code_${i}`)
    const { errors } = await ask(scopeWith(shop), 'query ($codes: [String!]!) { attributes(codes: $codes) { code } }', { codes })
    expect(errors[0]?.originalError).toMatchObject({ code: 'BAD_INPUT', argument: 'codes' })
  })
})
