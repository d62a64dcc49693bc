import { describe, expect, it } from 'vitest'
import { child, product } from '../testing/catalog.ts'
import { lookUpSkus } from './lookups-by-sku.ts'

const board = product({ id: '1', sku: 'BOARD' })
const ply = product({ id: '2', sku: 'PLY' })
const skirting = product({
  id: '3',
  sku: 'SKIRTING',
  type: 'configurable',
  configurableChildren: [
    child({ sku: 'SKIRTING-OAK', id: '31' }),
    child({ sku: 'BOARD', id: '1' }),
    child({ sku: 'SKIRTING-ASH', status: 2 }),
  ],
})
const offer = product({
  id: '4',
  sku: 'OFFER',
  type: 'configurable',
  configurableChildren: [child({ sku: 'SKIRTING-OAK', id: '31' })],
})
const listed = [skirting, offer, ply, board]

const places = (skus: readonly string[]) =>
  lookUpSkus(skus, listed).map(({ sku, product, childSku }) => [sku, product.sku, childSku])

// PROD-29
describe('sku lookup', () => {
  it('returns products in the requested order, not the catalogue’s', () => {
    expect(places(['BOARD', 'SKIRTING', 'PLY'])).toEqual([
      ['BOARD', 'BOARD', null],
      ['SKIRTING', 'SKIRTING', null],
      ['PLY', 'PLY', null],
    ])
  })

  it('omits unknown skus', () => {
    expect(places(['GONE', 'PLY', ''])).toEqual([['PLY', 'PLY', null]])
  })

  it('returns a repeated sku once', () => {
    expect(places(['PLY', 'PLY'])).toEqual([['PLY', 'PLY', null]])
  })

  it('resolves a variant to its first parent', () => {
    expect(places(['SKIRTING-OAK'])).toEqual([['SKIRTING-OAK', 'SKIRTING', 'SKIRTING-OAK']])
  })

  it('omits a disabled variant', () => {
    expect(places(['SKIRTING-ASH'])).toEqual([])
  })

  it('prefers a product that is listed itself', () => {
    expect(places(['BOARD'])).toEqual([['BOARD', 'BOARD', null]])
  })
})
