import { describe, expect, it } from 'vitest'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import { pastedRows } from './pasted-rows.ts'

const pasted = (text: string) => pastedRows(readRows(text, 500).rows).lines
const unknownColumns = (text: string) => pastedRows(readRows(text, 500).rows).unknownColumns
const row = (cells: object) => ({ name: '', length: '', width: '', quantity: '1', grain: 'any', edges: '', ...cells })

describe('rows that are pasted', () => {
  // CUT-12
  it.each<[string, string, readonly object[]]>([
    ['sizes first', '720\t300\t4\tDoor', [{ length: '720', width: '300', quantity: '4', name: 'Door' }]],
    ['the name first', 'Door;720;300;4', [{ length: '720', width: '300', quantity: '4', name: 'Door' }]],
    [
      'names of columns',
      'Qty,Part,Width,Length,Edges,Grain\n4,Door,300,720,2L 1W,yes\n1,Back,600,700,,',
      [
        { quantity: '4', name: 'Door', width: '300', length: '720', edges: '2L1S', grain: 'along' },
        { quantity: '1', name: 'Back', width: '600', length: '700' },
      ],
    ],
    [
      'German columns and commas',
      'Bezeichnung;Länge;Breite;Anzahl;Maserung\nTür;720,5;300;4;quer',
      [{ name: 'Tür', length: '720,5', width: '300', quantity: '4', grain: 'across' }],
    ],
    [
      'the names that the form has for them',
      'Name;Length, mm;Width, mm;Pieces\nDoor;720;300;4',
      [{ name: 'Door', length: '720', width: '300', quantity: '4' }],
    ],
    [
      'the names that the Italian form has for them',
      'Nome;Lunghezza, mm;Larghezza, mm;Pezzi\nAnta;720;300;4',
      [{ name: 'Anta', length: '720', width: '300', quantity: '4' }],
    ],
    [
      'the title of the edges in the form',
      'Name;Length, mm;Width, mm;Pieces;Edging\nDoor;720;300;4;"1 long, 1 short"',
      [{ name: 'Door', length: '720', width: '300', quantity: '4', edges: '1L1S' }],
    ],
    [
      "the table of the shop's guide",
      'Pieces\tLength\tWidth\tName\tEdged\n2\t2000\t300\tside\tfront\n1\t2000\t800\tback\tnone',
      [
        { quantity: '2', length: '2000', width: '300', name: 'side', edges: '1L' },
        { quantity: '1', length: '2000', width: '800', name: 'back' },
      ],
    ],
    ['emoji', '🚪\t720\t300', [{ name: '🚪', length: '720', width: '300' }]],
    [
      'what is not understood',
      'Door\t720\t300\t4\tsideways\t9X',
      [{ name: 'Door', length: '720', width: '300', quantity: '4', grain: 'sideways', edges: '9X' }],
    ],
    ['nothing', '', []],
  ])('are taken with %s', (_, text, rows) => {
    expect(pasted(text)).toEqual(rows.map(row))
  })

  // CUT-15
  it.each([
    ['a title that is not known', 'Name;Length;Width;Colour\nDoor;720;300;red', ['Colour']],
    ['a second column of a field', 'Length;Width;Edge left;Edge right\n720;300;1L;1L', ['Edge right']],
    ['a column without a title', 'Length;Width;\n720;300;red', ['3']],
    ['a column too many', '720;300;4;Door;along;2L;red', ['7']],
    ['nothing of a column without cells', 'Length;Width;Colour\n720;300;', []],
    ['nothing of a table that is known', 'Length;Width\n720;300', []],
    ['nothing of nothing', '', []],
  ])('name the columns that are left out: %s', (_, text, columns) => {
    expect(unknownColumns(text)).toEqual(columns)
  })

  it('are read from a megabyte without end', () => {
    const { rows, isCut } = readRows('Door;720;300;4\n'.repeat(70_000), 201)
    expect([pastedRows(rows).lines.length, isCut]).toEqual([201, true])
  })
})
