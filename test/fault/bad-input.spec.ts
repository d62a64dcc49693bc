import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop()
}, 60_000)
afterAll(() => shop?.close())

describe('page request with invalid parameters', () => {
  it.each([
    ['a page number below one', '/search?q=oak&page=-1', [200]],
    ['a non-numeric page number', '/search?q=oak&page=two', [200]],
    ['a page number beyond the end', '/search?q=oak&page=999999999', [200]],
    ['an unknown filter', '/search?q=oak&no_such_attribute=1', [200]],
    ['an unknown filter value', '/search?q=oak&wood_type=no-such-wood', [200]],
    ['a non-numeric price', '/search?q=oak&price=cheap', [200]],
    ['an unknown sort order', '/search?q=oak&sort=backwards', [200]],
    ['an emoji', `/search?q=${encodeURIComponent('🪵🪚')}`, [200]],
    ['a percent sign', `/search?q=${encodeURIComponent('10% off')}`, [200]],
    ['an incomplete percent escape', '/search?q=10%', [200, 400]],
    ['markup', `/search?q=${encodeURIComponent('<script>alert(1)</script>')}`, [200]],
    ['a query injection', `/search?q=${encodeURIComponent('oak" OR 1=1 --')}`, [200]],
    [
      'a hundred values of one filter',
      `/search?q=oak&${Array.from({ length: 100 }, (_, i) => `wood_type=${i}`).join('&')}`,
      [200],
    ],
  ])('with %s gets a valid answer', async (_, path, statuses) => {
    const reply = await fetch(shop.url + path, { redirect: 'manual' })
    const text = await reply.text()
    expect(statuses).toContain(reply.status)
    expect(text).not.toContain('<script>alert(1)')
  })
})

describe('malformed GraphQL request', () => {
  const deep = `{ menu ${'{ children '.repeat(12)}{ id }${' }'.repeat(12)} }`
  const aliases = `{ ${Array.from({ length: 50 }, (_, i) => `a${i}: menu { id }`).join(' ')} }`

  it.each([
    ['too deep', { query: deep }, 'TOO_DEEP'],
    ['with too many aliases', { query: aliases }, 'TOO_MANY_ALIASES'],
    [
      'with two operations',
      { query: 'query A { store { code } } query B { menu { id } }', operationName: 'A' },
      'ONE_OPERATION_PER_DOCUMENT',
    ],
    ['that is not GraphQL', { query: 'SELECT * FROM products' }, 'DOCUMENT_INVALID'],
    ['that is a parsed document', { query: '{"kind":"Document","definitions":[]}' }, undefined],
    ['with wrong types', { query: '{ products(first: "many") { total } }' }, 'DOCUMENT_INVALID'],
    ['for an unknown field', { query: '{ secrets }' }, 'DOCUMENT_INVALID'],
    ['without a query', {}, 'BAD_REQUEST'],
    ['with an unknown document id', { documentId: 'sha256:constructor' }, 'PERSISTED_DOCUMENT_NOT_FOUND'],
    ['with two lookup keys', { query: '{ product(by: { sku: "A", id: "1" }) { id } }' }, 'DOCUMENT_INVALID'],
    ['without a lookup key', { query: '{ product { id } }' }, 'DOCUMENT_INVALID'],
  ])('%s gets a 4xx status or an error with a code', async (_, body, code) => {
    const reply = await post(JSON.stringify(body))
    const { errors } = JSON.parse(await reply.text())
    expect(reply.status).toBeLessThan(500)
    expect(errors.length).toBeGreaterThan(0)
    if (code) expect(errors[0].extensions.code).toBe(code)
  })

  const post = (body: string) =>
    fetch(`${shop.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
})
