import { describe, expect, it } from 'vitest'
import { readSearch } from '../read-search.ts'
import { english } from '../understanding.test-kit.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { asksForNotSold } from './not-sold.ts'

const vocabulary: SearchVocabulary = {
  ...english,
  dictionary: { ...english.dictionary, notSold: new Set(['pipe', 'oar', 'scaff']) },
}
const understood = (text: string, words = vocabulary) => readSearch(text, words).parts.map((part) => part.understood)

// SEARCH-52
describe('goods that the shop does not sell', () => {
  it('are not corrected to goods that it sells', () => {
    expect(understood('pipe', english)).not.toEqual([[]])
    expect(understood('pipe')).toEqual([[]])
    expect(understood('pipes')).toEqual([[]])
    expect(understood('oar', english)).not.toEqual([[]])
    expect(understood('oar')).toEqual([[]])
  })

  it('still complete the word that is being typed', () => {
    expect(understood('scaff')).toEqual([[{ kind: 'words', words: [expect.arrayContaining(['scaffold'])] }]])
  })

  it.each([
    ['pipe', true],
    ['Pipes', true],
    ['the 15 mm pipe', true],
    ['pipe for the oar', true],
    ['pine pipe', true],
    ['pipe for oak', true],
    ['pipe board', false],
    ['oak for the pipe', false],
    ['pipework', false],
    ['15 mm', false],
    ['the', false],
    ['', false],
  ])('are the kind that %j asks for: %s', (text, expected) => expect(asksForNotSold(text, vocabulary)).toBe(expected))
})
