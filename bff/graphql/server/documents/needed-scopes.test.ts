import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import type { ClientConfig } from '../../../config/clients.ts'
import { resolvers } from '../../resolvers/resolvers.ts'
import { createSchema } from '../schema.ts'
import { checkClientDocuments } from './client-documents.ts'
import { neededScopes } from './needed-scopes.ts'

const schema = createSchema(resolvers)
const readScopes = (text: string) => [...neededScopes(schema)(parse(text).definitions)].sort()

// FRONT-3
describe('neededScopes', () => {
  it.each([
    ['{ menu { name } }', ['public']],
    ['{ __typename }', []],
    ['{ cart { quantity } }', ['cart']],
    ['{ cart { quantity } store { code } }', ['cart', 'public']],
    [
      '{ ...A } fragment A on Query { ...B ... { menu { name } } } fragment B on Query { customer { email } }',
      ['customer', 'public'],
    ],
    ['mutation { cartCouponRemove { userErrors { code } } }', ['cart']],
    ['mutation { customerSignOut { userErrors { code } } }', ['customer']],
    ['mutation ($input: MessageInput!) { messageSend(input: $input) { isSent } }', ['customer']],
  ])('returns for %s the scopes %j', (text, scopes) => {
    expect(readScopes(text)).toEqual(scopes)
  })

  it('returns cart for every field of the cart and of orders, and never public for private fields', () => {
    const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    const getScope = (operation: string, name: string) => readScopes(`${operation} { ${name} }`)
    const ofCart = [
      ...queries.map(({ name }) => ['query', name] as const),
      ...mutations.map(({ name }) => ['mutation', name] as const),
    ]
      .filter(([operation, name]) => getScope(operation, name)[0] === 'cart')
      .map(([, name]) => name)
    for (const name of ['cart', 'cartSync', 'cartShippingSet', 'goodsDelivery', 'orderPlace', 'orderOutcome'])
      expect(ofCart).toContain(name)
    for (const name of ofCart) expect(name).toMatch(/^(?:cart|order|lastOrder|goodsDelivery|checkoutReturn)/)
    for (const { name } of mutations) expect(getScope('mutation', name)).not.toEqual(['public'])
  })
})

// FRONT-1
describe('checkClientDocuments', () => {
  const check = (text: string) => {
    const client = { documents: [{ id: 'a', text, place: 'kiosk.json:2 a' }] } as unknown as ClientConfig
    checkClientDocuments([client], schema, { introspection: false })
  }

  it('accepts documents of the schema within the limits', () => {
    expect(() => check('query Menu { menu { name } }')).not.toThrow()
  })

  it.each([
    ['a syntax error', 'query {', 'Syntax Error'],
    ['an unknown field', '{ menus { name } }', 'Cannot query field "menus"'],
    ['two operations', 'query A { menu { name } } query B { menu { name } }', 'exactly one operation'],
    ['introspection', '{ __schema { types { name } } }', 'introspection'],
    ['too many tokens', `{ ${'menu { name } '.repeat(700)} }`, 'token'],
  ])('names file, line and field of a document with %s', (_, text, message) => {
    expect(() => check(text)).toThrow(/kiosk\.json:2 a: /)
    expect(() => check(text)).toThrow(message)
  })
})
