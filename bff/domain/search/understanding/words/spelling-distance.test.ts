import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spellingDistance } from './spelling-distance.ts'

const FAR = Number.POSITIVE_INFINITY

// SEARCH-24
describe('spellingDistance', () => {
  it.each([
    ['oak', 'oak', 0, 'equal words'],
    ['wurktop', 'worktop', 0.5, 'a wrong vowel'],
    ['skerting', 'skirting', 0.5, 'a wrong vowel inside the word'],
    ['timbr', 'timber', 0.5, 'a missing vowel'],
    ['timbeer', 'timber', 0.5, 'an extra vowel'],
    ['sheting', 'sheeting', 0.5, 'a double vowel written once'],
    ['larch', 'larrch', 0.5, 'a letter written twice'],
    ['arcitrave', 'architrave', 0.5, 'a missing silent h'],
    ['karcass', 'carcass', 0.5, 'the same sound'],
    ['vence', 'fence', 0.5, 'nearly the same sound'],
    ['dowel', 'bowel', 1, 'another letter'],
    ['dowl', 'dowlt', 1, 'an extra letter'],
    ['baord', 'board', 1, 'two letters in the wrong order'],
    ['pots', 'post', 1, 'two consonants in the wrong order'],
    ['tsar', 'star', 1, 'the first two letters in the wrong order'],
    ['pipe', 'pine', FAR, 'another consonant in a short word'],
    ['pozs', 'post', FAR, 'two wrong letters in no order'],
    ['abord', 'board', 1, 'a vowel in the wrong place'],
    ['ply', 'plywood', FAR, 'half a word missing'],
    ['', 'oak', FAR, 'an empty word'],
  ])('from %s to %s is %d: %s', (written, right, distance) => {
    expect(spellingDistance(written, right, 1)).toBe(distance)
  })

  it('returns Infinity beyond the limit', () => {
    expect([2, 1.9].map((limit) => spellingDistance('xxard', 'board', limit))).toEqual([2, FAR])
    expect([1.5, 1.4].map((limit) => spellingDistance('e', 'aeio', limit))).toEqual([1.5, FAR])
    expect(spellingDistance('oak', 'oak', 0)).toBe(0)
    expect([2, 1.5].map((limit) => spellingDistance('oak', 'oaktz', limit))).toEqual([2, FAR])
    expect(spellingDistance('xpots', 'post', 3)).toBe(2)
  })

  it('is symmetric, zero only for equal words, and at most the letters of both words', () => {
    const word = fc.stringMatching(/^[a-fhkt]{0,6}$/)
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(spellingDistance(a, b, 9)).toBe(spellingDistance(b, a, 9))
        expect(spellingDistance(a, b, 9) === 0).toBe(a === b)
        expect(spellingDistance(a, b, 9)).toBeLessThanOrEqual(a.length + b.length)
      }),
    )
  })
})
