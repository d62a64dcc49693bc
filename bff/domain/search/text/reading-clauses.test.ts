import { describe, expect, it } from 'vitest'
import type { Reading, ReadingPart } from '../understanding/vocabulary/reading.types.ts'
import { formatClause } from './clauses.test-kit.ts'
import { limitReadings, matchWrittenPart, readingClause, readingPreferences } from './reading-clauses.ts'

const FIELDS = ['name', 'category.name']
const words = (...forms: readonly string[][]): Reading => ({ kind: 'words', words: forms })
const options: Reading = { kind: 'options', options: [{ attribute: 'wood_type', ids: ['57'] }] }
const fuzzy: Reading = { kind: 'fuzzy', word: 'wurktop' }
const measure = (...values: readonly number[]): Reading => ({
  kind: 'measure',
  measures: values.map((value) => ({ unit: 'mm', values: [value], options: [], valueOptions: [[]] })),
})
const part = (written: Reading, given: Partial<ReadingPart> = {}): ReadingPart => ({
  kind: written.kind === 'measure' ? 'measure' : 'word',
  isOptional: false,
  written,
  understood: [],
  ...given,
})
const oak = part(words(['oak']), { understood: [options] })
const boards = part(words(['boards', 'board']))
const wooden = part(words(['wooden']), { isOptional: true })
const thick = part(measure(18))
const createClauses = (...parts: readonly ReadingPart[]) => {
  const clause = readingClause({ parts }, FIELDS)
  return clause && formatClause(clause)
}

const OAK = '4000 * (name,category.name~oak | (wood_type=57 | wood_type_options=57))'
const BOARDS = '4000 * name,category.name~boards board'
const THICK = '4000 * (name~18 18mm)'

// SEARCH-20
describe('clause for an interpreted search', () => {
  it.each([
    ['requires a single word', [boards], `1 of (${BOARDS})`],
    ['requires one of two words', [oak, boards], `1 of (${OAK}, ${BOARDS})`],
    ['requires three of four words', [oak, oak, boards, boards], `3 of (${OAK}, ${OAK}, ${BOARDS}, ${BOARDS})`],
    ['ignores an optional word', [wooden, boards], `1 of (${BOARDS})`],
    ['requires words and ranks by a size', [boards, thick], `(1 of (${BOARDS}) & (${THICK.replace(/[()]/g, '')}))`],
    ['requires a size on its own', [thick], THICK.replace(/[()]/g, '')],
    ['requires both of two sizes', [thick, thick], `(${THICK} & ${THICK})`.replace(/\(name~18 18mm\)/g, 'name~18 18mm')],
  ])('%s', (_, parts, clause) => {
    expect(createClauses(...parts)).toBe(clause)
  })

  it.each([
    ['only optional words', [wooden], FIELDS],
    ['an empty text', [], FIELDS],
    ['no fields', [oak], []],
  ])('is null for %s', (_, parts, fields) => {
    expect(readingClause({ parts }, fields)).toBeNull()
  })

  // SEARCH-33
  it('finds goods of the kind by that word alone, and ranks their names above their categories', () => {
    const kind = { ...boards, kindOf: 'products' as const }
    expect(createClauses(oak, kind)).toBe(`(1 of (${OAK}, ${BOARDS}) | ${BOARDS} | 8000 * name~boards board)`)
    expect(createClauses({ ...kind, isOptional: true }, oak)).toBe(`1 of (${OAK})`)
  })

  // SEARCH-46
  it('ranks goods of the kind above goods whose names only mention it', () => {
    const createKindClauses = (otherKinds: readonly string[]) => createClauses({ ...boards, kindOf: 'products', otherKinds })
    const others = '{"must_not":{"multi_match":{"query":"kit pack","fields":["name"],"operator":"or"}}}'
    expect(createKindClauses(['kit', 'pack'])).toContain(`(8000 * name~boards board & (12000 * ${others}))`)
    expect(createKindClauses([])).toContain('| 8000 * name~boards board)')
  })

  it('requires all words of a phrase in any form, and tolerates misspellings after the first letter', () => {
    const compound = part(words(['feather'], ['edge', 'edges']), { understood: [fuzzy] })
    expect(createClauses(compound)).toBe(
      '1 of (4000 * ((name,category.name~feather & name,category.name~edge edges) | name,category.name~wurktop (AUTO, 1, 3)))',
    )
  })
})

// SEARCH-66
describe('clause for a part as written', () => {
  it('matches a word in any field, and the words of a phrase in the name', () => {
    expect(formatClause(matchWrittenPart(boards, FIELDS))).toBe('name,category.name~boards board')
    expect(formatClause(matchWrittenPart(part(words(['furniture'], ['wax'])), FIELDS))).toBe('(name~furniture & name~wax)')
  })
})

describe('ranking clauses for an interpreted search', () => {
  const createPreferences = (...parts: readonly ReadingPart[]) => readingPreferences({ parts }, 'name').map(formatClause)

  it('are empty for an empty reading', () => {
    expect(createPreferences()).toEqual([])
  })

  it('rank names with every word as written first, then with every part in any reading, then by part', () => {
    const misspelt = part(words(['oke']), { understood: [words(['oak']), options] })
    expect(createPreferences(misspelt, boards)).toEqual([
      '8000 * (name~oke & name~boards board)',
      '4000 * ((name~oke | name~oak) & name~boards board)',
      '30 * name~oke',
      '30 * (name~oke | name~oak)',
      '60 * name~boards board',
    ])
  })

  it('grade the first three readings of a part, each size being one, and further sizes alike', () => {
    expect(createPreferences(part(measure(47, 50, 44, 45))).slice(2)).toEqual([
      '30 * name~47 47mm',
      '10 * (name~47 47mm | name~50 50mm)',
      '20 * (name~47 47mm | name~50 50mm | name~44 44mm)',
      '10 * name="45"',
    ])
  })

  // SEARCH-77
  // SEARCH-96
  it('rank names by the likeliest measures only if there are several sizes or many words', () => {
    const likeliest = 'name~47 47mm | name~50 50mm | name~44 44mm'
    const size = part(measure(47, 50, 44, 45))
    expect(createPreferences(size)[0]).toBe(`8000 * (${likeliest} | name~45 45mm)`)
    expect(createPreferences(size, thick)[0]).toBe(`8000 * ((${likeliest}) & name~18 18mm)`)
    const many = part(words(['lap'], ['panel']), { understood: [words(['overlap'], ['panel'])] })
    expect(createPreferences(size, many)[0]).toBe(`8000 * ((${likeliest}) & (name~lap & name~panel))`)
    expect(createPreferences(size, part(words(['lap'], ['panel'])))[0]).toContain('name~45 45mm')
  })
})

// SEARCH-83
describe('names with a meaning that contains the word', () => {
  it.each([
    ['rank above other names with the word', [words(['board'], ['kit']), words(['plank'])], ['30 * (name~board & name~kit)']],
    ['are no others for meanings without it', [words(['plank'], ['kit'])], []],
  ])('%s', (_, understood, expected) => {
    const all = readingPreferences({ parts: [part(words(['board']), { understood })] }, 'name').map(formatClause)
    expect(all.filter((clause) => /^30 \* \(name~\w+ & /.test(clause))).toEqual(expected)
  })
})

describe('search budget', () => {
  const createWords = (count: number) => Array.from({ length: count }, (_, i) => words([`w${i}`]))

  it.each([
    [1, 24],
    [2, 12],
    [5, 4],
    [8, 3],
    [30, 1],
  ])('for %i words keeps %i readings each', (count, readings) => {
    const { parts } = limitReadings({
      parts: Array.from({ length: count }, () => part(words(['oak']), { understood: createWords(30) })),
    })
    expect(parts.map((each) => each.understood.length)).toEqual(parts.map(() => readings))
    expect(parts[0]?.understood[0]).toEqual(words(['w0']))
  })

  it.each([
    [1, 6],
    [3, 2],
    [9, 1],
  ])('for %i sizes keeps %i measures each, whatever the other words', (count, measures) => {
    const size = part(measure(1, 2, 3, 4, 5, 6, 7, 8, 9))
    const { parts } = limitReadings({ parts: [oak, ...Array.from({ length: count }, () => size)] })
    const counts = parts.flatMap(({ written }) => (written.kind === 'measure' ? [written.measures.length] : []))
    expect(counts).toEqual(Array.from({ length: count }, () => measures))
    expect(parts[0]?.written).toEqual(oak.written)
  })

  // SEARCH-77
  it.each([1, 2])('keeps all measures of a section beside a length with %i', (lengths) => {
    const section = part(measure(1, 2, 3, 4, 5, 6))
    const length = part(measure(...[2400, 2.4].slice(0, lengths)))
    const { parts } = limitReadings({ parts: [oak, section, length] })
    const counts = parts.flatMap(({ written }) => (written.kind === 'measure' ? [written.measures.length] : []))
    expect(counts).toEqual([6, lengths])
  })

  it('returns an empty reading unchanged', () => {
    expect(limitReadings({ parts: [] })).toEqual({ parts: [] })
  })
})
