import Fastify, { type FastifyInstance } from 'fastify'
import { execute, Kind, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { scopeWith } from '../../../services/testing/platform.ts'
import { resolvers } from '../../resolvers/resolvers.ts'
import { catalogue, shop } from '../../resolvers/testing/shop.ts'
import { limitRules } from '../limits/limits.ts'
import { graphql } from '../plugin.ts'
import { createSchema } from '../schema.ts'

const schema = createSchema(resolvers)
const all = [...documents].map(([id, text]) => ({ id, text, name: operationOf(text).name?.value ?? '' }))
const platform = { ...shop, cmsPage: async () => null, cmsBlock: async () => null }

/** Values for whatever a document asks, so that each finds something. */
const VALUES: Readonly<Record<string, string>> = {
  path: '/decking',
  sku: 'SKIRTING',
  skus: 'BOARD',
  slug: 'decking',
  search: 'oak board',
  productId: '1',
  categoryId: '34',
  identifier: 'delivery',
}

function operationOf(text: string) {
  const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The document has no operation')
  return operation
}

const variablesOf = (text: string) =>
  Object.fromEntries(
    (operationOf(text).variableDefinitions ?? []).flatMap(({ variable: { name } }) => {
      const value = VALUES[name.value]
      return value === undefined ? [] : [[name.value, value]]
    }),
  )

/** A document that shows whatever lives at a path, or any product, is tried with each kind of it. */
function placesFor(text: string): readonly Readonly<Record<string, string>>[] {
  const names = Object.keys(variablesOf(text))
  if (names.includes('path'))
    return [...catalogue.map(({ urlPath }) => ({ path: `/${urlPath}` })), { path: '/decking' }, { path: '/none' }]
  if (names.includes('sku')) return catalogue.map(({ sku }) => ({ sku }))
  return [{}]
}

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  await app.register(graphql, {
    schema,
    documents,
    playground: false,
    isOwnPage: () => true,
    freshSeconds: 60,
    scopeOf: () => scopeWith(platform),
  })
  await app.ready()
})
afterAll(() => app.close())

describe.each(all)('the document $name', ({ text }) => {
  it('keeps to the limits', () => {
    expect(validate(schema, parse(text), limitRules({ introspection: false }))).toEqual([])
  })

  it.each(placesFor(text))(
    'finds the same compiled as uncompiled, and fails at none but a disabled product: %j',
    async (place) => {
      const variableValues = { ...variablesOf(text), ...place }
      const plain = await execute({ schema, document: parse(text), contextValue: scopeWith(platform), variableValues })
      const codes = plain.errors?.map(({ originalError }) => originalError && Reflect.get(originalError, 'code'))
      expect(codes).toEqual(place.sku === 'DISABLED' ? ['PRODUCT_DISABLED'] : undefined)
      for (const _turn of [1, 2, 3]) {
        const { data, errors } = await app.graphql(text, scopeWith(platform), variableValues)
        expect([data, errors?.map(({ path }) => path)]).toEqual([plain.data, plain.errors?.map(({ path }) => path)])
      }
    },
  )
})
