import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Bitmap } from './bitmap.ts'

const SIZE = 100
const members = () => fc.uniqueArray(fc.nat(SIZE - 1)).map((list) => list.sort((a, b) => a - b))

describe('bitmap', () => {
  it('counts and lists its members in order', () => {
    fc.assert(
      fc.property(members(), (list) => {
        const set = Bitmap.of(SIZE, list)
        expect([...set.documents()]).toEqual(list)
        expect(set.count()).toBe(list.length)
        expect(list.every((document) => set.has(document))).toBe(true)
      }),
    )
  })

  it('combines like a set', () => {
    fc.assert(
      fc.property(members(), members(), (a, b) => {
        const [left, right] = [Bitmap.of(SIZE, a), Bitmap.of(SIZE, b)]
        expect([...left.and(right).documents()]).toEqual(a.filter((document) => b.includes(document)))
        expect([...left.without(right).documents()]).toEqual(a.filter((document) => !b.includes(document)))
        expect(left.or(right).count()).toBe(new Set([...a, ...b]).size)
      }),
    )
  })

  it.each([0, 1, 31, 32, 33, 64])('contains exactly %i documents when full', (size) => {
    expect(Bitmap.full(size).count()).toBe(size)
  })
})
