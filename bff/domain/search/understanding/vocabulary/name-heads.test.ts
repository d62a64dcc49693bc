import { describe, expect, it } from 'vitest'
import { isMostlyHead, otherHeads, otherNames, readNameHeads } from './name-heads.ts'

const NAMES = [
  'Oak stair tread 22 x 260 mm',
  'Oak stair kit, 13 treads',
  'Post mix concrete 20 kg',
  'Slotted concrete post',
  'Treated post cap for 100 mm posts',
]
const heads = readNameHeads(NAMES, 'en')

describe('isMostlyHead', () => {
  it.each([
    ['tread', true],
    ['oak', false],
    ['stair', false],
  ])('for %s is %s', (word, expected) => {
    expect(isMostlyHead(word, heads)).toBe(expected)
  })
})

// SEARCH-46
describe('otherHeads', () => {
  it.each([
    ['finds the heads of names that mention a word, in any number', 'treads', ['kit']],
    ['leaves out heads that also describe goods of the kind', 'post', ['cap']],
    ['is empty for a word that is always the head', 'kit', []],
    ['is empty for an unknown word', 'hinge', []],
  ])('%s', (_, word, expected) => {
    expect(otherHeads([word, `${word}s`, word.replace(/s$/, '')], heads)).toEqual(expected)
  })

  it('is empty for a word that describes several kinds and names none', () => {
    expect(otherHeads(['oak'], heads)).toEqual([])
  })

  it('returns twelve at most', () => {
    const letters = [...'abcdefghijklmnopqrst']
    const names = ['Oak', ...letters.map((letter) => `Oak ${letter}${letter}${letter}`)]
    expect(otherHeads(['oak'], readNameHeads(names, 'en'))).toHaveLength(12)
  })
})

// SEARCH-81
describe('otherNames', () => {
  it.each([
    ['are names with a head that also describes goods of the kind', ['post', 'posts'], ['post mix concrete']],
    ['leave out goods that their head tells apart', ['tread', 'treads'], []],
    ['are names of other goods of the same material', ['concrete'], ['slotted concrete post']],
  ])('%s', (_, forms, expected) => {
    expect(otherNames(forms, heads)).toEqual(expected)
  })
})
