import { describe, expect, it } from 'vitest'
import { completions } from './completions.ts'
import { compoundsOf, joinCompound, splitCompound } from './compounds.ts'
import { corrections } from './corrections.ts'
import { knownWord, spelledForms } from './known-words.ts'

/** Words of a merchant, with how often its texts have them. */
const known = (words: Readonly<Record<string, number>>) =>
  new Map(Object.entries(words).map(([word, count]) => [word, { spellings: [word], count }]))
const english = (words: Readonly<Record<string, number>>) => ({ words: known(words), language: 'en' as const })
const german = (words: Readonly<Record<string, number>>) => ({ words: known(words), language: 'de' as const })

describe('a word that is still being typed', () => {
  const words = known({ skirting: 9, skid: 3, ski: 5, oak: 1, skimmer: 4 })

  it.each([
    ['goes on as the merchant’s words do, the commonest first', 'ski', ['skirting', 'skimmer', 'skid']],
    ['is not guessed from two letters', 'sk', []],
    ['goes on as none that begins otherwise', 'oke', []],
  ])('%s', (_, word, found) => {
    expect(completions(word, words)).toEqual(found)
  })

  it('goes on in eight ways at most', () => {
    const many = known(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`skirt${i}`, i])))
    expect(completions('skirt', many)).toEqual([19, 18, 17, 16, 15, 14, 13, 12].map((i) => `skirt${i}`))
  })
})

describe('a misspelt word', () => {
  const words = known({ oak: 9, larch: 5, lurch: 7, worktop: 3, architrave: 1, tank: 2, ab: 9, mdf9: 9 })

  it.each([
    ['is the word it sounds like', 'oke', ['oak']],
    ['is the commoner of two that are as near, then the other', 'lerch', ['lurch', 'larch']],
    ['is as near when its first letter is wrong', 'uorktop', ['worktop']],
    ['of four letters is none that is a letter off', 'tend', []],
    ['of eight letters and more may be two and a half off', 'arkitraf', ['architrave']],
    ['of seven letters is none that is two and a half off', 'wxrkzup', []],
    ['of eight letters may be one of that', 'arcvitxave', ['architrave']],
    ['is no word of two letters and none with a digit', 'mdfo', []],
    ['of two letters is none', 'oa', []],
    ['with a digit is none', 'oak3', []],
    ['that is far from all is none', 'xylophone', []],
  ])('%s', (_, word, found) => {
    expect(corrections(word, words)).toEqual(found)
  })

  it('is nothing beyond what is allowed', () => {
    expect(corrections('worktup', words, 0.5)).toEqual(['worktop'])
    expect(corrections('worktpo', words, 0.5)).toEqual([])
    expect(corrections('worktop', words, 0)).toEqual([])
  })

  it('is at most three words, none much farther than the nearest', () => {
    const many = known({ board: 1, boord: 2, boerd: 3, buard: 4, baird: 5 })
    expect(corrections('boird', many)).toEqual(['baird', 'boerd', 'boord'])
    expect(corrections('skirtin', known({ skirtin: 1, skirting: 9 }))).toEqual(['skirtin'])
    expect(corrections('board', known({ bourd: 1, voerd: 9 }))).toEqual(['bourd'])
    expect(corrections('bead', known({ beat: 1, veat: 9 }))).toEqual(['beat'])
  })

  it('of more than thirty letters is none', () => {
    const long = 'a'.repeat(29)
    expect(corrections(`${long}b`, known({ [`${long}c`]: 1 }))).toEqual([`${long}c`])
    expect(corrections(`${long}bb`, known({ [`${long}bc`]: 1 }))).toEqual([])
  })
})

describe('a compound', () => {
  it.each([
    ['is the two words it is written together from', 'featheredge', { feather: 1, edge: 1 }, ['feather', 'edge']],
    ['is them in the number the merchant uses', 'oakboards', { oak: 1, board: 1 }, ['oak', 'board']],
    ['is none of a part of two letters', 'mybench', { my: 1, bench: 1 }, null],
    ['is none where one part is unknown', 'oakwood', { oak: 1 }, null],
    ['is the parts that the merchant uses most', 'carport', { car: 1, port: 1, carp: 9, ort: 9 }, ['carp', 'ort']],
    ['is told by its rarer part', 'carport', { car: 2, port: 2, carp: 9, ort: 1 }, ['car', 'port']],
  ])('%s', (_, word, words, parts) => {
    expect(splitCompound(word, english(words))).toEqual(parts)
  })

  it('may have something between its parts in German, in no other language', () => {
    const words = { eiche: 1, brett: 1, holz: 1, stab: 1 }
    expect(splitCompound('eichenbrett', german(words))).toEqual(['eiche', 'brett'])
    expect(splitCompound('holzsstab', german(words))).toEqual(['holz', 'stab'])
    expect(splitCompound('eichenbrett', english(words))).toBeNull()
    expect(splitCompound('esbrett', german({ es: 1, brett: 1 }))).toBeNull()
  })

  it('written apart is the word the merchant writes together', () => {
    expect(joinCompound('feather', 'edge', english({ featheredge: 1 }))).toBe('featheredge')
    expect(joinCompound('feather', 'edges', english({ featheredge: 1 }))).toBe('featheredge')
    expect(joinCompound('feather', 'board', english({ featheredge: 1 }))).toBeNull()
    expect(joinCompound('o', 'ak', english({ oak: 1 }))).toBeNull()
    expect(joinCompound('oa', 'ken', english({ oaken: 1 }))).toBe('oaken')
    expect(joinCompound('oa', 'ks', english({ oaks: 1 }))).toBeNull()
  })

  it('in German is found by the words it begins and ends with, the commonest first', () => {
    const words = german({ sockelleiste: 2, leistenkleber: 5, leiste: 9, eisleisten: 1, graueiche: 3, grau: 9 })
    expect(compoundsOf('leiste', words, 8)).toEqual(['leistenkleber', 'sockelleiste', 'eisleisten'])
    expect(compoundsOf('leiste', words, 1)).toEqual(['leistenkleber'])
    expect(compoundsOf('grau', words, 8)).toEqual(['graueiche'])
    expect(compoundsOf('ei', words, 8)).toEqual([])
    expect(compoundsOf('wand', german({ trennwand: 1, wandleiste: 1 }), 8)).toEqual(['wandleiste'])
    expect(compoundsOf('diele', german({ hofdiele: 1, dielex: 9, bodiel: 3 }), 8)).toEqual(['hofdiele'])
    expect(compoundsOf('leiste', { ...words, language: 'en' }, 8)).toEqual([])
  })
})

describe('a word of the merchant', () => {
  it('is known in any of its forms', () => {
    expect(knownWord('boards', english({ board: 1 }))).toBe('board')
    expect(knownWord('board', english({ board: 1, boards: 1 }))).toBe('board')
    expect(knownWord('plank', english({ board: 1 }))).toBeNull()
    expect(knownWord('tuer', german({ tur: 1 }))).toBe('tur')
    expect(knownWord('tuer', english({ tur: 1 }))).toBeNull()
  })

  it('is written in each form that the merchant uses, else in the likeliest', () => {
    const words = new Map([['tur', { spellings: ['tür', 'tur'], count: 1 }]])
    expect(spelledForms('tuer', { words, language: 'de' })).toEqual(['tuer', 'tür', 'tur'])
    expect(spelledForms('Plank', english({}))).toEqual(['Plank', 'plank', 'planks'])
    expect(spelledForms('brett', german({}))).toHaveLength(3)
    expect(spelledForms('boards', english({ board: 1, boards: 1 }))).toEqual(['boards', 'board'])
  })

  it('is written in eight forms at most', () => {
    const forms = ['brette', 'bretten', 'bretter', 'brettn', 'brettern', 'bretts', 'brettes', 'brett']
    const all = Object.fromEntries(forms.map((form) => [form, 1]))
    expect(spelledForms('Brett', german(all))).toHaveLength(8)
  })
})
