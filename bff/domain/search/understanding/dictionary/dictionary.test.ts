import { describe, expect, it } from 'vitest'
import { dictionaryKey, EMPTY_ENTRIES, searchDictionary } from './dictionary.ts'

describe('searchDictionary', () => {
  it('maps each synonym to the others, in any spelling', () => {
    const { meanings } = searchDictionary({ ...EMPTY_ENTRIES, same: [['T&G', 'Tongue and Groove', 'matched']] })
    expect([...meanings]).toEqual([
      ['t & g', ['tongue and groove', 'matched']],
      ['tongue and groove', ['t&g', 'matched']],
      ['matched', ['t&g', 'tongue and groove']],
    ])
  })

  it('maps a word to the shop’s term, but not the other way round', () => {
    const { meanings } = searchDictionary({ ...EMPTY_ENTRIES, means: { Celotex: ['PIR Insulation'] } })
    expect([...meanings]).toEqual([['celotex', ['pir insulation']]])
  })

  it('merges several entries of a word without duplicates', () => {
    const { meanings } = searchDictionary({
      ...EMPTY_ENTRIES,
      same: [['ply', 'plywood']],
      means: { ply: ['plywood', 'sheet'], '': ['nothing'] },
    })
    expect(meanings.get('ply')).toEqual(['plywood', 'sheet'])
    expect(meanings.has('')).toBe(false)
  })

  it('knows the number of words in its longest entry', () => {
    expect(searchDictionary(EMPTY_ENTRIES).longest).toBe(0)
    expect(searchDictionary({ ...EMPTY_ENTRIES, same: [['t&g', 'match board']] }).longest).toBe(3)
  })

  it('lists ignored, optional and unsold words in folded form', () => {
    const { ignored, optional, notSold } = searchDictionary({
      ...EMPTY_ENTRIES,
      ignored: ['Für'],
      optional: ['Hölzern'],
      notSold: ['Rohr', 'Öfen'],
    })
    expect([[...ignored], [...optional], [...notSold]]).toEqual([['fur'], ['holzern'], ['rohr', 'ofen']])
  })

  it('ignores spaces and punctuation in keys', () => {
    expect(dictionaryKey('  Weiße—Türen! ')).toBe('weisse turen')
  })
})
