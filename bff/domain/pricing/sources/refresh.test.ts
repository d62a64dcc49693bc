import { describe, expect, it } from 'vitest'
import { product } from '../../testing/catalogue.ts'
import type { PriceContext } from '../pricing.types.ts'
import { productPrice } from './catalog-price.ts'
import { refreshedPrice } from './refresh.ts'

const uk: PriceContext = { rate: 20, now: new Date('2026-06-01T12:00:00Z'), timeZone: 'Europe/London' }
const stored = productPrice(product({ price: 4, finalPrice: 4 }), uk)

describe('a refreshed price', () => {
  it('is what the platform says, and says since when', () => {
    const answer = { id: '93', gross: { final: 3.6, regular: 4.2, special: 3.6 }, net: { final: 3, regular: 3.5, special: 3 } }
    expect(refreshedPrice(stored, answer, uk)).toEqual({
      regular: { net: 350, tax: 70, gross: 420 },
      final: { net: 300, tax: 60, gross: 360 },
      special: { net: 300, tax: 60, gross: 360 },
      onSale: true,
      isFrom: false,
      isCurrent: true,
      refreshedAt: '2026-06-01T12:00:00.000Z',
    })
  })

  it('has no special price when it is not below the regular one', () => {
    const answer = { id: '93', gross: { final: 4.2, regular: 4.2, special: 4.2 }, net: null }
    expect(refreshedPrice(stored, answer, uk)).toMatchObject({ special: null, onSale: false })
  })

  it.each([
    ['is not asked for', { final: 4.2, regular: 4.2, special: 3.6 }],
    ['is nothing', { final: 3.6, regular: 4.2, special: 0 }],
    ['is the regular one', { final: 3.6, regular: 4.2, special: 4.2 }],
  ])('has no special price when it %s', (_, gross) => {
    expect(refreshedPrice(stored, { id: '93', gross, net: null }, uk)).toMatchObject({ special: null, onSale: false })
  })

  it('is net and gross as the platform says, whatever the rate would make of it', () => {
    const answer = {
      id: '93',
      gross: { final: 3.6, regular: 3.6, special: null },
      net: { final: 3.1, regular: 3.1, special: null },
    }
    expect(refreshedPrice(stored, answer, uk).final).toEqual({ net: 310, tax: 50, gross: 360 })
  })

  it('has no special price when the platform names none', () => {
    const answer = { id: '93', gross: { final: 3.6, regular: 4.2, special: null }, net: null }
    expect(refreshedPrice(stored, answer, uk)).toMatchObject({ final: { gross: 360 }, special: null, onSale: false })
  })

  it('is taken apart by the rate when the net amounts are missing', () => {
    const answer = { id: '93', gross: { final: 12, regular: 12, special: null }, net: null }
    expect(refreshedPrice(stored, answer, uk).final).toEqual({ net: 1000, tax: 200, gross: 1200 })
  })

  it.each([null, undefined])('is the stored one, marked not current, when the platform gave none (%s)', (answer) => {
    expect(refreshedPrice({ ...stored, isCurrent: true, refreshedAt: 'then' }, answer, uk)).toEqual({
      ...stored,
      isCurrent: false,
      refreshedAt: null,
    })
  })

  it('stays a lowest price where it was one', () => {
    const answer = { id: '93', gross: { final: 12, regular: 12, special: null }, net: null }
    expect(refreshedPrice({ ...stored, isFrom: true }, answer, uk).isFrom).toBe(true)
  })
})
