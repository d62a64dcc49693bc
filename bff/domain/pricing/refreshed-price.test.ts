import { describe, expect, it } from 'vitest'
import { product } from '../testing/catalog.ts'
import { productPrice } from './catalog-price.ts'
import { toRefreshedPrice } from './price-sources.ts'
import type { PriceContext } from './pricing.types.ts'

const uk: PriceContext = { rate: 20, now: new Date('2026-06-01T12:00:00Z'), timeZone: 'Europe/London' }
const stored = productPrice(product({ price: 4, finalPrice: 4 }), uk)

describe('price refresh', () => {
  it('returns the platform’s price and its time', () => {
    const answer = { id: '93', gross: { final: 3.6, regular: 4.2, special: 3.6 }, net: { final: 3, regular: 3.5, special: 3 } }
    expect(toRefreshedPrice(stored, answer, uk)).toEqual({
      regular: { net: 350, tax: 70, gross: 420 },
      final: { net: 300, tax: 60, gross: 360 },
      special: { net: 300, tax: 60, gross: 360 },
      onSale: true,
      isFrom: false,
      isCurrent: true,
      refreshedAt: '2026-06-01T12:00:00.000Z',
    })
  })

  it('has no special price if it is not below the regular one', () => {
    const answer = { id: '93', gross: { final: 4.2, regular: 4.2, special: 4.2 }, net: null }
    expect(toRefreshedPrice(stored, answer, uk)).toMatchObject({ special: null, onSale: false })
  })

  it.each([
    ['is not the final price', { final: 4.2, regular: 4.2, special: 3.6 }],
    ['is zero', { final: 3.6, regular: 4.2, special: 0 }],
    ['equals the regular one', { final: 3.6, regular: 4.2, special: 4.2 }],
  ])('has no special price if it %s', (_, gross) => {
    expect(toRefreshedPrice(stored, { id: '93', gross, net: null }, uk)).toMatchObject({ special: null, onSale: false })
  })

  it('keeps the platform’s net and gross amounts, whatever the tax rate', () => {
    const answer = {
      id: '93',
      gross: { final: 3.6, regular: 3.6, special: null },
      net: { final: 3.1, regular: 3.1, special: null },
    }
    expect(toRefreshedPrice(stored, answer, uk).final).toEqual({ net: 310, tax: 50, gross: 360 })
  })

  it('has no special price if the platform states none', () => {
    const answer = { id: '93', gross: { final: 3.6, regular: 4.2, special: null }, net: null }
    expect(toRefreshedPrice(stored, answer, uk)).toMatchObject({ final: { gross: 360 }, special: null, onSale: false })
  })

  it('derives missing net amounts from the tax rate', () => {
    const answer = { id: '93', gross: { final: 12, regular: 12, special: null }, net: null }
    expect(toRefreshedPrice(stored, answer, uk).final).toEqual({ net: 1000, tax: 200, gross: 1200 })
  })

  // PRICE-21
  it.each([
    ['0 although the gross amount is not', 0, uk],
    ['above the gross amount', 13, uk],
    ['0, with tax by customer group', 0, { ...uk, isTaxGrouped: true }],
  ])('derives the net amount from the tax rate if the platform states one that is %s', (_, net, context) => {
    const answer = {
      id: '93',
      gross: { final: 12, regular: 12, special: null },
      net: { final: net, regular: net, special: null },
    }
    expect(toRefreshedPrice(stored, answer, context).final).toEqual({ net: 1000, tax: 200, gross: 1200 })
  })

  // PRICE-21
  it('keeps a net amount of 0 for a free product', () => {
    const free = { final: 0, regular: 0, special: null }
    expect(toRefreshedPrice(stored, { id: '93', gross: free, net: free }, uk).final).toEqual({ net: 0, tax: 0, gross: 0 })
  })

  it.each([null, undefined])('returns the stored price, marked not current, if the platform states none (%s)', (answer) => {
    expect(toRefreshedPrice({ ...stored, isCurrent: true, refreshedAt: 'then' }, answer, uk)).toEqual({
      ...stored,
      isCurrent: false,
      refreshedAt: null,
    })
  })

  it('keeps the "from" mark of the stored price', () => {
    const answer = { id: '93', gross: { final: 12, regular: 12, special: null }, net: null }
    expect(toRefreshedPrice({ ...stored, isFrom: true }, answer, uk).isFrom).toBe(true)
  })
})
