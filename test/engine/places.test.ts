import { describe, expect, it } from 'vitest'
import { readRange } from '../../bff/domain/facets/range.ts'
import { priceRanges } from '../kit/price-ranges.ts'
import { placesOf } from './places.ts'

describe('where the shop is visited to have its searches kept', () => {
  it('narrows by price as the shop does: by every range it offers, and none that it ignores', () => {
    const prices = placesOf([]).filters.flatMap(({ attribute, values }) => (attribute === 'price' ? values : []))
    expect(prices).toEqual(priceRanges.map(({ id }) => id))
    expect(prices.filter((id) => readRange(id) === null)).toEqual([])
  })
})
