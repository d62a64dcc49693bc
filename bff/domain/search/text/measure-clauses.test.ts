import { describe, expect, it } from 'vitest'
import type { MeasureUnit } from '#schema/rules/measures/measure.types.ts'
import type { KnownMeasure } from '../understanding/vocabulary/reading.types.ts'
import { formatClause } from './clauses.test-kit.ts'
import { measureClause, measureInName, optionClauses } from './measure-clauses.ts'

const measure = (unit: MeasureUnit, values: readonly number[], given: Partial<KnownMeasure> = {}): KnownMeasure => ({
  unit,
  values,
  options: [],
  valueOptions: values.map(() => []),
  ...given,
})
const nameClause = (unit: MeasureUnit, ...values: readonly number[]) => formatClause(measureInName(measure(unit, values), 'name'))
const option = (attribute: string, ...ids: readonly string[]) => ({ attribute, ids })

// SEARCH-21
describe('the clause for a measure in a product name', () => {
  it.each([
    ['matches a thickness', 'mm', 18, '(name~18 18mm)'],
    ['matches a fractional thickness', 'mm', 6.5, '(name~6.5 6,5 6.5mm 6,5mm)'],
    ['matches the longest length that is given only in millimetres', 'mm', 899, '(name~899 899mm)'],
    [
      'matches the shortest length that is also given in metres',
      'mm',
      900,
      '(name~900 900mm 0.9m 0,9m | name="0.9 m" | name="0,9 m")',
    ],
    ['matches a length', 'mm', 2400, '(name~2400 2400mm 2.4m 2,4m | name="2.4 m" | name="2,4 m")'],
    ['matches a small volume', 'ml', 50, '(name~50ml | name="50 ml")'],
    [
      'matches a volume',
      'ml',
      310,
      '(name~310ml 0.31l 0,31l 0.31litre 0,31litre 0.31liter 0,31liter | name="310 ml" | name="0.31 l" | name="0,31 l" | name="0.31 litre" | name="0,31 litre" | name="0.31 liter" | name="0,31 liter")',
    ],
    ['matches litres', 'ml', 5000, '(name~5l 5litre 5liter | name="5 l" | name="5 litre" | name="5 liter")'],
    ['matches a small weight', 'g', 99, '(name~99g | name="99 g")'],
    ['matches a weight', 'g', 100, '(name~100g 0.1kg 0,1kg | name="100 g" | name="0.1 kg" | name="0,1 kg")'],
    ['matches kilograms', 'g', 20_000, '(name~20kg | name="20 kg")'],
    ['matches a number', 'number', 120, '(name~120 120mm)'],
    ['ignores a binary rounding error', 'mm', 0.1 + 0.2, '(name~0.3 0,3 0.3mm 0,3mm)'],
  ] as const)('%s', (_, unit, value, clause) => {
    expect(`(${nameClause(unit, value).replace(/^\(|\)$/g, '')})`).toBe(clause)
  })

  it.each([
    [
      'matches a size with either side first',
      [47, 150],
      '(name="47 x 150" | name="150 x 47" | name~47x150 47x150mm 150x47 150x47mm)',
    ],
    ['matches a square once', [150, 150], '(name="150 x 150" | name~150x150 150x150mm)'],
    [
      'matches a size with the length last',
      [38, 89, 2400],
      '(name="38 x 89 x 2400" | name="89 x 38 x 2400" | name~38x89x2400 38x89x2400mm 89x38x2400 89x38x2400mm)',
    ],
    [
      'matches a sheet in metres too',
      [2440, 1220],
      '(name="2440 x 1220" | name="1220 x 2440" | name="2.44 x 1.22" | name="2,44 x 1,22" | name~2440x1220 2440x1220mm 1220x2440 1220x2440mm)',
    ],
    [
      'matches a fractional size',
      [4.5, 65],
      '(name="4.5 x 65" | name="4,5 x 65" | name="65 x 4.5" | name="65 x 4,5" | name~4.5x65 4.5x65mm 65x4.5 65x4.5mm)',
    ],
  ] as const)('%s', (_, values, clause) => {
    expect(nameClause('mm', ...values)).toBe(clause)
  })

  it('matches a size in metres only for millimetre values', () => {
    expect(nameClause('number', 1000, 2000)).not.toContain('1 x 2')
  })
})

describe('measureClause', () => {
  it('matches products by name or by an option of the product or a variant', () => {
    const thickness = measure('mm', [18], { valueOptions: [[option('thickness', '7', '8')]] })
    expect(formatClause(measureClause(thickness, 'name'))).toBe('(name~18 18mm | thickness=7,8 | thickness_options=7,8)')
  })

  it('matches a size as a whole or by each side', () => {
    const size = measure('mm', [47, 150], {
      options: [option('size', '5')],
      valueOptions: [[option('thickness', '1')], [option('width', '2')]],
    })
    expect(formatClause(measureClause(size, 'name'))).toBe(
      '(name="47 x 150" | name="150 x 47" | name~47x150 47x150mm 150x47 150x47mm | size=5 | size_options=5 | ' +
        '((name~47 47mm | thickness=1 | thickness_options=1) & (name~150 150mm | width=2 | width_options=2)))',
    )
  })

  it('matches a size only by name if its sides have no options', () => {
    expect(formatClause(measureClause(measure('mm', [47, 150], { valueOptions: [] }), 'name'))).not.toContain('&')
  })

  // SEARCH-62
  it('matches equal sides by different attributes, and only by name if there are too few', () => {
    const [thickness, width] = [option('thickness', '1'), option('width', '2')]
    const square = (sides: readonly (typeof thickness)[]) =>
      formatClause(measureClause(measure('mm', [100, 100], { valueOptions: [sides, sides] }), 'name'))
    expect(square([thickness, width])).toBe(
      '(name="100 x 100" | name~100x100 100x100mm | 2 of ((thickness=1 | thickness_options=1), (width=2 | width_options=2)))',
    )
    expect(square([thickness])).toBe('(name="100 x 100" | name~100x100 100x100mm)')
  })

  // SEARCH-80
  it('matches different sides by different attributes or the name if an attribute has both', () => {
    const valueOptions = [[option('diameter', '6'), option('thickness', '7')], [option('diameter', '8')]]
    expect(formatClause(measureClause(measure('mm', [6, 18], { valueOptions }), 'name'))).toContain(
      ' & 2 of ((diameter=6,8 | diameter_options=6,8), (thickness=7 | thickness_options=7), name~6 6mm, name~18 18mm))',
    )
  })

  it('uses at most four attributes', () => {
    const options = ['a', 'b', 'c', 'd', 'e'].map((attribute) => option(attribute, '1'))
    expect(optionClauses(options).map(formatClause)).toEqual([
      'a=1',
      'a_options=1',
      'b=1',
      'b_options=1',
      'c=1',
      'c_options=1',
      'd=1',
      'd_options=1',
    ])
  })
})
