import { describe, expect, it } from 'vitest'
import { readRange } from '../../bff/domain/facets/range.ts'
import { priceRanges } from '../kit/price-ranges.ts'
import { collectPlaces } from './places.ts'

describe('pages visited to record searches', () => {
  it('include every price range that the shop offers, and no range that it ignores', () => {
    const prices = collectPlaces([]).filters.flatMap(({ attribute, values }) => (attribute === 'price' ? values : []))
    expect(prices).toEqual(priceRanges.map(({ id }) => id))
    expect(prices.filter((id) => readRange(id) === null)).toEqual([])
  })
})
