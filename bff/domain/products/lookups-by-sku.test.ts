import { describe, expect, it } from 'vitest'
import { child, product } from '../testing/catalogue.ts'
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

describe('products by sku', () => {
  it('stand in the order asked, whatever order the catalogue gave them in', () => {
    expect(places(['BOARD', 'SKIRTING', 'PLY'])).toEqual([
      ['BOARD', 'BOARD', null],
      ['SKIRTING', 'SKIRTING', null],
      ['PLY', 'PLY', null],
    ])
  })

  it('leave out what nobody knows', () => {
    expect(places(['GONE', 'PLY', ''])).toEqual([['PLY', 'PLY', null]])
  })

  it('answer a sku once', () => {
    expect(places(['PLY', 'PLY'])).toEqual([['PLY', 'PLY', null]])
  })

  it('lead from a variant to the first product it belongs to', () => {
    expect(places(['SKIRTING-OAK'])).toEqual([['SKIRTING-OAK', 'SKIRTING', 'SKIRTING-OAK']])
  })

  it('lead nowhere from a variant that is disabled', () => {
    expect(places(['SKIRTING-ASH'])).toEqual([])
  })

  it('prefer a product that is listed by itself', () => {
    expect(places(['BOARD'])).toEqual([['BOARD', 'BOARD', null]])
  })
})
