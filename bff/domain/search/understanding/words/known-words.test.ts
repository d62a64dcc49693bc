import { describe, expect, it } from 'vitest'
import { EMPTY_ENTRIES, searchDictionary } from '../dictionary/dictionary.ts'
import { completions } from './completions.ts'
import { findCompounds, joinCompound, splitCompound } from './compounds.ts'
import { corrections } from './corrections.ts'
import { findKnownWord, spelledForms } from './known-words.ts'

/** A merchant's words with their frequencies. */
const createWords = (words: Readonly<Record<string, number>>) =>
  new Map(Object.entries(words).map(([word, count]) => [word, { spellings: [word], count }]))
const dictionary = searchDictionary(EMPTY_ENTRIES)
const inEnglish = (words: Readonly<Record<string, number>>) => ({
  words: createWords(words),
  language: 'en' as const,
  dictionary,
})
const inGerman = (words: Readonly<Record<string, number>>) => ({ words: createWords(words), language: 'de' as const, dictionary })

describe('completions', () => {
  const words = createWords({ skirting: 9, skid: 3, ski: 5, oak: 1, skimmer: 4 })

  it.each([
    ['returns the merchant’s longer words, most frequent first', 'ski', ['skirting', 'skimmer', 'skid']],
    ['returns nothing for two letters', 'sk', []],
    ['returns nothing if no known word begins with the text', 'oke', []],
  ])('%s', (_, word, found) => {
    expect(completions(word, words)).toEqual(found)
  })

  it('returns at most eight words', () => {
    const many = createWords(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`skirt${i}`, i])))
    expect(completions('skirt', many)).toEqual([19, 18, 17, 16, 15, 14, 13, 12].map((i) => `skirt${i}`))
  })
})

// SEARCH-25
describe('corrections', () => {
  const words = createWords({ oak: 9, larch: 5, lurch: 7, worktop: 3, architrave: 1, tank: 2, ab: 9, mdf9: 9 })

  it.each([
    ['finds a word that sounds alike', 'oke', ['oak']],
    ['sorts two equally close words by frequency', 'lerch', ['lurch', 'larch']],
    ['corrects a wrong first letter that sounds alike', 'vorktop', ['worktop']],
    ['does not correct a four-letter word by a whole letter', 'tend', []],
    ['corrects a word of eight or more letters by a distance of one and a half', 'arhcitrve', ['architrave']],
    ['does not correct a word of eight or more letters by a distance of two and a half', 'arcvitxave', []],
    ['corrects a seven-letter word by a distance of one', 'workzop', ['worktop']],
    ['does not correct a seven-letter word by a distance of one and a half', 'wurkzop', []],
    ['suggests no two-letter words and no words with digits', 'mdfo', []],
    ['does not correct a two-letter word', 'oa', []],
    ['does not correct a word with a digit', 'oak3', []],
    ['returns nothing if no known word is close', 'xylophone', []],
  ])('%s', (_, word, found) => {
    expect(corrections(word, words)).toEqual(found)
  })

  it('respects the maximum distance', () => {
    expect(corrections('worktup', words, 0.5)).toEqual(['worktop'])
    expect(corrections('worktpo', words, 0.5)).toEqual([])
    expect(corrections('worktop', words, 0)).toEqual([])
  })

  it('returns at most three words, none much farther than the closest', () => {
    const many = createWords({ board: 1, boord: 2, boerd: 3, buard: 4, baird: 5 })
    expect(corrections('boird', many)).toEqual(['baird', 'boerd', 'boord'])
    expect(corrections('skirtin', createWords({ skirtin: 1, skirting: 9 }))).toEqual(['skirtin'])
    expect(corrections('board', createWords({ bourd: 1, voerd: 9 }))).toEqual(['bourd'])
    expect(corrections('bead', createWords({ beat: 1, veat: 9 }))).toEqual(['beat'])
  })

  it('does not correct a word of more than thirty letters', () => {
    const long = 'a'.repeat(29)
    expect(corrections(`${long}b`, createWords({ [`${long}c`]: 1 }))).toEqual([`${long}c`])
    expect(corrections(`${long}bb`, createWords({ [`${long}bc`]: 1 }))).toEqual([])
  })
})

// SEARCH-24
describe('compounds', () => {
  it.each([
    ['are split into their two words', 'featheredge', { feather: 1, edge: 1 }, ['feather', 'edge']],
    ['are split into words in the merchant’s number', 'oakboards', { oak: 1, board: 1 }, ['oak', 'board']],
    ['are not split into a part of two letters', 'mybench', { my: 1, bench: 1 }, null],
    ['are not split if one part is unknown', 'oakwood', { oak: 1 }, null],
    ['are split into the most frequent parts', 'carport', { car: 1, port: 1, carp: 9, ort: 9 }, ['carp', 'ort']],
    ['are split by the frequency of the rarer part', 'carport', { car: 2, port: 2, carp: 9, ort: 1 }, ['car', 'port']],
  ])('%s', (_, word, words, parts) => {
    expect(splitCompound(word, inEnglish(words))).toEqual(parts)
  })

  it('may have linking letters in German only', () => {
    const words = { eiche: 1, brett: 1, holz: 1, stab: 1 }
    expect(splitCompound('eichenbrett', inGerman(words))).toEqual(['eiche', 'brett'])
    expect(splitCompound('holzsstab', inGerman(words))).toEqual(['holz', 'stab'])
    expect(splitCompound('eichenbrett', inEnglish(words))).toBeNull()
    expect(splitCompound('esbrett', inGerman({ es: 1, brett: 1 }))).toBeNull()
  })

  it('written apart are joined to the merchant’s word', () => {
    expect(joinCompound('feather', 'edge', inEnglish({ featheredge: 1 }))).toBe('featheredge')
    expect(joinCompound('feather', 'edges', inEnglish({ featheredge: 1 }))).toBe('featheredge')
    expect(joinCompound('feather', 'board', inEnglish({ featheredge: 1 }))).toBeNull()
    expect(joinCompound('o', 'ak', inEnglish({ oak: 1 }))).toBeNull()
    expect(joinCompound('oa', 'ken', inEnglish({ oaken: 1 }))).toBe('oaken')
    expect(joinCompound('oa', 'ks', inEnglish({ oaks: 1 }))).toBeNull()
  })

  it('in German are found by their first or last part, most frequent first', () => {
    const words = inGerman({ sockelleiste: 2, leistenkleber: 5, leiste: 9, eisleisten: 1, graueiche: 3, grau: 9 })
    expect(findCompounds('leiste', words, 8)).toEqual(['leistenkleber', 'sockelleiste', 'eisleisten'])
    expect(findCompounds('leiste', words, 1)).toEqual(['leistenkleber'])
    expect(findCompounds('grau', words, 8)).toEqual(['graueiche'])
    expect(findCompounds('ei', words, 8)).toEqual([])
    expect(findCompounds('wand', inGerman({ trennwand: 1, wandleiste: 1 }), 8)).toEqual(['wandleiste'])
    expect(findCompounds('diele', inGerman({ hofdiele: 1, dielex: 9, bodiel: 3 }), 8)).toEqual(['hofdiele'])
    expect(findCompounds('leiste', { ...words, language: 'en' }, 8)).toEqual([])
  })
})

// SEARCH-24
describe('words of the merchant', () => {
  it('are recognised in any form', () => {
    expect(findKnownWord('boards', inEnglish({ board: 1 }))).toBe('board')
    expect(findKnownWord('board', inEnglish({ board: 1, boards: 1 }))).toBe('board')
    expect(findKnownWord('plank', inEnglish({ board: 1 }))).toBeNull()
    expect(findKnownWord('tuer', inGerman({ tur: 1 }))).toBe('tur')
    expect(findKnownWord('tuer', inEnglish({ tur: 1 }))).toBeNull()
  })

  it('are spelt in each form the merchant uses, otherwise in the likeliest forms', () => {
    const words = new Map([['tur', { spellings: ['tür', 'tur'], count: 1 }]])
    expect(spelledForms('tuer', { words, language: 'de', dictionary })).toEqual(['tuer', 'tür', 'tur'])
    expect(spelledForms('Plank', inEnglish({}))).toEqual(['Plank', 'plank', 'planks'])
    expect(spelledForms('brett', inGerman({}))).toHaveLength(3)
    expect(spelledForms('boards', inEnglish({ board: 1, boards: 1 }))).toEqual(['boards', 'board'])
  })

  it('are spelt in at most eight forms', () => {
    const forms = ['brette', 'bretten', 'bretter', 'brettn', 'brettern', 'bretts', 'brettes', 'brett']
    const all = Object.fromEntries(forms.map((form) => [form, 1]))
    expect(spelledForms('Brett', inGerman(all))).toHaveLength(8)
  })
})
