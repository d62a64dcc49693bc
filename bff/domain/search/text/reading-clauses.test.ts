import { describe, expect, it } from 'vitest'
import type { Reading, ReadingPart } from '../understanding/reading.types.ts'
import { told } from './clauses.test-kit.ts'
import { readingPreferences, understoodClause, withinBudget } from './reading-clauses.ts'

const FIELDS = ['name', 'category.name']
const words = (...forms: readonly string[][]): Reading => ({ kind: 'words', words: forms })
const options: Reading = { kind: 'options', options: [{ attribute: 'wood_type', ids: ['57'] }] }
const fuzzy: Reading = { kind: 'fuzzy', word: 'wurktop' }
const measure = (...values: readonly number[]): Reading => ({
  kind: 'measure',
  measures: values.map((value) => ({ unit: 'mm', values: [value], options: [], valueOptions: [[]] })),
})
const part = (written: Reading, given: Partial<ReadingPart> = {}): ReadingPart => ({
  ...{ kind: written.kind === 'measure' ? 'measure' : 'word', isOptional: false, written, understood: [] },
  ...given,
})
const oak = part(words(['oak']), { understood: [options] })
const boards = part(words(['boards', 'board']))
const wooden = part(words(['wooden']), { isOptional: true })
const thick = part(measure(18))
const understood = (...parts: readonly ReadingPart[]) => {
  const clause = understoodClause({ parts }, FIELDS)
  return clause && told(clause)
}

const OAK = '4000 * (name,category.name~oak | (wood_type=57 | wood_type_options=57))'
const BOARDS = '4000 * name,category.name~boards board'
const THICK = '4000 * (name~18 18mm)'

// SEARCH-20
describe('products that a text means', () => {
  it.each([
    ['one word', [boards], `1 of (${BOARDS})`],
    ['both of two words or one of them, all before some', [oak, boards], `1 of (${OAK}, ${BOARDS})`],
    ['three of four words', [oak, oak, boards, boards], `3 of (${OAK}, ${OAK}, ${BOARDS}, ${BOARDS})`],
    ['no word that says nothing', [wooden, boards], `1 of (${BOARDS})`],
    ['words, and first those of the size', [boards, thick], `(1 of (${BOARDS}) & (${THICK.replace(/[()]/g, '')}))`],
    ['a size alone', [thick], THICK.replace(/[()]/g, '')],
    ['all of two sizes', [thick, thick], `(${THICK} & ${THICK})`.replace(/\(name~18 18mm\)/g, 'name~18 18mm')],
  ])('match %s', (_, parts, clause) => {
    expect(understood(...parts)).toBe(clause)
  })

  it.each([
    ['words that say nothing', [wooden], FIELDS],
    ['nothing', [], FIELDS],
    ['no field', [oak], []],
  ])('are nobody knows which for %s', (_, parts, fields) => {
    expect(understoodClause({ parts }, fields)).toBeNull()
  })

  it('have all words of a phrase, each in any form, and a misspelt one by all but its first letter', () => {
    const compound = part(words(['feather'], ['edge', 'edges']), { understood: [fuzzy] })
    expect(understood(compound)).toBe(
      '1 of (4000 * ((name,category.name~feather & name,category.name~edge edges) | name,category.name~wurktop (AUTO, 1, 3)))',
    )
  })
})

describe('what comes first of the products found', () => {
  const first = (...parts: readonly ReadingPart[]) => readingPreferences({ parts }, 'name').map(told)

  it('is nothing where nothing was understood', () => {
    expect(first()).toEqual([])
  })

  it('are those named by every word as written, then by every part in any way, then by each part', () => {
    const misspelt = part(words(['oke']), { understood: [words(['oak']), options] })
    expect(first(misspelt, boards)).toEqual([
      '8000 * (name~oke & name~boards board)',
      '4000 * ((name~oke | name~oak) & name~boards board)',
      '30 * name~oke',
      '30 * (name~oke | name~oak)',
      '60 * name~boards board',
    ])
  })

  it('are told apart by the first three ways a part can be understood, each size being one', () => {
    expect(first(part(measure(47, 50, 44, 45))).slice(2)).toEqual([
      '30 * name~47 47mm',
      '10 * (name~47 47mm | name~50 50mm)',
      '20 * (name~47 47mm | name~50 50mm | name~44 44mm)',
    ])
  })
})

describe('what an engine is asked at once', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => words([`w${i}`]))

  it.each([
    [1, 24],
    [2, 12],
    [5, 4],
    [8, 3],
    [30, 1],
  ])('are, of %i words, %i ways to understand each', (count, readings) => {
    const { parts } = withinBudget({ parts: Array.from({ length: count }, () => part(words(['oak']), { understood: many(30) })) })
    expect(parts.map((each) => each.understood.length)).toEqual(parts.map(() => readings))
    expect(parts[0]?.understood[0]).toEqual(words(['w0']))
  })

  it.each([
    [1, 8],
    [3, 2],
    [9, 1],
  ])('are, of %i sizes, %i measures each, whatever words are beside them', (count, measures) => {
    const size = part(measure(1, 2, 3, 4, 5, 6, 7, 8, 9))
    const { parts } = withinBudget({ parts: [oak, ...Array.from({ length: count }, () => size)] })
    const counts = parts.flatMap(({ written }) => (written.kind === 'measure' ? [written.measures.length] : []))
    expect(counts).toEqual(Array.from({ length: count }, () => measures))
    expect(parts[0]?.written).toEqual(oak.written)
  })

  it('is nothing of nothing', () => {
    expect(withinBudget({ parts: [] })).toEqual({ parts: [] })
  })
})
