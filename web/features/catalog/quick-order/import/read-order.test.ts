import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import { readOrder } from './read-order.ts'

const readLines = (text: string) => readOrder(readRows(text, 500).rows).map(({ sku, quantity }) => [sku, quantity])

// QUICK-2
describe('readOrder', () => {
  it.each<[string, string, readonly (readonly string[])[]]>([
    [
      'cells of a spreadsheet',
      'OSB3-18\t12\nPLY-9\t4',
      [
        ['OSB3-18', '12'],
        ['PLY-9', '4'],
      ],
    ],
    ['numeric product numbers', '93001\t12', [['93001', '12']]],
    [
      'product numbers alone',
      'OSB3-18\nPLY-9',
      [
        ['OSB3-18', ''],
        ['PLY-9', ''],
      ],
    ],
    ['a name between number and quantity', 'OSB3-18;OSB 3 18 mm;12;29,90', [['OSB3-18', '12']]],
    ['the quantity first', '12;OSB3-18', [['OSB3-18', '12']]],
    // QUICK-18
    ['the quantity first and a name last', '12;OSB3-18;OSB 3 18 mm', [['OSB3-18', '12']]],
    ['numeric product numbers before a name', '93001;OSB3;12', [['93001', '12']]],
    ['column titles', 'Pos;Artikelnummer;Bezeichnung;Menge\n1;OSB3-18;OSB 18 mm;12', [['OSB3-18', '12']]],
    [
      'column titles with the quantity first',
      'Qty,Product code\n12,OSB3-18\n,PLY-9',
      [
        ['OSB3-18', '12'],
        ['PLY-9', ''],
      ],
    ],
    ['a single column title', 'SKU\nOSB3-18', [['OSB3-18', '']]],
    ['a product number that looks like a column title', 'ITEM;7', [['ITEM', '7']]],
    ['a row without a product number', 'sku;qty\n;12', []],
    [
      'lines of a message',
      '12 x OSB3-18\nOSB3-18 x 12,5\nPLY-9: 4 pcs',
      [
        ['OSB3-18', '12'],
        ['OSB3-18', '12,5'],
        ['PLY-9', '4 pcs'],
      ],
    ],
    ['an invalid quantity', 'OSB3-18;many', [['OSB3-18', 'many']]],
    ['a Markdown table', '| SKU | Qty |\n| OSB3-18 | 12 |', [['OSB3-18', '12']]],
  ])('reads %s', (_, text, expected) => {
    expect(readLines(text)).toEqual(expected)
  })

  // QUICK-21
  it.each<[string, string, readonly (readonly string[])[]]>([
    ['of one line', '1\tOSB3-18\t10', [['OSB3-18', '10']]],
    [
      'from 1',
      '1;OSB3-18;10\n2;PLY-9;4\n3;93003;7',
      [
        ['OSB3-18', '10'],
        ['PLY-9', '4'],
        ['93003', '7'],
      ],
    ],
    [
      'with leading zeros and full stops',
      '01.;OSB3-18;OSB 18 mm;10\n02.;PLY-9;Plywood;4',
      [
        ['OSB3-18', '10'],
        ['PLY-9', '4'],
      ],
    ],
    [
      'in tens',
      '10;OSB3-18;12\n20;PLY-9;4',
      [
        ['OSB3-18', '12'],
        ['PLY-9', '4'],
      ],
    ],
    ['titled in English', 'No.;Material;Amount\n4;OSB3-18;10', [['OSB3-18', '10']]],
    [
      'titled in German, with gaps',
      'Pos.;Material;Summe\n2;OSB3-18;10\n5;PLY-9;4',
      [
        ['OSB3-18', '10'],
        ['PLY-9', '4'],
      ],
    ],
    ['titled in Italian', 'N°;Materiale;Totale\n7;OSB3-18;10', [['OSB3-18', '10']]],
    ['before a product number without a quantity, under a title', 'Riga;Materiale\n3;OSB3-18', [['OSB3-18', '']]],
  ])('ignores running numbers %s', (_, text, expected) => {
    expect(readLines(text)).toEqual(expected)
  })

  // QUICK-21
  it.each<[string, string, readonly (readonly string[])[]]>([
    [
      'quantities that rise by one',
      '1;OSB3-18\n2;PLY-9',
      [
        ['OSB3-18', '1'],
        ['PLY-9', '2'],
      ],
    ],
    [
      'numeric product numbers that rise by one',
      '93001;OSB3;12\n93002;PLY9;4',
      [
        ['93001', '12'],
        ['93002', '4'],
      ],
    ],
    ['numeric product numbers under a title', 'No;Name;Amount\n93001;OSB3;12', [['93001', '12']]],
    ['a product number before its name', '1;Oak board;12', [['1', '12']]],
    ['a product number that looks like a title', 'POS;7', [['POS', '7']]],
  ])('does not take for running numbers %s', (_, text, expected) => {
    expect(readLines(text)).toEqual(expected)
  })

  it('limits the length of product numbers and quantities', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        for (const [sku = '', quantity = ''] of readLines(text))
          expect([sku !== '', sku.length <= 120, quantity.length <= 120]).toEqual([true, true, true])
      }),
    )
  })
})
