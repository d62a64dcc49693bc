import { describe, expect, it } from 'vitest'
import { readShape, type TypedRoom, toShape } from './typed-room.ts'

const ROOM: TypedRoom = {
  kind: 'rectangle',
  length: '4',
  width: '3,6',
  area: '14.4',
  cutLength: '1',
  cutWidth: '1',
  walls: '4, 3.6',
}

describe('readShape', () => {
  // ROOM-10
  it('works out the second side of a room from its area and length', () => {
    const byArea = readShape({ ...ROOM, kind: 'area', width: 'unknown' })
    expect(byArea).toEqual({ walls: [4000, 3600, 4000, 3600], corners: 4 })
    expect(byArea).toEqual(readShape(ROOM))
  })

  it.each([
    ['a missing length', { length: '' }],
    ['a missing area', { area: '' }],
    ['an area that is too small for the length', { area: '0.5' }],
    ['an area that is too large for the length', { area: '500' }],
  ])('returns null for %s', (_, part) => {
    expect(readShape({ ...ROOM, kind: 'area', ...part })).toBeNull()
  })
})

describe('toShape', () => {
  it('reads an unknown shape as a rectangle', () => {
    expect(['l-shape', 'hexagon', ''].map(toShape)).toEqual(['l-shape', 'rectangle', 'rectangle'])
  })
})
