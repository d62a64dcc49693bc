import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, uniqueName } from './list-name.ts'

const NAMING = { fallback: 'List', reserved: 'Wishlist' }

// SAVE-2
describe('cleanName', () => {
  it.each([
    ['trims spaces and line breaks', '  Kitchen\n  floor \t', 'Kitchen floor'],
    ['keeps markup as text', '<b>Deck</b>', '<b>Deck</b>'],
    ['keeps emoji and right-to-left text', 'שלום 👩‍🔧', 'שלום 👩‍🔧'],
    ['removes characters that turn the direction of other text', 'a\u202eb\u2066c', 'a b c'],
    ['removes half characters', 'a\ud83db', 'a b'],
    ['is empty for invisible text', ' \u200b\u0000\ufeff ', ''],
    ['cuts 10,000 characters to 60', 'x'.repeat(10_000), 'x'.repeat(60)],
    ['does not cut an emoji in two', `${'x'.repeat(59)}🚪`, 'x'.repeat(59)],
  ])('%s', (_, typed, name) => {
    expect(cleanName(typed)).toBe(name)
  })

  it('returns a short well-formed line for any text, and keeps its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const name = cleanName(typed)
        expect(name.length).toBeLessThanOrEqual(60)
        expect(name.isWellFormed()).toBe(true)
        expect(cleanName(name)).toBe(name)
      }),
    )
  })
})

// SAVE-2
describe('uniqueName', () => {
  it.each([
    ['keeps a new name', 'Deck', ['Kitchen'], 'Deck'],
    ['numbers a name that is taken, ignoring case', 'KITCHEN', ['Kitchen', 'kitchen 2'], 'KITCHEN 3'],
    ['numbers the name of the wishlist', 'wishlist', [], 'wishlist 2'],
    ['names a list without a name', ' ', [], 'List'],
    ['numbers lists without a name', '', ['List'], 'List 2'],
    ['stays within 60 characters', 'x'.repeat(60), ['x'.repeat(60)], `${'x'.repeat(58)} 2`],
  ])('%s', (_, typed, taken, name) => {
    expect(uniqueName(typed, taken, NAMING)).toBe(name)
  })
})
