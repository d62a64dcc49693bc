import { describe, expect, it } from 'vitest'
import { EMPTY_ENTRIES } from '../dictionary/dictionary.ts'
import { readSearch } from '../read-search.ts'
import { searchVocabulary } from '../vocabulary/vocabulary.ts'

const shop = (language: string, productNames: readonly string[], ignored: readonly string[]) =>
  searchVocabulary({
    language,
    productNames,
    categoryNames: [],
    attributes: [],
    dictionary: { ...EMPTY_ENTRIES, ignored, optional: ['board'] },
  })
const english = shop(
  'en',
  ['Decking screws 4 mm', 'Oak board', 'Softwood decking', 'Brass hinge', 'Internal door'],
  ['for', 'cheap'],
)
const italian = shop('it', ['Viti in ottone', 'Decking in legno', 'Corrimano rovere'], ['per'])
const german = shop('de', ['Pfostenbeton 20 kg', 'Zaunpfosten imprägniert', 'Ei'], ['für'])
const fences = shop('de', ['Zaun Lärche', 'Zaun- und Schuppenfarbe', 'Gartentor', 'Garten'], [])
const kindIn = (text: string, vocabulary = english) => {
  const kinds = readSearch(text, vocabulary).parts.filter(({ kindOf }) => kindOf)
  return kinds.map(({ written }) => (written.kind === 'words' ? written.words.at(-1)?.[0] : null))
}

// SEARCH-33
describe('the kind of goods', () => {
  it.each([
    ['the last word for a kind', 'brass decking screws', ['screws']],
    ['the kind before a preposition', 'screws for decking', ['screws']],
    ['a word in any number', 'brass hinges', ['hinges']],
    ['a word after words without a meaning', 'cheap screws', ['screws']],
    ['a word beside sizes', 'screws 4mm brass', ['screws']],
    ['no optional word', 'brass board', []],
    ['no kind before a word that may be a misspelt kind', 'door handels', []],
    ['missing if no word means goods', 'brass', []],
  ])('is %s: %s', (_, text, kinds) => {
    expect(kindIn(text)).toEqual(kinds)
  })

  it.each([
    ['the last part of the merchant’s compounds', 'Beton für Zaunpfosten', ['beton']],
    ['not the last part of a shorter word', 'sten für Zaun', []],
  ])('in German is %s: %s', (_, text, kinds) => {
    expect(kindIn(text, german)).toEqual(kinds)
  })

  it.each([
    ['is the first word for a kind', 'viti decking ottone', ['viti']],
    ['is no kind after a word that may be a misspelt kind', 'corimanno decking', []],
  ])('in Italian %s: %s', (_, text, kinds) => {
    expect(kindIn(text, italian)).toEqual(kinds)
  })

  // SEARCH-46
  it.each([
    ['the heads of names that only mention the kind', 'oak hinges', ['pack']],
    ['nothing if no name only mentions the kind', 'screws', []],
  ])('is distinguished from other goods by %s: %s', (_, text, others) => {
    const names = ['Brass hinge', 'Oak door', 'Fitting pack, hinges to handles', 'Screws']
    const [kind] = readSearch(text, shop('en', names, [])).parts.filter(({ kindOf }) => kindOf)
    expect(kind?.otherKinds).toEqual(others)
  })

  // SEARCH-75
  it('is distinguished from other goods by the name that the dictionary has for it', () => {
    const vocabulary = searchVocabulary({
      language: 'en',
      productNames: ['Oak tread', 'Pine tread', 'Ash tread', 'Stair kit, 13 treads'],
      categoryNames: [],
      attributes: [],
      dictionary: { ...EMPTY_ENTRIES, means: { nosing: ['tread'] } },
    })
    const [kind] = readSearch('nosing', vocabulary).parts
    expect(kind).toMatchObject({ kindOf: 'products', otherKinds: ['kit'] })
  })

  // SEARCH-46
  it('is the last part of a compound that the merchant does not have', () => {
    expect(readSearch('Gartenzaun', fences).parts).toMatchObject([{ kindOf: 'products', otherKinds: ['schuppenfarbe'] }])
  })
})
