import Fastify, { type FastifyInstance } from 'fastify'
import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scopeWith, toResult } from '../../../services/testing/platform.ts'
import { resolvers } from '../../resolvers/resolvers.ts'
import { graphql } from '../plugin.ts'
import { createSchema } from '../schema.ts'
import { errorCode } from '../testing/greeting.ts'
import { createClient } from '../testing/server.ts'

const nestField = (field: string, times: number, leaf: string) => `${`${field} { `.repeat(times)}${leaf}${' }'.repeat(times)}`
const TRUSTED = 'query Skus($skus: [ID!]!) { productsBySku(skus: $skus) { product { related { related { sku } } } } }'

let app: FastifyInstance
let client: ReturnType<typeof createClient>
let calls = 0
const countAsked = async () => {
  calls += 1
  return toResult([])
}

beforeAll(async () => {
  app = Fastify()
  await app.register(graphql, {
    schema: createSchema(resolvers),
    documents: new Map([['sha256:skus', TRUSTED]]),
    playground: true,
    isOwnPage: () => true,
    freshSeconds: 60,
    getScope: () => scopeWith({ products: countAsked, reviews: countAsked, categories: countAsked }),
  })
  client = createClient(await app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => app.close())
beforeEach(() => {
  calls = 0
})

const PAGE = 'query Page($n: Int!) { products(first: $n) { items { related { related { sku } } } } }'
const long = 'a'.repeat(20_000)
const shortFragments = Array.from({ length: 40 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')

describe('a query above the cost limit', () => {
  it.each([
    ['related products nested six times', `{ product(by: { sku: "A" }) { ${nestField('related', 6, 'sku')} } }`],
    [
      'related products nested in aliases',
      `{ product(by: { sku: "A" }) { ${nestField('a: related', 5, 'sku')} b: related { sku } } }`,
    ],
    [
      'the same through inline fragments',
      '{ product(by: { sku: "A" }) { ... on Product { related { ... { related { ... on Product { related { ... on SimpleProduct { related { sku } } } } } } } } } }',
    ],
    [
      'the same through fragments',
      '{ product(by: { sku: "A" }) { ...A } } fragment A on Product { related { ...B } } fragment B on Product { related { ...C } } fragment C on Product { related { ...D } } fragment D on Product { related { sku } }',
    ],
    ['fragments that double forty times', `{ ...F0 } ${shortFragments} fragment F40 on Query { menu { id } }`],
    [
      'every variant of every product of a page',
      '{ products(first: 100) { items { ... on ConfigurableProduct { variants { sku name url price { final { net { amount formatted } gross { amount formatted } } } } } } } }',
    ],
    ['the products of every category', `{ menu { ${nestField('children', 3, 'products { items { sku } }')} } }`],
    [
      'more calls than a page would ever need',
      '{ products(first: 100) { items { reviews { total } related { reviews { total } } } } }',
    ],
    [
      'one text many times',
      `{ products(first: 100) { items { ${Array.from({ length: 15 }, (_, i) => `a${i}: description`).join(' ')} } } }`,
    ],
    ['an alias of 20,000 letters', `{ products(first: 100) { items { ${long}: sku } } }`],
    [
      'the fields of types of fields, many times',
      `{ ${Array.from({ length: 12 }, (_, i) => `a${i}: __schema { types { fields { type { fields { name description type { name description } } } } } }`).join(' ')} }`,
    ],
  ])('is rejected without executing a resolver: %s', async (_, query) => {
    const answer = await client.post({ query })
    expect([answer.status, errorCode(answer), calls]).toEqual([400, 'TOO_COSTLY', 0])
    expect(answer.json).not.toHaveProperty('data')
    expect(answer.json.errors[0].message).toMatch(/^The query costs \d.*; \d+ are allowed\./)
  })

  it.each([0, -1, 101, 2_147_483_647])('is rejected if its list argument is %d', async (n) => {
    const answer = await client.post({ query: PAGE, variables: { n } })
    expect([answer.status, errorCode(answer), calls]).toEqual([400, 'TOO_COSTLY', 0])
  })

  it.each([['"1"'], ['"1e9"'], ['1.5'], ['1e300'], ['null'], ['[1]'], ['{"n":1}'], ['true']])(
    'is rejected for the variable %s at every execution',
    async (n) => {
      const query = PAGE.replace('Page', `Page${Math.abs(n.length)}`)
      for (const _turn of [1, 2, 3]) {
        const answer = await client.post(`{"query":${JSON.stringify(query)},"variables":{"n":${n}}}`)
        expect([answer.status, calls]).toEqual([400, 0])
      }
    },
  )

  it('is answered if the list is shorter', async () => {
    for (const n of [1, 2, 1]) expect((await client.post({ query: PAGE, variables: { n } })).status).toBe(200)
    expect((await client.post({ query: PAGE, variables: { n: 100 } })).status).toBe(400)
  })

  it('is rejected as a trusted document too, over POST and GET', async () => {
    const variables = { skus: Array.from({ length: 60 }, String) }
    const request = { documentId: 'sha256:skus' }
    const posted = await client.post({ ...request, variables })
    const got = await client.get({ ...request, variables: JSON.stringify(variables) })
    for (const answer of [posted, got]) expect([answer.status, errorCode(answer)]).toEqual([400, 'TOO_COSTLY'])
    expect((await client.post({ ...request, variables: { skus: ['A'] } })).status).toBe(200)
  })
})

// FRONT-12
describe('a menu of four levels', () => {
  it.each(['name url', 'id name url urlKey level productCount'])('is within the limits with %s', async (fields) => {
    const levels = [1, 2, 3].reduce((below) => `${fields} children { ${below} }`, fields)
    const { status } = await client.post({ query: `{ menu { ${levels} } }` })
    expect(status).toBe(200)
  })
})

describe('the introspection query', () => {
  it('is within the cost limit', async () => {
    expect((await client.post({ query: getIntrospectionQuery({ inputValueDeprecation: true }) })).status).toBe(200)
  })
})
