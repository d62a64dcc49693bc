import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spellingDistance } from './spelling-distance.ts'

const FAR = Number.POSITIVE_INFINITY

// SEARCH-24
describe('how far a misspelt word is from the right one', () => {
  it.each([
    ['oak', 'oak', 0, 'nothing, written right'],
    ['wurktop', 'worktop', 0.5, 'half a letter, a wrong vowel'],
    ['skerting', 'skirting', 0.5, 'half a letter, a wrong vowel within'],
    ['timbr', 'timber', 0.5, 'half a letter, a vowel left out'],
    ['timbeer', 'timber', 0.5, 'half a letter, a vowel too many'],
    ['sheting', 'sheeting', 0.5, 'half a letter, a double vowel that stands once'],
    ['larch', 'larrch', 0.5, 'half a letter, a letter that stands twice'],
    ['arcitrave', 'architrave', 0.5, 'half a letter, a silent h'],
    ['karcass', 'carcass', 0.5, 'half a letter, the same sound'],
    ['vence', 'fence', 0.5, 'half a letter, nearly the same sound'],
    ['dowel', 'bowel', 1, 'a letter, another one'],
    ['dowl', 'dowlt', 1, 'a letter, one too many'],
    ['baord', 'board', 1, 'a letter, two in the wrong order'],
    ['pots', 'post', 1, 'a letter, two consonants in the wrong order'],
    ['tsar', 'star', 1, 'a letter, the first two in the wrong order'],
    ['pozs', 'post', FAR, 'too far, two wrong letters in no order'],
    ['abord', 'board', 1, 'a letter, a vowel in the wrong place'],
    ['ply', 'plywood', FAR, 'too far, half a word'],
    ['', 'oak', FAR, 'too far, nothing at all'],
  ])('%s, %s: %d, %s', (written, right, distance) => {
    expect(spellingDistance(written, right, 1)).toBe(distance)
  })

  it('is told up to the limit and no farther', () => {
    expect([2, 1.9].map((limit) => spellingDistance('xxard', 'board', limit))).toEqual([2, FAR])
    expect([1.5, 1.4].map((limit) => spellingDistance('e', 'aeio', limit))).toEqual([1.5, FAR])
    expect(spellingDistance('oak', 'oak', 0)).toBe(0)
    expect([2, 1.5].map((limit) => spellingDistance('oak', 'oaktz', limit))).toEqual([2, FAR])
    expect(spellingDistance('xpots', 'post', 3)).toBe(2)
  })

  it('is the same either way, nothing for the same word alone, and no shorter by a detour', () => {
    const word = fc.stringMatching(/^[a-fhkt]{0,6}$/)
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(spellingDistance(a, b, 9)).toBe(spellingDistance(b, a, 9))
        expect(spellingDistance(a, b, 9) === 0).toBe(a === b)
        expect(spellingDistance(a, b, 9)).toBeLessThanOrEqual(Math.max(a.length, b.length) + Math.abs(a.length - b.length))
      }),
    )
  })
})
