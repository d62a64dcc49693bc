import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRoom, roomSides } from './room-words.ts'

const WORDS = {
  en: { doors: ['door', 'doors'], numbers: ['one', 'two', 'three'] },
  de: { doors: ['Tür', 'Türen'], numbers: ['eine', 'zwei', 'drei'] },
  it: { doors: ['porta', 'porte'], numbers: ['una', 'due', 'tre'] },
} as const

// SEARCH-31
describe('readRoom', () => {
  it.each([
    ['en', 'skirting for a 4 × 3.6 room, two doors', 4000, 3600, 2],
    ['en', 'skirting 4m x 3.6m room 1 door', 4000, 3600, 1],
    ['en', 'deck 3 by 4.5 metres', 3000, 4500, null],
    ['en', 'deck 360x240cm', 3600, 2400, null],
    ['de', 'Sockelleisten für 4 x 3,60 m, drei Türen', 4000, 3600, 3],
    ['de', 'Sockelleisten zwei tueren', null, null, null],
    ['de', 'Sockelleisten ZWEI TÜREN', null, null, 2],
    ['it', 'battiscopa per stanza 4 per 3,6 con due porte', 4000, 3600, 2],
    ['en', 'architrave for 3 doors', null, null, 3],
    ['en', 'architrave for 300 doors', null, null, null],
    ['en', 'decking 28 x 145 mm', null, null, null],
    ['en', 'skirting 4 x 3.6 x 2', 4000, 3600, null],
    ['en', 'room 60 x 40', null, null, null],
    ['en', 'architrave 15 x 44', null, null, null],
    ['en', 'skirting 15 m x 44 m', 15_000, 44_000, null],
    ['en', 'two door', null, null, 2],
    ['en', '', null, null, null],
  ] as const)('in %s reads %j as %j by %j with %j doors', (language, search, length, width, doors) => {
    expect(readRoom(search, WORDS[language], language).room).toEqual({ length, width, doors })
  })

  it('returns the rest of the search', () => {
    const { rest } = readRoom('skirting for a 4 × 3.6 room, two doors', WORDS.en, 'en')
    expect(rest.replace(/[ ,]+/g, ' ').trim()).toBe('skirting for a room')
    expect(readRoom('oak door 4x2', WORDS.en, 'en').rest).not.toContain('4x2')
  })

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (search) => {
        const { room, rest } = readRoom(search, WORDS.en, 'en')
        expect(rest.length).toBeLessThanOrEqual(search.length + 2)
        expect(room.doors ?? 0).toBeLessThanOrEqual(20)
      }),
    )
  })
})

// SEARCH-38
describe('an area', () => {
  it.each([
    ['en', 'deck 20 m2', 20],
    ['en', 'deck 12.5m²', 12.5],
    ['en', 'deck of 20 sq m', 20],
    ['de', 'Terrasse 12,5 qm', 12.5],
    ['it', 'terrazza 20 mq', 20],
    ['en', 'deck 4 x 5 m2', null],
    ['en', 'ply 20 m', null],
  ] as const)('in %s is read from %j as %j', (language, search, area) => {
    expect(readRoom(search, WORDS[language], language).area).toBe(area)
  })

  it('is removed from the rest of the search', () => {
    expect(readRoom('deck 20 m2', WORDS.en, 'en').rest.trim()).toBe('deck')
  })

  it.each([
    [20, 4500, 4450],
    [16, 4000, 4000],
    [0.2, null, null],
    [1000, null, null],
  ])('of %d m² has the sides %j and %j', (area, length, width) => {
    expect(roomSides(area)).toEqual({ length, width })
  })
})
