import fc from 'fast-check'
import { buildSchema, getNamedType, isInterfaceType, isObjectType, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { GRAPHQL_LIMITS, LIST_SIZES } from '#schema/rules/constants.ts'
import { resolvers } from '../../resolvers/resolvers.ts'
import { createSchema } from '../schema.ts'
import { evaluateCost, type Variables } from './cost.ts'
import { documentCost } from './document-cost.ts'
import { declaredSize, isList } from './field-costs.ts'

const DIRECTIVES = `
  directive @listSize(assumedSize: Int!, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION
  directive @cost(weight: Int!) on FIELD_DEFINITION
`
const schema = buildSchema(`
  ${DIRECTIVES}
  interface Thing { name: String! parts: [Thing!]! @listSize(assumedSize: 10) }
  type Board implements Thing { name: String! parts: [Thing!]! long: String @cost(weight: 64) tags: [String!]! @listSize(assumedSize: 4) }
  type Page { items: [Thing!]! @listSize(assumedSize: 100) total: Int! facets: [Thing!]! @listSize(assumedSize: 3) }
  type Query {
    thing: Thing
    page(first: Int! = 50): Page @listSize(assumedSize: 100, slicingArguments: ["first"], sizedFields: ["items"])
    bySku(skus: [ID!]!): [Thing!]! @listSize(assumedSize: 60, slicingArguments: ["skus"])
    unsized: [Thing!]!
  }
`)
const queryCost = (query: string, variables: Variables = {}) => evaluateCost(documentCost(schema)(parse(query)), variables)

describe('the cost of a query', () => {
  it.each([
    ['fields', '{ thing { name } }', 2],
    ['aliases', '{ a: thing { name } b: thing { name b: name } }', 5],
    ['a long alias by its length', `{ thing { ${'n'.repeat(3200)}: name } }`, 102],
    ['a field by its weight', '{ thing { ... on Board { long } } }', 65],
    ['every entry of a list with its fields', '{ thing { parts { name } } }', 1 + 1 + 10 * 2],
    ['values of a scalar list', '{ thing { ... on Board { tags } } }', 1 + 1 + 4],
    ['nested lists by the product of their lengths', '{ thing { parts { parts { name } } } }', 1 + 1 + 10 * (1 + 1 + 10 * 2)],
    ['as many items as requested', '{ page(first: 7) { items { name } } }', 1 + 1 + 7 * 2],
    ['the default number of items', '{ page { items { name } } }', 1 + 1 + 50 * 2],
    ['other lists of the same page by their own size', '{ page(first: 7) { facets { name } total } }', 1 + 1 + 3 * 2 + 1],
    ['one item per sku', '{ bySku(skus: ["a", "b"]) { name } }', 1 + 2 * 2],
    ['a list without a size as long as the maximum', '{ unsized { name } }', 1 + 100 * 2],
    ['__typename', '{ __typename thing { __typename } }', 3],
    ['unknown fields as 0', '{ none thing { nothing } }', 1],
  ])('counts %s', (_, query, cost) => {
    expect(queryCost(query)).toBe(cost)
  })

  it.each([0, -1, -100, 101, 2_147_483_648, 1e300])('counts the longest page for first: %d', (first) => {
    expect(queryCost(`{ page(first: ${first.toFixed(0)}) { items { name } } }`)).toBe(202)
  })

  const PAGE = 'query Page($n: Int!) { page(first: $n) { items { name } } }'

  it.each([
    [7, 16],
    [0, 202],
    [-7, 202],
    [1e300, 202],
    [Number.NaN, 202],
    ['7', 202],
    [null, 202],
    [{ n: 7 }, 202],
    [undefined, 202],
  ])('reads the variable %j', (n, cost) => {
    expect(queryCost(PAGE, { n })).toBe(cost)
  })

  it('uses the default of the argument for an omitted variable, ignoring inherited properties', () => {
    expect(queryCost(PAGE)).toBe(102)
    expect(queryCost(PAGE.replaceAll('$n', '$toString'))).toBe(102)
  })

  it.each([
    ['three skus', ['a', 'b', 'c'], 7],
    ['no skus', [], 1],
    ['more skus than allowed', Array.from({ length: 1000 }, String), 121],
    ['a single sku', 'a', 121],
  ])('counts the entries of a list variable: %s', (_, skus, cost) => {
    expect(queryCost('query A($skus: [ID!]!) { bySku(skus: $skus) { name } }', { skus })).toBe(cost)
  })

  it('is the same with and without fragments', () => {
    const plain = queryCost('query A($n: Int!) { page(first: $n) { items { name parts { name } } } }', { n: 5 })
    const spread =
      'query A($n: Int!) { ...Q } fragment Q on Query { page(first: $n) { ...P } } fragment P on Page { items { ...T } } fragment T on Thing { name parts { ... { name } } }'
    expect(queryCost(spread, { n: 5 })).toBe(plain)
  })

  it('adds up the selections on all types', () => {
    expect(queryCost('{ thing { ... on Board { name } ... on Thing { name } name } }')).toBe(4)
  })

  it('is calculated once per fragment', () => {
    const levels = 500
    const fragments = Array.from({ length: levels }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)
    for (const selected of ['page(first: $n) { items { name } }', 'bySku(skus: $n) { name }', 'unsized { name }']) {
      const last = `fragment F${levels} on Query { ${selected} }`
      expect(queryCost(`query A { ...F0 } ${fragments.join(' ')} ${last}`, { n: [1] })).toBeGreaterThan(1e150)
    }
  })

  it('is finite for circular fragments', () => {
    expect(queryCost('{ ...A } fragment A on Query { thing { name } ...B } fragment B on Query { ...A }')).toBe(2)
  })

  it('depends on the variables of each request', () => {
    const cost = documentCost(schema)(parse(PAGE))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (n) => {
        expect(evaluateCost(cost, { n })).toBe(2 + 2 * n)
      }),
    )
  })
})

const shop = createSchema(resolvers)
const shopCost = documentCost(shop)
const fieldsOfTypes = Object.values(shop.getTypeMap())
  .filter((type) => !type.name.startsWith('__'))
  .flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()).map((field) => ({ type, field })) : [],
  )

describe('list sizes in the schema', () => {
  it('are declared for every list', () => {
    const lists = fieldsOfTypes.filter(({ field }) => isList(field))
    expect(lists.length).toBeGreaterThan(50)
    const without = lists.filter(({ type, field }) => !declaredSize(shop, type, field))
    expect(without.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([])
  })

  it('refer to existing arguments and fields', () => {
    for (const { type, field } of fieldsOfTypes) {
      const { slicingArguments = [], sizedFields = [] } = declaredSize(shop, type, field) ?? {}
      const answered = getNamedType(field.type)
      expect(field.args.map(({ name }) => name)).toEqual(expect.arrayContaining([...slicingArguments]))
      expect(isObjectType(answered) ? Object.keys(answered.getFields()) : []).toEqual(expect.arrayContaining([...sizedFields]))
    }
  })

  it('equal the limits for lists with first or skus', () => {
    const sliced = fieldsOfTypes.filter(({ field }) => field.args.some(({ name }) => name === 'first' || name === 'skus'))
    expect(sliced.length).toBeGreaterThan(5)
    for (const { type, field } of sliced) {
      const size = declaredSize(shop, type, field)
      const [argument] = size?.slicingArguments ?? []
      expect([`${type.name}.${field.name}`, size?.assumedSize]).toEqual([
        `${type.name}.${field.name}`,
        argument === 'skus' ? GRAPHQL_LIMITS.skus : GRAPHQL_LIMITS.first,
      ])
    }
  })

  it('equal the lengths of the home page lists', () => {
    const home = Object.fromEntries(
      fieldsOfTypes
        .filter(({ type }) => type.name === 'Home')
        .map(({ type, field }) => [field.name, declaredSize(shop, type, field)?.assumedSize]),
    )
    expect(home).toMatchObject({
      newProducts: LIST_SIZES.newProducts,
      bestSellers: LIST_SIZES.bestSellers,
      specialOffers: LIST_SIZES.specialOffers,
    })
  })
})

describe('the trusted documents', () => {
  it.each([...documents.values()].map((text) => [/\w+ (\w+)/.exec(text)?.[1], text]))(
    'are within the cost limit, whatever the variables: %s',
    (_, text = '') => {
      const document = parse(text)
      expect(validate(shop, document)).toEqual([])
      const unknown = new Proxy({}, { getOwnPropertyDescriptor: () => ({ configurable: true, value: null }), get: () => null })
      expect(evaluateCost(shopCost(document), unknown)).toBeLessThanOrEqual(GRAPHQL_LIMITS.cost)
    },
  )
})
