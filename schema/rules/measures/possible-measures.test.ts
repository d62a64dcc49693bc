import { describe, expect, it } from 'vitest'
import { feetSold, inchesSold } from './inches.ts'
import { measureKey } from './measure-key.ts'
import { readNumber } from './numbers.ts'
import { possibleMeasures } from './possible-measures.ts'
import type { WrittenUnit } from './units.ts'

const meant = (...numbers: readonly (readonly [number, WrittenUnit?])[]) =>
  possibleMeasures(numbers.map(([value, unit = null]) => ({ value, unit }))).map(
    ({ unit, values }) => `${values.join('x')} ${unit}`,
  )

// SEARCH-21
describe('numbers with units', () => {
  it.each([
    ['millimetres', [[18, 'mm']], ['18 mm']],
    ['centimetres', [[24.4, 'cm']], ['244 mm']],
    ['metres', [[2.4, 'm']], ['2400 mm']],
    ['litres', [[2.5, 'l']], ['2500 ml']],
    ['millilitres', [[310, 'ml']], ['310 ml']],
    ['grams', [[500, 'g']], ['500 g']],
    ['kilograms', [[1.1, 'kg']], ['1100 g']],
    ['a size whose unit comes last', [[47], [150, 'mm']], ['47x150 mm']],
    ['a size whose unit comes first', [[47, 'mm'], [150]], ['47x150 mm']],
    ['a size, each number with the next unit rather than the previous one', [[4, 'cm'], [3], [2, 'm']], ['40x3000x2000 mm']],
    ['millimetres beside metres, if the number is too large for metres', [[47], [13], [2.4, 'm']], ['47x13x2400 mm']],
    ['metres beside metres, up to twelve', [[12], [2.4, 'm']], ['12000x2400 mm']],
    ['centimetres beside centimetres, however many', [[60], [40, 'cm']], ['600x400 mm']],
  ] as const)('mean %s', (_, numbers, measures) => {
    expect(meant(...numbers)).toEqual(measures)
  })

  it.each([
    ['an empty list', []],
    ['zero', [[0, 'mm']]],
    ['a negative number', [[-1, 'mm']]],
    ['a size with a side of zero', [[47], [0]]],
    ['NaN', [[Number.NaN, 'mm']]],
  ] as const)('mean nothing for %s', (_, numbers) => {
    expect(meant(...numbers)).toEqual([])
  })
})

describe('numbers without units', () => {
  it.each([
    ['a number', [[120]], ['120 number']],
    ['a number or metres', [[2.4]], ['2.4 number', '2400 mm']],
    ['a number only, if it is too small for metres', [[0.25]], ['0.25 number']],
    ['millimetres, if one number is too large for inches', [[13], [2]], ['13x2 mm']],
    [
      'metres, a number, or inches',
      [[2.4], [1.2]],
      ['2400x1200 mm', '2.4x1.2 number', '60x30 mm', '60x30.5 mm', '61x30 mm', '61x30.5 mm'],
    ],
    [
      'no metres, if one number is too small',
      [[0.25], [2]],
      ['6x47 mm', '6x50 mm', '6.5x47 mm', '6x44 mm', '6.5x50 mm', '0.25x2 number'],
    ],
  ] as const)('mean %s', (_, numbers, measures) => {
    expect(meant(...numbers)).toEqual(measures)
  })
})

// SEARCH-22
describe('small numbers', () => {
  it.each([
    [
      'a planed stud, which is smaller than its name',
      [[4], [2]],
      ['100x47 mm', '100x50 mm', '95x47 mm', '100x44 mm', '95x50 mm', '89x38 mm', '1220x600 mm', '4x2 number'],
    ],
    [
      'a planed stud with its larger side last',
      [[2], [4]],
      ['47x100 mm', '47x95 mm', '50x100 mm', '47x97 mm', '50x95 mm', '89x38 mm', '600x1220 mm', '2x4 number'],
    ],
    [
      'a sheet, the likeliest meaning',
      [[8], [4]],
      ['2440x1220 mm', '2400x1200 mm', '200x100 mm', '200x95 mm', '195x100 mm', '200x97 mm', '195x95 mm', '8x4 number'],
    ],
    [
      'timber with its length in feet, otherwise a panel',
      [[4], [2], [8]],
      [
        '100x47x2440 mm',
        '100x47x2400 mm',
        '100x50x2440 mm',
        '95x47x2440 mm',
        '100x50x2400 mm',
        '1220x600 mm',
        '1200x610 mm',
        '4x2x8 number',
      ],
    ],
    [
      'inches only, if no sheet or panel has that size',
      [[9], [3]],
      ['225x75 mm', '225x70 mm', '220x75 mm', '220x70 mm', '9x3 number'],
    ],
  ] as const)('may be %s', (_, numbers, measures) => {
    expect(meant(...numbers)).toEqual(measures)
  })

  it.each([
    [1, [25, 22, 20, 19]],
    [0.5, [12, 12.5, 13]],
    [7.25, [181, 184.2]],
    [24, [600, 610]],
  ])('of %d inches are sold as millimetres', (inches, millimetres) => {
    expect(inchesSold(inches)).toEqual(millimetres)
  })

  it.each([
    [8, [2440, 2400]],
    [6, [1830, 1828, 1800]],
    [2, [600, 610]],
    [10, [3000, 3050]],
    [2.5, [750, 760]],
  ])('of %d feet are sold as millimetres', (feet, millimetres) => {
    expect(feetSold(feet)).toEqual(millimetres)
  })
})

// SEARCH-89
describe('a single size in inches', () => {
  it.each([
    [4, ['100 mm', '95 mm', '97 mm', '102 mm']],
    [12, ['300 mm', '305 mm']],
    [0.75, ['18 mm', '19 mm', '20 mm']],
    [24, ['600 mm', '610 mm']],
  ])('is also its exact metric size, as ironmongery has it: %d inches', (inches, measures) => {
    const written = possibleMeasures([{ value: inches, unit: 'inch' }]).map(({ unit, values }) => `${values} ${unit}`)
    expect(written).toEqual(measures)
  })
})

// SEARCH-72
describe('small numbers in German and Italian', () => {
  const firstMeasure = (language: 'en' | 'de' | 'it', ...values: readonly number[]) =>
    possibleMeasures(
      values.map((value) => ({ value, unit: null })),
      language,
    )[0]

  it.each([
    ['de', [10, 10], [100, 100]],
    ['it', [6, 8], [60, 80]],
    ['de', [20, 20], [200, 200]],
    ['de', [18, 44], [18, 44]],
    ['de', [4, 2], [100, 47]],
    ['en', [10, 10], [250, 250]],
  ] as const)('are sides of a section in centimetres first, if they may be: %s %j', (language, sides, values) => {
    expect(firstMeasure(language, ...sides)).toEqual({ unit: 'mm', values })
  })
})

describe('number', () => {
  it.each([
    ['2.4', 'en', 2.4],
    ['2,4', 'en', 2.4],
    ['2,400', 'en', 2400],
    ['24,000', 'en', 24_000],
    ['0,125', 'en', 0.125],
    ['240,000', 'en', 240],
    ['2.400', 'en', 2.4],
    ['2.400', 'de', 2400],
    ['2.400', 'it', 2400],
    ['2,400', 'de', 2.4],
    ['1/2', 'en', 0.5],
    ['1 1/2', 'en', 1.5],
    ['13 3/4', 'en', 13.75],
    ['1/0', 'en', Number.NaN],
  ] as const)('%s in %s is %d', (text, language, value) => {
    expect(readNumber(text, language)).toBe(value)
  })
})

describe('measureKey', () => {
  it('puts the larger side first', () => {
    expect(measureKey({ unit: 'mm', values: [150, 47, 2400] })).toBe('mm:2400x150x47')
    expect(measureKey({ unit: 'number', values: [9] })).toBe('number:9')
  })
})
