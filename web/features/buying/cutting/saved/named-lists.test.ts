import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_ROW } from '../device/saved-list.ts'
import { decodeNamedLists } from './named-lists.ts'

const kitchen = { id: 'k', name: 'Kitchen', list: { material: null, rows: [{ ...EMPTY_ROW, length: '720' }] } }

// CUT-33
describe('decodeNamedLists', () => {
  it('restores stored lists', () => {
    const lists = [kitchen, { ...kitchen, id: 'd', name: 'Desk' }]
    expect(decodeNamedLists(structuredClone(lists))).toEqual(lists)
  })

  it.each([
    ['nothing', undefined],
    ['a value that is not an array', kitchen],
    ['null', [null]],
    ['a list without an id', [{ ...kitchen, id: '' }]],
    ['an id that is too long', [{ ...kitchen, id: 'x'.repeat(65) }]],
    ['a list without a name', [{ ...kitchen, name: ' \u202e' }]],
    ['a number for a name', [{ ...kitchen, name: 7 }]],
  ])('is empty for %s', (_, stored) => {
    expect(decodeNamedLists(stored)).toEqual([])
  })

  it('does not restore which list of the cart was edited', () => {
    expect(decodeNamedLists([{ ...kitchen, list: { ...kitchen.list, editing: 'SAW~1' } }])).toEqual([kitchen])
  })

  it('keeps 50 lists and the first of two with the same id', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ ...kitchen, id: `${i}` }))
    expect(decodeNamedLists([...many, { ...kitchen, id: '0', name: 'Again' }]).map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, i) => `${i}`),
    )
    expect(decodeNamedLists([kitchen, { ...kitchen, name: 'Again' }])).toEqual([kitchen])
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (stored) => void decodeNamedLists([stored])))
  })
})
