import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '#schema/operation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { config, failUnreachable, scopeWith } from '../../../services/testing/platform.ts'
import { resolvers } from '../../resolvers/resolvers.ts'
import { shop } from '../../resolvers/testing/shop.ts'
import { graphql } from '../plugin.ts'
import { createSchema } from '../schema.ts'
import { createExecutor } from './execute.ts'
import { createPageQueries, isUnreachable, LoadError } from './page-queries.ts'

const TEXTS = {
  Page: 'query Page($path: String!) { route(path: $path) { ... on Category { name products { total } } } menu { name } }',
  Shell: 'query Shell { menu { name children { name } } }',
  Reviewed: 'query Reviewed { product(by: { sku: "BOARD" }) { name reviews { total } } }',
  Search: 'query Search { products(search: "oak board") { total } store { code } }',
  SearchWithBlocks: 'query SearchWithBlocks { products(search: "oak board") { total } placedBlocks(place: FOOTER) { id } }',
  Listing: 'query Listing { products(search: "oak board") { total } }',
  PriceWithValues:
    'query PriceWithValues { product(by: { sku: "BOARD" }) { price { final { gross { amount } } } } menu { name } }',
  Wrong: 'query Wrong { product(by: { sku: "" }) { sku } store { code } }',
  Typed: 'query Typed($first: Int!) { products(first: $first) { total } }',
}
const documents = new Map(Object.entries(TEXTS))
// biome-ignore lint/suspicious/noExplicitAny: the documents of this test have no generated types
const operation = (name: keyof typeof TEXTS): Operation<any, any> => ({ id: name, name })

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await app.register(graphql, {
    schema: createSchema(resolvers),
    documents,
    playground: false,
    isOwnPage: () => true,
    freshSeconds: 60,
    getScope: () => scopeWith(),
  })
  await app.ready()
})
afterAll(() => app.close())

const queriesWith = (platform: Partial<Platform> = {}) =>
  createPageQueries(createExecutor(app.graphql, documents), scopeWith({ ...shop, ...platform }))

const withPrices = (prices: Platform['prices']) =>
  createPageQueries(
    createExecutor(app.graphql, documents),
    scopeWith({ ...shop, prices }, { config: { ...config, catalog: { ...config.catalog, priceSync: true } } }),
  )

async function catchFailure(name: keyof typeof TEXTS, variables: object, platform: Partial<Platform> = {}): Promise<unknown> {
  return queriesWith(platform)
    .load(operation(name), variables)
    .then(
      () => null,
      (error: unknown) => error,
    )
}

describe('page queries', () => {
  it('return data with its cache tags', async () => {
    const queries = queriesWith()
    expect(await queries.load(operation('Page'), { path: '/decking' })).toMatchObject({ route: { name: 'Decking' } })
    expect(queries.tags()).toContain('C34')
    expect(queries.isComplete()).toBe(true)
  })

  // CACHE-15
  it('have one tag for all links of header and footer', async () => {
    const queries = queriesWith()
    expect(await queries.load(operation('Shell'), {})).toMatchObject({ menu: [{ name: 'Decking' }] })
    expect(queries.tags()).toEqual(['menu'])
  })

  it('return null for a part that failed', async () => {
    const queries = queriesWith({ reviews: failUnreachable })
    expect(await queries.load(operation('Reviewed'), {})).toMatchObject({ product: { name: 'Oak board', reviews: null } })
    expect(queries.isComplete()).toBe(false)
    expect([queries.hasGaps('Reviewed'), queries.hasGaps('Page')]).toEqual([true, false])
  })

  it('throw 503 if the listing of a category fails', async () => {
    expect(await catchFailure('Page', { path: '/decking' }, { products: failUnreachable })).toMatchObject({
      code: 'PLATFORM_UNREACHABLE',
      status: 503,
    })
  })

  it('are incomplete while prices are unconfirmed', async () => {
    const queries = withPrices(async () => ({ items: [], isComplete: false }))
    await queries.load(operation('PriceWithValues'), {})
    expect(queries.isComplete()).toBe(false)
  })

  it('are complete if the platform has no price for a product', async () => {
    const queries = withPrices(async () => ({ items: [], isComplete: true }))
    await queries.load(operation('PriceWithValues'), {})
    expect(queries.isComplete()).toBe(true)
  })

  it('return null for an unknown path', async () => {
    expect(await queriesWith().load(operation('Page'), { path: '/nothing' })).toMatchObject({ route: null })
  })

  it('throw 503, not "not found", if the platform does not answer', async () => {
    const error = await catchFailure('Page', { path: '/nothing' }, { resolveUrl: failUnreachable, products: failUnreachable })
    expect(error).toMatchObject({ code: 'PLATFORM_UNREACHABLE', status: 503 })
    expect(isUnreachable(error)).toBe(true)
  })

  it('throw 503, not "not found", if an error deep in a product nulls it', async () => {
    expect(await catchFailure('PriceWithValues', {}, { taxRules: failUnreachable })).toMatchObject({
      code: 'PLATFORM_UNREACHABLE',
      status: 503,
    })
  })

  it('throw 503 if all data is null', async () => {
    expect(await catchFailure('Page', { path: '/decking' }, { categories: failUnreachable })).toMatchObject({ status: 503 })
    expect(await catchFailure('Listing', {}, { products: failUnreachable })).toMatchObject({ status: 503 })
  })

  it('throw 503 if empty lists are all that is left', async () => {
    expect(await catchFailure('SearchWithBlocks', {}, { products: failUnreachable })).toMatchObject({ status: 503 })
  })

  it('return null for a list that failed if other data was found', async () => {
    expect(await queriesWith({ products: failUnreachable }).load(operation('Search'), {})).toEqual({
      products: null,
      store: { code: 'default' },
    })
  })

  it('return null for an invalid argument', async () => {
    expect(await queriesWith().load(operation('Wrong'), {})).toMatchObject({ product: null })
  })

  it.each(['AbortError', 'TimeoutError'])('throw 503, not an internal error, after a %s', async (name) => {
    const answerLate = async () => {
      throw new DOMException('too late', name)
    }
    expect(await catchFailure('Page', { path: '/decking' }, { categories: answerLate })).toMatchObject({ status: 503 })
    expect(isUnreachable(new DOMException('too late', name))).toBe(true)
  })

  it('throw 500 for a bug in a resolver', async () => {
    const failBroken = async () => {
      throw new TypeError('x is not a function')
    }
    const error = await catchFailure('Page', { path: '/decking' }, { categories: failBroken })
    expect(error).toMatchObject({ code: 'INTERNAL', status: 500 })
    expect(isUnreachable(error)).toBe(false)
  })

  it.each([1, 2, 3])('reject invalid variables (execution %i)', async () => {
    const error = await catchFailure('Typed', { first: 99_999_999_999 })
    expect(error).toBeInstanceOf(LoadError)
    expect(error).toMatchObject({ code: 'DOCUMENT_INVALID', status: 400 })
  })

  it('reject an operation that is not persisted', async () => {
    await expect(queriesWith().load({ id: 'none', name: 'None' }, {})).rejects.toThrow('None is not a trusted document')
  })
})
