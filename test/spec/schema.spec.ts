import {
  buildClientSchema,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  printSchema,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../kit/graphql.ts'

let schema: GraphQLSchema
beforeAll(async () => {
  schema = buildClientSchema(await ask<IntrospectionQuery>(getIntrospectionQuery()))
})

/** Arguments whose names say it all. */
const PLAIN_ARGUMENTS = new Set([
  'sku',
  'id',
  'urlKey',
  'urlPath',
  'slug',
  'skus',
  'identifier',
  'categoryId',
  'productId',
  'filters',
  'sort',
  'first',
  'offset',
])
const BUILT_IN = ['Boolean', 'Float', 'ID', 'Int', 'String']

const publicTypes = (): readonly GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__') && !BUILT_IN.includes(name))

const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []

describe('the public schema', () => {
  it('describes every type', () => {
    expect(publicTypes().length).toBeGreaterThan(40)
    expect(publicTypes().filter(({ description }) => !description)).toEqual([])
  })

  it('describes every field', () => {
    const silent = publicTypes().flatMap((type) =>
      fieldsOf(type).flatMap((field) => (field.description ? [] : `${type.name}.${field.name}`)),
    )
    expect(silent).toEqual([])
  })

  it('describes every value of every enumeration', () => {
    const silent = publicTypes().flatMap((type) =>
      isEnumType(type) ? type.getValues().flatMap((value) => (value.description ? [] : `${type.name}.${value.name}`)) : [],
    )
    expect(silent).toEqual([])
  })

  it('describes every argument whose name does not say it all', () => {
    const argumentsOf = (field: object): readonly GraphQLArgument[] =>
      'args' in field && Array.isArray(field.args) ? field.args : []
    const silent = publicTypes().flatMap((type) =>
      fieldsOf(type).flatMap((field) =>
        argumentsOf(field)
          .filter(({ name, description }) => !description && !PLAIN_ARGUMENTS.has(name))
          .map(({ name }) => `${type.name}.${field.name}(${name})`),
      ),
    )
    expect(silent).toEqual([])
  })

  it('describes every argument of the product list', () => {
    const products = schema.getQueryType()?.getFields().products
    expect(products?.args.length).toBeGreaterThan(5)
    expect(products?.args.filter(({ description }) => !description)).toEqual([])
  })

  it('has no JSON scalar, and no scalar of its own at all', () => {
    const scalars = Object.values(schema.getTypeMap()).filter(isScalarType)
    expect(scalars.map(({ name }) => name).toSorted()).toEqual(BUILT_IN)
  })

  it('knows no token and no password', () => {
    expect(printSchema(schema)).not.toMatch(/token|password|secret|bearer/i)
  })

  it('speaks no Elasticsearch', () => {
    expect(printSchema(schema)).not.toMatch(
      /elastic|opensearch|lucene|_source|aggregat|bucket|fuzz|boost|must_not|\bterms\b|dsl/i,
    )
  })

  it('counts money in whole numbers', () => {
    const money = schema.getType('Money')
    expect(isObjectType(money) && String(money.getFields().amount?.type)).toBe('Int!')
    for (const type of publicTypes())
      for (const { name, type: kind } of fieldsOf(type))
        if (/price|amount|net|gross|tax$/i.test(name)) expect([type.name, name, String(kind)]).not.toContain('Float')
  })

  it('has lists without holes', () => {
    const holed = publicTypes().flatMap((type) =>
      fieldsOf(type).flatMap(({ name, type: kind }) => (/\[[^!]*\]/.test(String(kind)) ? `${type.name}.${name}: ${kind}` : [])),
    )
    expect(holed).toEqual([])
  })
})
