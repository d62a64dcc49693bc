import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRows } from './read-rows.ts'

const parseRows = (text: string) => readRows(text, 500).rows

describe('readRows', () => {
  it.each<[string, string, readonly (readonly string[])[]]>([
    ['nothing', '', []],
    ['blank lines', ' \n\t\t\r\n \n', []],
    ['rows of empty cells', ';;\n;\n"";" "', []],
    [
      'cells of a spreadsheet',
      'OSB3-18\t12\r\nPLY-9\t4\r\n',
      [
        ['OSB3-18', '12'],
        ['PLY-9', '4'],
      ],
    ],
    [
      'a cell of a spreadsheet with a line break',
      '"OSB3\n18 mm"\t12\nPLY-9\t4',
      [
        ['OSB3 18 mm', '12'],
        ['PLY-9', '4'],
      ],
    ],
    [
      'a CSV file',
      'OSB3-18,12\nPLY-9,4',
      [
        ['OSB3-18', '12'],
        ['PLY-9', '4'],
      ],
    ],
    [
      'a CSV file of a country that writes decimals with a comma',
      'OSB3-18;12,5\nPLY-9;4',
      [
        ['OSB3-18', '12,5'],
        ['PLY-9', '4'],
      ],
    ],
    ['a table in Markdown', '| OSB3-18 | 12 |', [['', 'OSB3-18', '12', '']]],
    ['lines', 'OSB3-18 x 12\nPLY-9 x 4', [['OSB3-18 x 12'], ['PLY-9 x 4']]],
    [
      'cells in quotation marks with commas, semicolons and quotation marks',
      '"Board, 18; 2"" wide",12',
      [['Board, 18; 2" wide', '12']],
    ],
    [
      'inches',
      '2" nails,12\n"4" x 2",3',
      [
        ['2" nails', '12'],
        ['"4" x 2"', '3'],
      ],
    ],
    [
      'a quotation mark that is not closed',
      '"OSB3,12\nPLY-9,4',
      [
        ['"OSB3', '12'],
        ['PLY-9', '4'],
      ],
    ],
    ['quotation marks alone', '"""""', [['"""""']]],
    ['blanks of every kind', '\u00a0OSB3\u202f18\u3000\t\u20091\u00a0200', [['OSB3 18', '1 200']]],
    [
      'a byte order mark, directions, soft hyphens and control characters',
      '\ufeffOS\u200bB3\u00ad-18\u202e\u0000;\u00071\u001b2',
      [['OSB3-18', '12']],
    ],
    ['lone surrogates', 'OSB3\ud800;1\udc002', [['OSB3', '12']]],
    [
      'numbers that are protected from conversion by a spreadsheet',
      `="00123"\t'00456\n"=""00789""",1`,
      [['00123', '00456'], ['"=""00789""",1']],
    ],
    ['protected numbers in a CSV file', '"=""00123""",1', [['00123', '1']]],
    [
      'formulas',
      "=HYPERLINK('//evil')\t+12\n@SUM(A1)\t-3",
      [
        ["=HYPERLINK('//evil')", '+12'],
        ['@SUM(A1)', '-3'],
      ],
    ],
    ['line ends of any system', 'A\rB\r\nC\u2028D\vE', [['A'], ['B'], ['C'], ['D'], ['E']]],
    ['rows of different lengths', 'A;1;x\nB', [['A', '1', 'x'], ['B']]],
  ])('reads %s', (_, text, expected) => {
    expect(parseRows(text)).toEqual(expected)
  })

  it('returns at most the requested number of rows, and whether there are more', () => {
    expect(readRows('A\n\nB\nC\n', 2)).toEqual({ rows: [['A'], ['B']], isCut: true })
    expect(readRows('A\n\nB\n\n', 2)).toEqual({ rows: [['A'], ['B']], isCut: false })
  })

  it('reads the first million characters, up to the end of a line', () => {
    const { rows, isCut } = readRows('SKU-12;1\n'.repeat(200_000), 200_000)
    expect(isCut).toBe(true)
    expect(rows).toHaveLength(111_111)
    expect(rows.at(-1)).toEqual(['SKU-12', '1'])
    expect(readRows('x'.repeat(2_000_000), 500)).toEqual({ rows: [], isCut: true })
  })

  it('returns at most 50 cells per row', () => {
    expect(parseRows(','.repeat(100_000).concat('x\nA,1')).map(({ length }) => length)).toEqual([2])
    expect(parseRows(`${'x,'.repeat(1000)}\nA,1`).map(({ length }) => length)).toEqual([50, 2])
  })

  it('returns the cells of a spreadsheet, for any content', () => {
    const cell = fc.stringMatching(/^[\w",;|\n -]{0,12}$/).map((text) => text.replace(/\s+/g, ' ').trim())
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(table, fc.constantFrom('\t', ';', ','), (rows, delimiter) => {
        const text = rows.map((cells) => cells.map(quote).join(delimiter)).join('\r\n')
        expect(parseRows(text)).toEqual(rows.filter((cells) => cells.some((content) => content !== '')))
      }),
    )
  })

  it('reads any text without an error, and removes control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(parseRows(text).flat().join('')).toMatch(/^[^\p{C}]*$/u)
      }),
    )
  })
})
