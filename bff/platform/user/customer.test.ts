import { describe, expect, it } from 'vitest'
import { decodeStreetLines } from './customer.ts'

// USER-31
describe('decodeStreetLines', () => {
  it.each([
    ['a house number before its street', ['12', 'Sawmill Lane'], ['12 Sawmill Lane']],
    ['a house number after its street', ['Sawmill Lane', '12a'], ['Sawmill Lane 12a']],
  ])('joins %s, which the shop has stored as two lines', (_, stored, lines) => {
    expect(decodeStreetLines(stored)).toEqual(lines)
  })

  it.each([
    ['a flat', ['1 Mill Road', 'Flat 2']],
    ['a unit', ['Unit 3', 'Sawmill Lane']],
    ['the number of a flat', ['1 Mill Road', '2']],
    ['a third line', ['12', 'Sawmill Lane', 'Horsforth']],
    ['one line', ['12 Sawmill Lane']],
  ])('keeps the lines of an address with %s', (_, lines) => {
    expect(decodeStreetLines(lines)).toEqual(lines)
  })

  it('leaves out blank lines and placeholders', () => {
    expect(decodeStreetLines(['Hilltop', ' ', '-'])).toEqual(['Hilltop'])
  })
})
