import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fetchDocuments, platformWith } from '../api.test-kit.ts'
import { GROUP_TOKEN_KEY } from '../deployment.ts'

const tier = (customer_group_id: number, qty: number, value: number) => ({ customer_group_id, qty, value })
const TIERS = [tier(2, 1, 9.2), tier(0, 10, 9.5), tier(2, 10, 8.8)]
const child = (sku: string, price: number, tier_prices: readonly object[]) => ({ sku, price, final_price: price, tier_prices })
const platform = platformWith([
  ...fetchDocuments('product', [
    { id: 1, sku: 'BOARD', type_id: 'simple', price: '10.0000', tier_prices: TIERS },
    { id: 2, sku: 'CHEAP', type_id: 'simple', price: 9, tier_prices: TIERS },
    { id: 3, sku: 'PLAIN', type_id: 'simple', price: 10, tier_prices: [] },
    {
      id: 4,
      sku: 'POST',
      type_id: 'configurable',
      price: 11,
      configurable_children: [child('A', 11, []), child('B', 12, TIERS)],
    },
    { id: 5, sku: 'RAIL', type_id: 'configurable', price: 0, configurable_children: [child('C', 11, TIERS), child('D', 9, [])] },
  ]),
])
const SEARCH = '/api/catalog/vue_storefront_catalog/product/_search?size=10'
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function createToken(claims: object, key = GROUP_TOKEN_KEY): string {
  const content = `${encoded({ typ: 'JWT', alg: 'HS256' })}.${encoded(claims)}`
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`
}

async function foundFor(shopper: object, path = SEARCH) {
  const { json } = await platform.post(path, { query: { match_all: {} }, ...shopper })
  return new Map<string, Record<string, unknown>>(
    json.hits.hits.map(({ _source }: { _source: { sku: string } }) => [_source.sku, _source]),
  )
}

describe('tier prices of a search', () => {
  it.each([
    ['a group by its id', { groupId: 2 }],
    ['a group by its id as text', { groupId: '2' }],
    ['a group by its token', { groupToken: createToken({ group_id: 2, id: 40, user: 'anna@stairworks.example' }) }],
    ['the token’s group, whatever id is given', { groupId: 5, groupToken: createToken({ group_id: '2' }) }],
    ['a group by its id if the token is too short', { groupId: 2, groupToken: '0123456789' }],
  ])('are applied for %s', async (_, shopper) => {
    const found = await foundFor(shopper)
    expect(found.get('BOARD')).toMatchObject({
      price: 9.2,
      specialPriceInclTax: 0,
      tier_prices: [tier(2, 1, 9.2), tier(2, 10, 8.8)],
    })
    expect(found.get('CHEAP')).toMatchObject({ price: 9, specialPriceInclTax: 0 })
    expect(found.get('PLAIN')).toMatchObject({ price: 10, tier_prices: [] })
  })

  it('set a configurable product to the price of its cheapest variant', async () => {
    const found = await foundFor({ groupId: 2 })
    expect(found.get('POST')).toMatchObject({ price: 9.2, configurable_children: [{ price: 11 }, { price: 9.2 }] })
    expect(found.get('RAIL')).toMatchObject({ price: 9 })
  })

  it.each([{}, { groupId: null }, { groupId: 0 }, { groupToken: null }, { groupId: 'trade' }])(
    'are those of guests for %j',
    async (shopper) => {
      const found = await foundFor(shopper)
      expect(found.get('BOARD')).toMatchObject({ price: 10, tier_prices: [tier(0, 10, 9.5)] })
      expect(found.get('BOARD')).not.toHaveProperty('specialPriceInclTax')
      expect(found.get('POST')).toMatchObject({ price: 11 })
    },
  )

  it('are not applied in the query format', async () => {
    const found = await foundFor({ groupId: 2, _searchText: '' }, `${SEARCH}&request_format=search-query`)
    expect(found.get('BOARD')).toMatchObject({ price: 10 })
  })

  it('do not change the catalogue', async () => {
    await foundFor({ groupId: 2 })
    expect((await foundFor({})).get('BOARD')).toMatchObject({ price: 10 })
  })

  it.each([
    ['of another signer', createToken({ group_id: 2 }, 'somebody else')],
    ['without a group', createToken({ id: 40 })],
    ['that is malformed', 'not.a.token at all'],
  ])('are rejected with an engine error for a token %s', async (_, groupToken) => {
    const { status, json } = await platform.post(SEARCH, { query: { match_all: {} }, groupToken })
    expect(status).toBe(500)
    expect(json).toMatchObject({ code: 500, result: { type: 'illegal_argument_exception' } })
  })
})
