import { describe, expect, it } from 'vitest'
import { dictionaryKey, EMPTY_ENTRIES, searchDictionary } from './dictionary.ts'

describe('a search dictionary', () => {
  it('says of words that mean the same each of the others, however they are written', () => {
    const { meanings } = searchDictionary({ ...EMPTY_ENTRIES, same: [['T&G', 'Tongue and Groove', 'matched']] })
    expect([...meanings]).toEqual([
      ['t & g', ['tongue and groove', 'matched']],
      ['tongue and groove', ['t&g', 'matched']],
      ['matched', ['t&g', 'tongue and groove']],
    ])
  })

  it('says what a word is called in the shop, and nothing the other way round', () => {
    const { meanings } = searchDictionary({ ...EMPTY_ENTRIES, means: { Celotex: ['PIR Insulation'] } })
    expect([...meanings]).toEqual([['celotex', ['pir insulation']]])
  })

  it('joins what is said of a word in several places, each once', () => {
    const { meanings } = searchDictionary({
      ...EMPTY_ENTRIES,
      same: [['ply', 'plywood']],
      means: { ply: ['plywood', 'sheet'], '': ['nothing'] },
    })
    expect(meanings.get('ply')).toEqual(['plywood', 'sheet'])
    expect(meanings.has('')).toBe(false)
  })

  it('knows how many words its longest entry has', () => {
    expect(searchDictionary(EMPTY_ENTRIES).longest).toBe(0)
    expect(searchDictionary({ ...EMPTY_ENTRIES, same: [['t&g', 'match board']] }).longest).toBe(3)
  })

  it('passes over words, and takes others for less, in any spelling', () => {
    const { ignored, optional } = searchDictionary({ ...EMPTY_ENTRIES, ignored: ['Für'], optional: ['Hölzern'] })
    expect([[...ignored], [...optional]]).toEqual([['fur'], ['holzern']])
  })

  it('is looked up by words alone', () => {
    expect(dictionaryKey('  Weiße—Türen! ')).toBe('weisse turen')
  })
})
