import { describe, expect, it } from 'vitest'
import type { Resolvers } from '../generated/resolvers.ts'
import { executableSchema } from './schema.ts'

const SDL = `
  type Query { shop: Shop }
  type Mutation { open: Boolean! }
  type Shop { name: String! shelf(number: Int!): String }
`
const shop = () => ({ name: 'Heartwood' })
const shelf = () => 'Oak'
const open = (): boolean => true

// The test has its own schema, so the generated type does not apply.
const start = (...resolvers: readonly object[]) => executableSchema(SDL, resolvers as readonly Resolvers[])

describe('executableSchema', () => {
  it('merges the resolvers of a type from several files', () => {
    const schema = start({ Query: { shop } }, { Shop: { shelf } }, { Mutation: { open } })
    expect(
      schema
        .getMutationType()
        ?.getFields()
        .open?.resolve?.(null, {}, { session: {} }, {} as never),
    ).toBe(true)
  })

  it.each([
    ['a query has no resolver', [{ Shop: { shelf } }, { Mutation: { open } }], 'No resolver for Query.shop'],
    ['a mutation has no resolver', [{ Query: { shop }, Shop: { shelf } }], 'No resolver for Mutation.open'],
    [
      'a field with arguments has no resolver',
      [{ Query: { shop } }, { Mutation: { open } }],
      'Resolver missing for "Shop.shelf"',
    ],
    [
      'a resolver has no field',
      [{ Query: { shop, till: shop }, Shop: { shelf } }, { Mutation: { open } }],
      'Query.till defined in resolvers, but not in schema',
    ],
  ])('throws if %s', (_, resolvers, message) => {
    expect(() => start(...resolvers)).toThrow(message)
  })
})
