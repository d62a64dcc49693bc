import { describe, expect, it, vi } from 'vitest'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { SearchRequest } from '../../../domain/search/search.types.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { failUnreachable, scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask, board, bundle, group, plan, service, shop, skirting } from '../testing/shop.ts'

const QUERY = `query ($skus: [ID!]!) {
  productsBySku(skus: $skus) {
    sku
    product { sku name ... on ConfigurableProduct { selectedVariant { sku } } }
    variant { sku }
    needsChoice
  }
}`

async function productsFor(skus: readonly string[]) {
  const products = vi.fn(async (_view: unknown, _request: SearchRequest) => toResult([bundle, skirting, service, board]))
  const scope = scopeWith({ ...shop, products })
  const { data, errors } = await ask(scope, QUERY, { skus })
  return { list: data?.productsBySku, errors, requests: products.mock.calls.map(([, request]) => request), scope }
}

describe('productsBySku', () => {
  it('returns existing products in the order requested with one platform call', async () => {
    const { list, requests, scope } = await productsFor(['SERVICE', 'GONE', 'BOARD'])
    expect(list).toMatchObject([
      { sku: 'SERVICE', product: { name: 'Cutting' } },
      { sku: 'BOARD', product: { name: 'Oak board' } },
    ])
    expect(requests).toHaveLength(1)
    expect(scope.cacheTags.list()).toEqual(['P2', 'P1'])
  })

  it('requests only listable products', async () => {
    const { requests } = await productsFor(['BOARD'])
    expect(JSON.stringify(requests[0]?.body)).toContain('{"terms":{"visibility":[2,3,4]}},{"terms":{"status":[0,1]}}')
  })

  it('returns the parent of a variant with the variant selected', async () => {
    const { list } = await productsFor(['SKIRTING', 'SKIRTING-OAK'])
    expect(list).toMatchObject([
      { sku: 'SKIRTING', product: { sku: 'SKIRTING', selectedVariant: null } },
      { sku: 'SKIRTING-OAK', product: { sku: 'SKIRTING', selectedVariant: { sku: 'SKIRTING-OAK' } } },
    ])
  })

  it('returns the variant of each sku and whether a choice is left', async () => {
    const { list } = await productsFor(['SERVICE', 'BOARD', 'SKIRTING', 'SKIRTING-OAK', 'BUNDLE'])
    expect(list).toMatchObject([
      { sku: 'SERVICE', variant: null, needsChoice: false },
      { sku: 'BOARD', variant: null, needsChoice: true },
      { sku: 'SKIRTING', variant: null, needsChoice: true },
      { sku: 'SKIRTING-OAK', variant: { sku: 'SKIRTING-OAK' }, needsChoice: false },
      { sku: 'BUNDLE', variant: null, needsChoice: true },
    ])
  })

  it('returns no variant if the options cannot select it', async () => {
    const [option] = skirting.configurableOptions
    const ashOnly = option && { ...option, values: option.values.filter(({ label }) => label === 'Ash') }
    const products = async () => toResult([{ ...skirting, configurableOptions: ashOnly ? [ashOnly] : [] }])
    const { data } = await ask(scopeWith({ ...shop, products }), QUERY, { skus: ['SKIRTING-OAK'] })
    expect(data?.productsBySku).toMatchObject([{ sku: 'SKIRTING-OAK', variant: null, needsChoice: true }])
  })

  it('returns an empty list without a platform call if there are no skus', async () => {
    const { list, requests } = await productsFor([])
    expect([list, requests]).toEqual([[], []])
  })

  it(`rejects more than ${GRAPHQL_LIMITS.skus} skus`, async () => {
    const skus = Array.from({ length: GRAPHQL_LIMITS.skus + 1 }, (_, number) => `SKU-${number}`)
    const { errors, requests } = await productsFor(skus)
    expect(errors.map(({ message }) => message)).toEqual(['Pass at most 60 keys.'])
    expect(requests).toEqual([])
    expect((await productsFor(skus.slice(1))).errors).toEqual([])
  })

  it('returns null with an error if the catalogue is unavailable', async () => {
    const products = async () => {
      throw new PlatformUnreachable('PLATFORM_NETWORK')
    }
    const { data, errors } = await ask(scopeWith({ ...shop, products }), QUERY, { skus: ['BOARD'] })
    expect([data, errors.length]).toEqual([{ productsBySku: null }, 1])
  })
})

// QUICK-13
describe('productsNearSku', () => {
  const ANY = '{ productsNearSku(sku: "BORD") { sku } }'

  /** Products for 'BORD' on a platform with the given number of full matches. */
  async function nearBord(fullMatches: number) {
    const products = vi.fn(async (_view: unknown, { body }: SearchRequest) => {
      const isFull = JSON.stringify(body.query).includes('"must":{"bool":{"must":{"constant_score"')
      return toResult(isFull ? [service, plan, group, bundle].slice(0, fullMatches) : [service, board])
    })
    const { data, errors } = await ask(scopeWith({ ...shop, products }), ANY)
    return { found: data?.productsNearSku, errors }
  }

  it('returns at most three full matches, whatever their skus', async () => {
    expect(await nearBord(4)).toEqual({ found: [{ sku: 'SERVICE' }, { sku: plan.sku }, { sku: group.sku }], errors: [] })
  })

  it('returns only products with a similar sku if there is no full match', async () => {
    expect(await nearBord(0)).toEqual({ found: [{ sku: 'BOARD' }], errors: [] })
  })

  it('returns null with an error if the catalogue is unavailable', async () => {
    const { data, errors } = await ask(scopeWith({ ...shop, products: failUnreachable }), ANY)
    expect([data, errors.length]).toEqual([{ productsNearSku: null }, 1])
  })
})
