import { describe, expect, it, vi } from 'vitest'
import { child, product } from '../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordLog } from '../../platform/testing/scripted-platform.ts'
import { scopeWith, toResult } from '../testing/platform.ts'
import { orderProducts } from './order-products.ts'

const CATALOG = [
  product({ id: '1', sku: 'OAK', slug: 'oak', urlPath: 'oak', image: '/oak.png' }),
  product({ id: '2', sku: 'KIT-DECK', slug: 'kit', urlPath: 'kit', type: 'bundle', image: '/kit.png' }),
  product({
    id: '3',
    sku: 'DOOR',
    slug: 'door',
    urlPath: 'door',
    type: 'configurable',
    image: '/door.png',
    configurableChildren: [child({ sku: 'DOOR-78', image: '/door-78.png' })],
  }),
]
const line = (sku: string, isBundle = false) => ({ sku, isBundle })

const createScope = (products: Platform['products'] = async () => toResult(CATALOG)) => {
  const log = recordLog()
  const read = vi.fn(products)
  return { read, log, scope: scopeWith({ products: read }, { log }) }
}

// ORDER-10
describe('orderProducts', () => {
  it('looks up all lines in one call', async () => {
    const { read, scope } = createScope()
    const find = await orderProducts([line('OAK'), line('KIT-DECK'), line('OAK')], scope)
    expect(read).toHaveBeenCalledTimes(1)
    expect(find(line('OAK'))).toEqual({ picture: { path: '/oak.png', alt: 'Oak board' }, url: '/oak' })
  })

  it('shows nothing for a product that the catalogue no longer has', async () => {
    const { scope } = createScope()
    const find = await orderProducts([line('GONE'), line('__proto__')], scope)
    for (const sku of ['GONE', '__proto__']) expect(find(line(sku))).toEqual({ picture: null, url: null })
  })

  it('finds a bundle by the first part of the sku that the platform composed, but no other product', async () => {
    const { scope } = createScope()
    const lines = [line('KIT-DECK-A-B', true), line('OAK-2400')]
    const find = await orderProducts(lines, scope)
    expect(lines.map((line) => find(line).url)).toEqual(['/kit', null])
  })

  it('makes no call without lines', async () => {
    const { read, scope } = createScope()
    await orderProducts([], scope)
    expect(read).not.toHaveBeenCalled()
  })

  it('shows nothing and logs a warning if the catalogue does not answer', async () => {
    const { log, scope } = createScope(async () => Promise.reject(new PlatformUnreachable('PLATFORM_NETWORK')))
    const find = await orderProducts([line('OAK')], scope)
    expect(find(line('OAK'))).toEqual({ picture: null, url: null })
    expect(log.lines).toMatchObject([{ level: 'warn', message: 'order products not available' }])
  })

  it('makes at most three calls for a long history', async () => {
    const { read, scope } = createScope()
    await orderProducts(
      Array.from({ length: 500 }, (_, i) => line(`SKU-${i}`)),
      scope,
    )
    expect(read).toHaveBeenCalledTimes(3)
  })
})
