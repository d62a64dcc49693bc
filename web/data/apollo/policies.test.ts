import { globSync, readFileSync } from 'node:fs'
import { buildSchema, GraphQLInterfaceType, GraphQLUnionType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { possibleTypes } from './policies.ts'

const schema = buildSchema(
  globSync('schema/*.graphql')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n'),
)

describe('possibleTypes', () => {
  it('lists every interface and union of the schema with all its types', () => {
    const abstract = Object.values(schema.getTypeMap()).filter(
      (type) => type instanceof GraphQLInterfaceType || type instanceof GraphQLUnionType,
    )
    const expected = Object.fromEntries(
      abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
    )
    expect(possibleTypes).toEqual(expected)
  })
})
