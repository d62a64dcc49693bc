import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeLists } from './use-lists.ts'

const line = { sku: 'OAK-18', quantity: 4 }
const kitchen = { id: 'k', name: 'Kitchen', lines: [line] }
const decodeLines = (lines: unknown) => decodeLists([{ ...kitchen, lines }])[0]?.lines

// SAVE-1
describe('decodeLists', () => {
  it('restores stored lists', () => {
    expect(decodeLists(structuredClone([kitchen, { ...kitchen, id: 'd', name: 'Deck', lines: [] }]))).toEqual([
      kitchen,
      { id: 'd', name: 'Deck', lines: [] },
    ])
  })

  it.each([
    ['an empty device', undefined],
    ['an object instead of an array', { id: 'k' }],
    ['a list without an id', [{ ...kitchen, id: '' }]],
    ['a list without a name', [{ ...kitchen, name: ' \u202e' }]],
    ['a number for a name', [{ ...kitchen, name: 7 }]],
  ])('returns no lists for %s', (_, value) => {
    expect(decodeLists(value)).toEqual([])
  })

  it.each([
    ['a quantity of 0', { ...line, quantity: 0 }],
    ['half a piece', { ...line, quantity: 1.5 }],
    ['10,000 pieces', { ...line, quantity: 10_000 }],
    ['a quantity as text', { ...line, quantity: '4' }],
    ['no sku', { ...line, sku: ' ' }],
    ['a sku of 65 characters', { ...line, sku: 'x'.repeat(65) }],
    ['null in its place', null],
  ])('ignores a line with %s', (_, broken) => {
    expect(decodeLines([broken, line])).toEqual([line])
  })

  it('keeps the first of duplicate lines and lists', () => {
    expect(decodeLines([line, { ...line, quantity: 9 }])).toEqual([line])
    expect(decodeLists([kitchen, { ...kitchen, name: 'Deck' }])).toEqual([kitchen])
  })

  it('keeps at most 50 lists and 200 lines', () => {
    expect(decodeLists(Array.from({ length: 60 }, (_, i) => ({ ...kitchen, id: `${i}` })))).toHaveLength(50)
    expect(decodeLines(Array.from({ length: 300 }, (_, i) => ({ ...line, sku: `S${i}` })))).toHaveLength(200)
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void decodeLists(value)))
  })
})
