import { describe, expect, it } from 'vitest'
import { directionsUrl } from './branch-card.tsx'
import { labelPlace } from './branch-map.tsx'

// STORE-2
describe('the name of a road', () => {
  it.each<[string, Parameters<typeof labelPlace>[0], ReturnType<typeof labelPlace>]>([
    [
      'in the middle of the longest straight',
      [
        [0, 0],
        [10, 0],
        [50, 40],
      ],
      { x: 30, y: 20, degrees: 45 },
    ],
    [
      'upright on a road to the left',
      [
        [40, 10],
        [0, 10],
      ],
      { x: 20, y: 10, degrees: 0 },
    ],
    [
      'readable from the right on a road upwards',
      [
        [10, 40],
        [10, 0],
      ],
      { x: 10, y: 20, degrees: 90 },
    ],
    ['at the start without a straight', [], { x: 0, y: 0, degrees: 0 }],
  ])('is %s', (_, points, place) => expect(labelPlace(points)).toEqual(place))
})

// STORE-2
describe('directionsUrl', () => {
  it('names the address and escapes it', () => {
    expect(directionsUrl({ street: 'Unit 3 & 4, #1', city: 'Leeds', postcode: 'LS9 8AA', country: 'GB' })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=Unit+3+%26+4%2C+%231%2C+Leeds+LS9+8AA%2C+GB',
    )
  })
})
