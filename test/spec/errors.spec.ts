import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { GroupedProduct } from '#schema/generated/types.ts'
import type { SearchRequest } from '../../bff/domain/search/search.types.ts'
import { entityType } from '../../bff/platform/search/entities.ts'
import { contentWith } from '../kit/content.ts'
import { ask, readAnswer } from '../kit/graphql.ts'
import { visit } from '../kit/page.ts'
import { startShop } from '../kit/shop.ts'
import { type LoggingShop, loggingShop } from '../kit/watched-shop.ts'

let shop: LoggingShop
beforeAll(async () => {
  shop = await loggingShop({ LOG_LEVEL: 'debug' })
}, 60_000)
afterAll(() => shop?.stop())

const expectLogged = (text: string) => expect.poll(() => shop.output()).toContain(text)

describe('load errors', () => {
  // ERROR-1
  it("log 'Product query returned empty result product status = ...' and answer 404", async () => {
    expect((await visit('/p/SHINGLE-CEDAR/any-slug', shop.url)).status).toBe(404)
    await expectLogged('Product query returned empty result product status = 2')
  })

  // ERROR-1
  it("log 'Product query returned empty result product visibility = ...' and answer 404", async () => {
    expect((await visit('/p/SKIRT-MDF-TORUS-18X195-4200/any-slug', shop.url)).status).toBe(404)
    await expectLogged('Product query returned empty result product visibility = 1')
  })

  // ERROR-2
  it("log 'Category query returned empty result' and answer 404", async () => {
    expect((await visit('/c/no-such-category', shop.url)).status).toBe(404)
    await expectLogged('Category query returned empty result')
  })

  // CMS-2, ERROR-3
  it("log 'CMS query returned empty result' and answer 404", async () => {
    expect((await visit('/i/no-such-page', shop.url)).status).toBe(404)
    await expectLogged('CMS query returned empty result')
  })

  // ERROR-4
  it("log 'Product not found' for a missing linked product and show the others", async () => {
    const { product } = await ask<{ product: GroupedProduct }>(
      '{ product(by: { sku: "GROUP-BALUSTRADE" }) { ... on GroupedProduct { items { product { sku } } } } }',
      {},
      shop.url,
    )
    expect(product.items).toHaveLength(5)
    await expectLogged('Product not found')
  })

  // ERROR-6
  it('show the page-not-found page for an unmapped URL', async () => {
    const page = await visit('/nothing/lives/here', shop.url)
    expect(page.status).toBe(404)
    expect(page.text).toContain('We can’t find this page')
  })

  // CMS-3
  it('return null for a missing block', async () => {
    expect(await readAnswer('{ cmsBlock(identifier: "no-such-block") { id } }', {}, shop.url)).toEqual({
      status: 200,
      data: { cmsBlock: null },
      errors: [],
    })
  })
})

describe('search adapter', () => {
  // SEARCH-15
  it('stops the start with an error if it is missing or invalid', async () => {
    // @ts-expect-error: there is no such adapter
    const env = contentWith({ settings: { platform: { searchAdapter: 'nothing-of-the-kind' } } })
    await expect(startShop({ env })).rejects.toThrow('Search adapter is missing or invalid')
  })
})

describe('failed search while the shop is online', () => {
  beforeAll(() => shop.platform.fail('error 500', /\/product\/_search/))
  afterAll(() => shop.platform.fail('none'))

  // SEARCH-14
  it('is an error, not an empty result', async () => {
    const { data, errors } = await readAnswer('{ products(search: "never searched before") { total } }', {}, shop.url)
    expect(data?.products ?? null).toBeNull()
    expect(errors[0]).toMatchObject({
      message: 'The search backend cannot be connected',
      extensions: { code: 'PLATFORM_UNREACHABLE' },
    })
  })

  it('answers 503, not 404, for a product that exists', async () => {
    expect((await visit('/p/TOOL-MALLET/any-slug', shop.url)).status).toBe(503)
  })

  // LIST-7
  it('answers 503 for a category instead of showing it empty', async () => {
    const page = await visit('/fencing/panels', shop.url)
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(page.text).not.toContain('No products synchronized')
  })

  // ERROR-10
  it('reveals nothing of the platform’s error', async () => {
    const page = await visit('/search?q=never+searched+either', shop.url)
    expect(page.html).not.toMatch(/ECONNREFUSED|10\.1\.0\.4/)
  })
})

describe('search for an unknown entity type', () => {
  // SEARCH-16
  it("is rejected with 'No entity type registered for {type}'", () => {
    const { entity }: Pick<SearchRequest, 'entity'> = JSON.parse('{ "entity": "wishlist" }')
    expect(() => entityType(entity)).toThrow('No entity type registered for wishlist')
  })
})

// ERROR-8
describe('partial platform failures', () => {
  it('mark stock as volatile and leave the rest of the product intact', async () => {
    shop.platform.fail('error 500', /\/stock\//)
    const { product } = await ask(
      '{ product(by: { sku: "TOOL-TAPE-8M" }) { name stock { status quantity } issues { code } } }',
      {},
      shop.url,
    )
    shop.platform.fail('none')
    expect(product).toEqual({ name: 'Tape measure 8 m', stock: { status: 'VOLATILE', quantity: null }, issues: [] })
  })

  it('leave reviews out of the page', async () => {
    shop.platform.fail('error 500', /\/review\/_search/)
    const page = await visit('/p/TOOL-CORK/any-slug', shop.url)
    shop.platform.fail('none')
    expect(page.status).toBe(200)
    expect(page.text).toContain('We can’t load reviews right now.')
  })

  it('answer 503, not 404, for a product without tax rules', async () => {
    const fresh = await loggingShop()
    onTestFinished(() => fresh.stop())
    fresh.platform.fail('error 500', /\/taxrule\/_search/)
    expect((await visit('/p/TOOL-CORK/any-slug', fresh.url)).status).toBe(503)
  })
})

describe('invalid platform answers', () => {
  // QUEUE-10, QUEUE-11
  it.each([
    ['not of JSON content type', 'html', 'Error with response - bad content-type!'],
    ['without a body', 'empty', 'Unhandled error, wrong response format!'],
  ] as const)('are logged if they are %s', async (_, fault, text) => {
    shop.platform.fail(fault, /\/cms_page\/_search/)
    await readAnswer('query ($id: String!) { cmsPage(identifier: $id) { id } }', { id: `never-asked-${fault}` }, shop.url)
    shop.platform.fail('none')
    await expectLogged(text)
  })
})
