import {
  buildClientSchema,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isScalarType,
  printSchema,
} from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../kit/graphql.ts'

let schema: GraphQLSchema
beforeAll(async () => {
  schema = buildClientSchema(
    await ask<IntrospectionQuery>(getIntrospectionQuery({ specifiedByUrl: true, oneOf: true, directiveIsRepeatable: true })),
  )
})

const SECRET = /token|password|secret|bearer/i
const BUILT_IN = ['Boolean', 'Float', 'ID', 'Int', 'String']

const publicTypes = (): readonly GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__') && !BUILT_IN.includes(name))

const readFields = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []

const readArguments = (field: object): readonly GraphQLArgument[] =>
  'args' in field && Array.isArray(field.args) ? field.args : []

describe('public schema', () => {
  it('describes every type', () => {
    expect(publicTypes().length).toBeGreaterThan(40)
    expect(publicTypes().filter(({ description }) => !description)).toEqual([])
  })

  it('describes every field', () => {
    const silent = publicTypes().flatMap((type) =>
      readFields(type).flatMap((field) => (field.description ? [] : `${type.name}.${field.name}`)),
    )
    expect(silent).toEqual([])
  })

  // FRONT-10
  it('says what null means in every answer, on the field, its type or the field it refers to', () => {
    const silent = publicTypes().flatMap((type) =>
      isInputObjectType(type) || /null/.test(type.description ?? '')
        ? []
        : readFields(type).flatMap(({ name, type: of, description }) =>
            isNonNullType(of) || /null|As `/i.test(description ?? '') ? [] : `${type.name}.${name}`,
          ),
    )
    expect(silent).toEqual([])
  })

  // FRONT-16
  it('says what an omitted input field or argument means, on each that may be omitted', () => {
    const isSilent = ({ type, description }: GraphQLArgument | GraphQLInputField) =>
      !isNonNullType(type) && !/\b(omitted|without|by default|null)\b/i.test(description ?? '')
    const silent = publicTypes().flatMap((type) =>
      isInputObjectType(type) && type.isOneOf
        ? []
        : readFields(type).flatMap((field) => [
            ...(isInputObjectType(type) && isSilent(field) ? [`${type.name}.${field.name}`] : []),
            ...readArguments(field)
              .filter(isSilent)
              .map(({ name }) => `${type.name}.${field.name}(${name})`),
          ]),
    )
    expect(silent).toEqual([])
  })

  it('describes every enum value', () => {
    const silent = publicTypes().flatMap((type) =>
      isEnumType(type) ? type.getValues().flatMap((value) => (value.description ? [] : `${type.name}.${value.name}`)) : [],
    )
    expect(silent).toEqual([])
  })

  it('describes every argument of fields and directives', () => {
    const places = [
      ...publicTypes().flatMap((type) => readFields(type).map((field) => ({ name: `${type.name}.${field.name}`, of: field }))),
      ...schema.getDirectives().map((directive) => ({ name: `@${directive.name}`, of: directive })),
    ]
    const silent = places.flatMap(({ name, of }) =>
      readArguments(of).flatMap((argument) => (argument.description?.trim() ? [] : `${name}(${argument.name})`)),
    )
    expect(silent).toEqual([])
  })

  it('has no JSON scalar, and a specification URL for each custom scalar', () => {
    const own = publicTypes().filter(isScalarType)
    expect(own.map(({ name }) => name).toSorted()).toEqual(['CurrencyCode', 'DateTime', 'Decimal', 'HTML', 'URL'])
    for (const { name, specifiedByURL } of own) expect([name, specifiedByURL]).toEqual([name, expect.stringMatching(/^https:/)])
  })

  it('pages every list with the same two arguments', () => {
    for (const type of publicTypes())
      for (const field of readFields(type)) {
        const names = readArguments(field).map(({ name }) => name)
        if (names.some((name) => /^(first|offset|page|pageSize|limit|skip|after|before|last|perPage)$/.test(name)))
          expect([type.name, field.name, names.filter((name) => ['first', 'offset'].includes(name))]).toEqual([
            type.name,
            field.name,
            ['first', 'offset'],
          ])
      }
  })

  it('has lookup inputs that take exactly one key', () => {
    const lookups = publicTypes().filter(({ name }) => name.endsWith('KeyInput'))
    expect(lookups.map(({ name }) => name).toSorted()).toEqual(['CategoryKeyInput', 'ProductKeyInput'])
    for (const type of lookups) expect(isInputObjectType(type) && type.isOneOf).toBe(true)
  })

  it('returns no token and no password', () => {
    const answered = publicTypes().filter((type) => isObjectType(type) || isInterfaceType(type))
    const secrets = answered.flatMap((type) =>
      readFields(type).flatMap((field) => {
        const isQuestion = type === schema.getMutationType()
        return !isQuestion && SECRET.test(`${field.name} ${field.description}`) ? [`${type.name}.${field.name}`] : []
      }),
    )
    expect(secrets).toEqual([])
  })

  it('accepts passwords and the e-mailed token in inputs only', () => {
    const taken = publicTypes().flatMap((type) =>
      isInputObjectType(type) ? readFields(type).flatMap(({ name }) => (SECRET.test(name) ? [name] : [])) : [],
    )
    expect([...new Set(taken)].sort()).toEqual(['currentPassword', 'newPassword', 'password', 'resetToken'])
  })

  it('exposes no Elasticsearch terms', () => {
    expect(printSchema(schema)).not.toMatch(
      /elastic|opensearch|lucene|_source|aggregat|bucket|fuzz|boost|must_not|\bterms\b|dsl/i,
    )
  })

  it('represents money as integers', () => {
    const money = schema.getType('Money')
    expect(isObjectType(money) && String(money.getFields().amount?.type)).toBe('Int!')
    for (const type of publicTypes())
      for (const { name, type: kind } of readFields(type))
        if (/price|amount|net|gross|tax$/i.test(name)) expect(String(kind)).not.toMatch(/Float|Decimal/)
  })

  it('has lists without nulls', () => {
    const holed = publicTypes().flatMap((type) =>
      readFields(type).flatMap(({ name, type: kind }) => (/\[[^!]*\]/.test(String(kind)) ? `${type.name}.${name}: ${kind}` : [])),
    )
    expect(holed).toEqual([])
  })
})
