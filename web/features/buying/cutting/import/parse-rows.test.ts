import { describe, expect, it } from 'vitest'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import { type ColumnChoices, parseRows } from './parse-rows.ts'

const parseLines = (text: string) => parseRows(readRows(text, 500).rows).lines
const unknownColumns = (text: string) => parseRows(readRows(text, 500).rows).unknownColumns.map(({ title }) => title)
const row = (cells: object) => ({ name: '', length: '', width: '', quantity: '1', grain: 'any', edges: '', ...cells })

describe('parseRows', () => {
  // CUT-12
  it.each<[string, string, readonly object[]]>([
    ['sizes first', '720\t300\t4\tDoor', [{ length: '720', width: '300', quantity: '4', name: 'Door' }]],
    ['the name first', 'Door;720;300;4', [{ length: '720', width: '300', quantity: '4', name: 'Door' }]],
    [
      'column titles',
      'Qty,Part,Width,Length,Edges,Grain\n4,Door,300,720,2L 1W,yes\n1,Back,600,700,,',
      [
        { quantity: '4', name: 'Door', width: '300', length: '720', edges: '2L1S', grain: 'along' },
        { quantity: '1', name: 'Back', width: '600', length: '700' },
      ],
    ],
    [
      'German column titles and decimal commas',
      'Bezeichnung;Länge;Breite;Anzahl;Maserung\nTür;720,5;300;4;quer',
      [{ name: 'Tür', length: '720,5', width: '300', quantity: '4', grain: 'across' }],
    ],
    [
      'the titles of the English form',
      'Name;Length, mm;Width, mm;Pieces\nDoor;720;300;4',
      [{ name: 'Door', length: '720', width: '300', quantity: '4' }],
    ],
    [
      'the titles of the Italian form',
      'Nome;Lunghezza, mm;Larghezza, mm;Pezzi\nAnta;720;300;4',
      [{ name: 'Anta', length: '720', width: '300', quantity: '4' }],
    ],
    [
      'the form’s title for edges',
      'Name;Length, mm;Width, mm;Pieces;Edging\nDoor;720;300;4;"1 long, 1 short"',
      [{ name: 'Door', length: '720', width: '300', quantity: '4', edges: '1L1S' }],
    ],
    [
      'the table in the shop’s guide',
      'Pieces\tLength\tWidth\tName\tEdged\n2\t2000\t300\tside\tfront\n1\t2000\t800\tback\tnone',
      [
        { quantity: '2', length: '2000', width: '300', name: 'side', edges: '1L' },
        { quantity: '1', length: '2000', width: '800', name: 'back' },
      ],
    ],
    ['emoji', '🚪\t720\t300', [{ name: '🚪', length: '720', width: '300' }]],
    [
      'unknown values',
      'Door\t720\t300\t4\tsideways\t9X',
      [{ name: 'Door', length: '720', width: '300', quantity: '4', grain: 'sideways', edges: '9X' }],
    ],
    ['no text', '', []],
  ])('reads rows with %s', (_, text, rows) => {
    expect(parseLines(text)).toEqual(rows.map(row))
  })

  // CUT-15
  it.each([
    ['an unknown title', 'Name;Length;Width;Colour\nDoor;720;300;red', ['Colour']],
    ['a second column of a field', 'Length;Width;Edge left;Edge right\n720;300;1L;1L', ['Edge right']],
    ['a column without a title', 'Length;Width;\n720;300;red', ['3']],
    ['a column too many', '720;300;4;Door;along;2L;red', ['7']],
    ['none for a column without cells', 'Length;Width;Colour\n720;300;', []],
    ['none for known columns', 'Length;Width\n720;300', []],
    ['none for an empty text', '', []],
  ])('reports the columns left out: %s', (_, text, columns) => {
    expect(unknownColumns(text)).toEqual(columns)
  })

  // CUT-15
  it.each<[string, ColumnChoices, object]>([
    ['as the field of an unknown column', { 3: 'edges' }, { name: 'Door', length: '720', width: '300', edges: '1L' }],
    ['instead of the column that the titles name', { 3: 'name' }, { name: '1L', length: '720', width: '300' }],
  ])('takes the choices of the shopper %s', (_, chosen, cells) => {
    const { rows } = readRows('Name;Length;Width;Tape\nDoor;720;300;1L', 500)
    expect(parseRows(rows, chosen).lines).toEqual([row(cells)])
  })

  // CUT-15
  it('states the place and the first value of an unknown column', () => {
    const { rows } = readRows('Name;Length;Width;Tape\nBack;720;300;\nDoor;720;300;1L', 500)
    expect(parseRows(rows).unknownColumns).toEqual([{ index: 3, title: 'Tape', sample: '1L' }])
  })

  it('reads a megabyte of text up to the maximum number of rows', () => {
    const { rows, isCut } = readRows('Door;720;300;4\n'.repeat(70_000), 201)
    expect([parseRows(rows).lines.length, isCut]).toEqual([201, true])
  })
})
