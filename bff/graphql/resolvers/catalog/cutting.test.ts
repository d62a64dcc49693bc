import { describe, expect, it, vi } from 'vitest'
import { config, scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask, service, shop } from '../testing/shop.ts'

const QUERY =
  '{ cutting { kerf trim smallest { length width } sheetService { sku name } lengthService { sku } edgingService { sku } materials { sku } } }'
const SAW = {
  kerf: 3.2,
  smallest: { length: 200, width: 60 },
  trim: 10,
  sheetService: 'SERVICE',
  lengthService: 'GONE',
  edgingService: null,
  materials: ['GONE', 'SERVICE'],
}

async function cuttingWith(cutting: typeof SAW | null) {
  const products = vi.fn(async () => toResult([service]))
  const scope = scopeWith({ ...shop, products }, { config: { ...config, shop: { ...config.shop, cutting } } })
  return { ...(await ask(scope, QUERY)), calls: products.mock.calls.length }
}

// CUT-8
describe('cutting', () => {
  // SHOP-2
  it('is a service, with a page and a price like any product', async () => {
    const query = '{ product(by: { sku: "SERVICE" }) { __typename name url price { final { net { amount } } } } }'
    const { data } = await ask(scopeWith(shop), query)
    expect(data?.product).toMatchObject({
      __typename: 'VirtualProduct',
      name: 'Cutting',
      price: { final: { net: { amount: expect.any(Number) } } },
    })
  })

  it('returns kerf, trim, smallest piece, and the existing services and materials with one platform call', async () => {
    const { data, errors, calls } = await cuttingWith(SAW)
    expect(errors).toEqual([])
    expect(data?.cutting).toEqual({
      kerf: 3.2,
      trim: 10,
      smallest: { length: 200, width: 60 },
      lengthService: null,
      edgingService: null,
      materials: [{ sku: 'SERVICE' }],
      sheetService: { sku: 'SERVICE', name: 'Cutting' },
    })
    expect(calls).toBe(1)
  })

  it('returns null if the merchant offers no cutting', async () => {
    expect(await cuttingWith(null)).toMatchObject({ data: { cutting: null }, errors: [], calls: 0 })
  })
})
