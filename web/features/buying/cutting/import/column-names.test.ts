import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { parseColumn, parseEdges, parseGrain } from './column-names.ts'

const LANGUAGES = ['en', 'de', 'it'] as const
const COLUMNS = ['name', 'length', 'width', 'quantity', 'grain', 'edges'] as const

// CUT-15
describe.each(LANGUAGES)('the texts of the form in %s', async (language) => {
  const words = (await allMessages({ ...BRITISH, language })).get('cutting')

  it.each(COLUMNS)('are recognised as the title of the column %s', (column) => {
    expect(parseColumn(words.fields[column])).toBe(column)
  })

  it('are recognised as the titles in the hint for pasting', () => {
    const titles = words.pasteHint.replace(/^.*: /, '').replace(/\.$/, '').split(', ')
    expect(titles.map(parseColumn)).toEqual(COLUMNS)
  })

  it.each(['any', 'along', 'across'] as const)('are recognised as the grain %s', (grain) => {
    expect(parseGrain(words.grains[grain])).toBe(grain)
  })

  it('are recognised as edges for every choice', () => {
    for (const long of [0, 1, 2])
      for (const short of [0, 1, 2])
        expect(parseEdges(words.edges({ long, short }) || words.noEdges)).toBe(
          `${long ? `${long}L` : ''}${short ? `${short}S` : ''}`,
        )
  })
})

// CUT-15
describe('parseColumn', () => {
  it.each([
    ['Edging', 'edges'],
    ['Edged', 'edges'],
    ['EDGE BANDING', 'edges'],
    ['Kantenband', 'edges'],
    ['Bordi', 'edges'],
    ['Faserrichtung', 'grain'],
    ['Verso della fibra', 'grain'],
    ['Quantità', 'quantity'],
    ['Stückzahl', 'quantity'],
    ['Anzahl', 'quantity'],
    ['Länge (mm)', 'length'],
    ['Laenge', 'length'],
    ['L', 'length'],
    ['L (mm)', 'length'],
    ['W', 'width'],
    ['B [mm]', 'width'],
    ['L1', null],
    ['Box', null],
    ['Colour', null],
    ['', null],
    ['constructor', null],
  ] as const)('reads the title "%s" as %s', (title, column) => {
    expect(parseColumn(title)).toBe(column)
  })
})

// CUT-15
describe('parseEdges', () => {
  it.each([
    ['1 long, 1 short', '1L1S'],
    ['1 short, 2 long', '2L1S'],
    ['2 long and 1 short', '2L1S'],
    ['2 LANG + 1 kurz', '2L1S'],
    ['1 lungo e 1 corto', '1L1S'],
    ['2L1S', '2L1S'],
    ['2L 1W', '2L1S'],
    ['1s', '1S'],
    ['front', '1L'],
    ['all', '2L2S'],
    ['none', ''],
    ['-', ''],
    ['3 long', '3 long'],
    ['1 long, 1 long', '1 long, 1 long'],
    ['1 long, red', '1 long, red'],
    ['12 long', '12 long'],
    ['left', 'left'],
    ['9X', '9X'],
  ])('reads "%s" as "%s"', (cell, code) => {
    expect(parseEdges(cell)).toBe(code)
  })

  it('returns a code or the unchanged cell', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[12lswong, ]{0,16}$/)), (cell) => {
        const code = parseEdges(cell)
        expect(code === cell || /^(?:[12]L)?(?:[12]S)?$/.test(code)).toBe(true)
      }),
    )
  })
})
