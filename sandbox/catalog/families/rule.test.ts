import { describe, expect, it } from 'vitest'
import { evaluate, type Rule } from './rule.ts'
import type { Values } from './values.ts'

const board = { wood_type: 'oak', thickness: 20, width: 100, length: 2000, finish: 'oiled' }
const sheet = { thickness: 18, size: '2440 x 1220 mm' }
const quarter = { thickness: 18, size: '1220 x 610 mm' }
const screws = { diameter: 4, length: 50, pack_quantity: 200 }

describe('rule', () => {
  it.each<[string, Rule, Values, number]>([
    ['is a number', 21.4, board, 21.4],
    ['adds its terms', [1, { per: 'metres', rate: 3 }], board, 7],
    ['counts 1 per unit without a rate', { per: 'metres' }, board, 2],
    ['multiplies all its measures', { per: ['diameter', 'diameter', 'length'], rate: 0.01 }, screws, 8],
    ['counts per m³', { per: 'volume', rate: 1000 }, board, 4],
    ['counts per m³ of a sheet', { per: 'volume' }, sheet, 0.0535824],
    ['counts per m² of a written size', { per: 'area' }, sheet, 2.9768],
    ['counts per litre of a tin', { per: 'amount', rate: 10 }, { size: '750 ml' }, 7.5],
    ['counts per m² of a pack, to two decimals', { per: 'pack_area' }, { pack_quantity: 5, width: 141, length: 1999 }, 1.41],
    ['counts per mm of height', { per: 'height' }, { size: '1830 x 900 mm' }, 900],
    ['looks up catalogue tables', { per: ['volume', 'timber_price'] }, board, 20.8],
    ['looks up a table by a written size', { per: 'small_sheet' }, quarter, 1.35],
    ['multiplies by the number for an attribute value', { rate: 2, by: { finish: { oiled: 1.5, planed: 1 } } }, board, 3],
    ['multiplies by the numbers of several attributes', { by: { finish: { oiled: 3 }, wood_type: { oak: 5 } } }, board, 15],
    ['accepts a rule as a rate', { per: 'metres', rate: [1, { per: 'thickness', rate: 0.1 }] }, board, 6],
  ])('%s', (_, rule, values, expected) => {
    expect(evaluate(rule, values)).toBeCloseTo(expected, 9)
  })

  it.each<[string, Rule, string]>([
    ['a measure', { per: 'amount' }, "no 'size'"],
    ['an attribute', { per: 'diameter' }, "no 'diameter'"],
    ['a number for an attribute value', { by: { finish: { planed: 1 } } }, "no number for finish 'oiled'"],
    ['a numeric attribute', { per: 'finish' }, "'finish' is not a number"],
  ])('is rejected if the values lack %s', (_, rule, message) => {
    expect(() => evaluate(rule, board)).toThrow(message)
  })
})
