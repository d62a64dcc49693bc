import Fastify, { type FastifyInstance } from 'fastify'
import { execute, Kind, parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { customerOrder } from '../../../domain/testing/orders.ts'
import { customerScope, PROFILE, SIGNED_IN, toDone } from '../../../services/customer/customer.test-kit.ts'
import { UNLIMITED } from '../../../services/scope/rate-limits.ts'
import type { SessionState } from '../../../services/scope/session.types.ts'
import { cartPlatform } from '../../../services/testing/cart-platform.ts'
import { scopeWith } from '../../../services/testing/platform.ts'
import { testSession } from '../../../services/testing/session.ts'
import { resolvers } from '../../resolvers/resolvers.ts'
import { catalog, shop } from '../../resolvers/testing/shop.ts'
import { limitRules } from '../limits/limits.ts'
import { graphql } from '../plugin.ts'
import { createSchema } from '../schema.ts'
import { privateOperations } from './private-fields.ts'

const schema = createSchema(resolvers)
const all = [...documents].map(([id, text]) => ({ id, text, name: readOperation(text).name?.value ?? '' }))
const isPrivate = privateOperations(schema)
const forEverybody = all.filter(({ text }) => !isPrivate(parse(text).definitions))
const forOneShopper = all.filter(({ text }) => isPrivate(parse(text).definitions))
const post = {
  id: '1',
  identifier: 'saw',
  title: 'The saw',
  heading: null,
  publishedAt: '2026-11-01T08:00:00.000Z',
  author: 'Ruth Ellis',
  categories: [{ identifier: 'yard', name: 'Yard' }],
  picture: '/media/a.png',
  summary: '<p>It runs.</p>',
  content: '<p>On Saturdays.</p>',
  metaTitle: null,
  metaDescription: null,
}
const blog = { list: async () => ({ posts: [post], total: 1 }), post: async () => post }
const platform = { ...shop, blog, cmsPage: async () => null, cmsBlock: async () => null }

/** Variable values with which each document finds something. */
const VALUES: Readonly<Record<string, string | number>> = {
  id: '1',
  offset: 0,
  path: '/decking',
  sku: 'SKIRTING',
  skus: 'BOARD',
  slug: 'decking',
  typed: 'BORD',
  search: 'oak board',
  productId: '1',
  categoryId: '34',
  identifier: 'delivery',
  kind: 'SKIRTING',
  place: 'HOME',
}

function readOperation(text: string) {
  const operation = parse(text).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The document has no operation')
  return operation
}

const readVariables = (text: string) =>
  Object.fromEntries(
    (readOperation(text).variableDefinitions ?? []).flatMap(({ variable: { name } }) => {
      const value = VALUES[name.value]
      return value === undefined ? [] : [[name.value, value]]
    }),
  )

/** Documents with a path or sku are tested with each kind of target. */
function placesFor(text: string): readonly Readonly<Record<string, string>>[] {
  const names = Object.keys(readVariables(text))
  if (names.includes('path'))
    return [...catalog.map(({ urlPath }) => ({ path: `/${urlPath}` })), { path: '/decking' }, { path: '/none' }]
  if (names.includes('sku')) return catalog.map(({ sku }) => ({ sku }))
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
    getScope: () => scopeWith(platform),
  })
  await app.ready()
})
afterAll(() => app.close())

it.each(all)('the document $name is within the limits', ({ text }) => {
  expect(validate(schema, parse(text), limitRules({ introspection: false }))).toEqual([])
})

describe.each(forEverybody)('the document $name', ({ text }) => {
  it.each(placesFor(text))(
    'returns the same compiled and uncompiled, with errors only for a disabled product: %j',
    async (place) => {
      const variableValues = { ...readVariables(text), ...place }
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

/** Valid inputs of the mutations. */
const ADDRESS = { email: 'anna@stairworks.example' }
const DESTINATION = { address: { postcode: 'LS9 8AA', country: 'GB' } }
const PASSWORD = 'Newel-Post-7'
const PERSON = { firstName: 'Anna', lastName: 'Birch' }
const LINE = { key: 'BOARD', sku: 'BOARD', quantity: 2 }
const INPUTS: Readonly<Record<string, object>> = {
  CartSync: { deviceId: 'phone', revision: 1, lines: [LINE] },
  CheckoutReturn: { deviceId: 'phone' },
  CartCouponApply: { code: 'TIMBER10' },
  GoodsDelivery: { ...DESTINATION, lines: [{ key: '1', sku: 'OAK', quantity: 1 }] },
  CartShippingSet: { ...DESTINATION, carrierCode: 'flatrate', methodCode: 'flatrate' },
  OrderOutcome: { key: '1763800000000-0b7e2c1a-4a5b-4c6d-8e9f-0123456789ab', secondsSinceSent: 1 },
  OrderPlace: {
    key: '1795374000000-8c2f9a36-5b1d-4e77-9d3a-1f0c6b2e4a55',
    deviceId: 'phone',
    lines: [LINE],
    ...ADDRESS,
    isAgreed: true,
    shippingAddress: { ...PERSON, street: ['3 Saw Lane'], city: 'Leeds', postcode: 'LS9 8AA', country: 'GB' },
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    paymentCode: 'cashondelivery',
  },
  CustomerSignIn: { ...ADDRESS, password: PASSWORD },
  CustomerSignUp: { ...ADDRESS, password: PASSWORD, firstName: 'Anna', lastName: 'Birch' },
  CustomerUpdate: { firstName: 'Anne' },
  CustomerDeviceSignOut: { id: 'phone' },
  PasswordChange: { currentPassword: PASSWORD, newPassword: 'Tenon-Saw-12' },
  PasswordCreate: { ...ADDRESS, resetToken: 'reset', newPassword: 'Tenon-Saw-12' },
  PasswordResetRequest: ADDRESS,
  NewsletterSubscribe: ADDRESS,
  NewsletterUnsubscribe: ADDRESS,
  MessageSend: { ...ADDRESS, name: 'Anna Birch', subject: 'Oak', text: 'Is it dry?' },
  CuttingListSend: {
    ...ADDRESS,
    name: 'Anna Birch',
    note: '',
    sheets: 1,
    material: { sku: 'PLY', name: 'Birch ply', size: '2440 x 1220 mm', length: 24_400, width: 12_200 },
    lines: [{ name: 'Door', length: '720', width: '396', quantity: '2', grain: 'along', edges: '2L' }],
  },
  ReviewCreate: { productId: '1', rating: 4, title: 'Straight', detail: 'All true.', nickname: 'Anna B' },
}

/** A shopper before any mutation. */
function shopperScope(state: Partial<SessionState>) {
  const placedOn = customerOrder({ number: '000000001', status: 'processing', grandTotal: 93.6 })
  const orders = async () => ({ items: [placedOn], total: 1 })
  const { user } = customerScope({ orders, changeProfile: async () => toDone(PROFILE) }).scope.platform
  const cart = cartPlatform()
  cart.put('BOARD', 3)
  const newsletter = { isSubscribed: async () => true, subscribe: async () => true, unsubscribe: async () => true }
  const mail = { send: async () => true }
  const review = { create: async () => true }
  const receipt = async () => ({ id: '1', number: '000000001' })
  const order = {
    place: receipt,
    placed: receipt,
    isUnconfirmed: async () => false,
    refusal: () => null,
    close: async () => true,
  }
  return scopeWith(
    { ...platform, user, cart, newsletter, mail, review, order },
    { session: testSession(state), rateLimits: UNLIMITED },
  )
}

describe.each(forOneShopper)('the private document $name', ({ text, name }) => {
  it.each([
    ['a guest', {}],
    ['a customer', SIGNED_IN],
  ])('returns the same compiled and uncompiled for %s', async (_, state) => {
    const variableValues = { ...ADDRESS, ...DESTINATION, first: 20, offset: 0, input: INPUTS[name] }
    const plain = await execute({ schema, document: parse(text), contextValue: shopperScope(state), variableValues })
    expect(plain.errors).toBeUndefined()
    for (const _turn of [1, 2, 3]) {
      expect(await app.graphql(text, shopperScope(state), variableValues)).toEqual({ data: plain.data })
    }
  })
})
