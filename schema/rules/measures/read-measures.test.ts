import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMeasures } from './read-measures.ts'

const measuresIn = (text: string, language: 'en' | 'de' | 'it' = 'en') =>
  readMeasures(text, language).flatMap((segment) =>
    segment.kind === 'measure' ? [segment.measures.map(({ unit, values }) => `${values.join('x')} ${unit}`)] : [],
  )

// SEARCH-21
describe('metric size', () => {
  it.each([
    ['47x150', '47x150 mm'],
    ['47 x 150mm', '47x150 mm'],
    ['47mm x 150mm', '47x150 mm'],
    ['47 × 150', '47x150 mm'],
    ['47 by 150', '47x150 mm'],
    ['38 x 225 x 2400 mm', '38x225x2400 mm'],
    ['47x150x2.4m', '47x150x2400 mm'],
    ['18mm', '18 mm'],
    ['18 MM', '18 mm'],
    ['2.4m', '2400 mm'],
    ['2,4 m', '2400 mm'],
    ['2.4 metre', '2400 mm'],
    ['240cm', '2400 mm'],
    ['2.4 x 1.2m', '2400x1200 mm'],
    ['4.5 x 65', '4.5x65 mm'],
    ['2.5 litre', '2500 ml'],
    ['1l', '1000 ml'],
    ['310ml', '310 ml'],
    ['20 kg', '20000 g'],
  ])('in %s is read as %s', (text, measure) => {
    expect(measuresIn(text)).toEqual([[measure]])
  })

  it('is read with the group separator of its language', () => {
    expect(measuresIn('2,400mm', 'en')).toEqual([['2400 mm']])
    expect(measuresIn('2.400 mm', 'de')).toEqual([['2400 mm']])
  })
})

// SEARCH-22
describe('imperial size', () => {
  it.each([
    ['4x2', '100x47 mm', '100x50 mm', '89x38 mm'],
    ['2x4', '47x100 mm', '50x100 mm'],
    ['6x2', '150x47 mm', '140x38 mm'],
    ['2 by 4', '47x100 mm'],
    ['8x4', '2440x1220 mm', '200x100 mm'],
    ['8 x 4 ft', '2440x1220 mm'],
    ['6x6', '150x150 mm', '1830x1830 mm'],
    ['4" x 2"', '100x47 mm'],
    ['4x2 inch', '100x47 mm'],
    ['1/2"', '12 mm', '12.5 mm'],
    ['¾ inch', '18 mm'],
    ['1 1/2”', '38 mm'],
    ['8ft', '2440 mm', '2400 mm'],
    ['16 foot', '4800 mm'],
    ['6’', '1830 mm', '1800 mm'],
    ['4 zoll', '100 mm'],
    ['6 pollici', '150 mm'],
  ])('%s can mean %s', (text, ...measures) => {
    expect(measuresIn(text)[0]).toEqual(expect.arrayContaining(measures))
    expect(measuresIn(text)[0]?.[0]).toBe(measures[0])
  })
})

// SEARCH-54
describe('spoken size', () => {
  it.each([
    ['4 be 2', '100x47 mm'],
    ['4be2', '100x47 mm'],
    ['6by1', '150x25 mm'],
    ['three by two', '75x47 mm'],
    ['nine be 2', '225x47 mm'],
    ['six inch', '150 mm'],
    ['6-inch', '150 mm'],
    ['8-foot', '2440 mm'],
    ['eighteen mil', '18 mm'],
    ['18mill', '18 mm'],
    ['4.8s', '4800 mm'],
    ["2.4's", '2400 mm'],
    ['2400s', '2400 mm'],
    ['achtzehn mm', '18 mm'],
    ['4 mal 2', '100x47 mm'],
    ['quattro per due', '100x47 mm'],
  ])('%s is read as %s', (text, measure) => {
    expect(measuresIn(text)).toEqual([expect.arrayContaining([measure])])
    expect(measuresIn(text)[0]?.[0]).toBe(measure)
  })

  it.each(['four panel door', 'two part filler', 'one', 'un metro a nastro', 'six in stock', '4x4s', 'be 2b', 'ten'])(
    'is not found in %s',
    (text) => expect(measuresIn(text)).toEqual([]),
  )
})

// SEARCH-55
describe('size in several units', () => {
  it.each([
    ['47x150x4.8', '47x150x4800 mm'],
    ['100 x 100 x 3', '100x100x3000 mm'],
    ['8x4x18', '2440x1220x18 mm'],
    ['8 x 4 x 9', '2440x1220x9 mm'],
    ['2.4x1.2x18', '2400x1200x18 mm'],
    ['78 x 30', '1981x762 mm'],
    ['2ft 6', '762 mm'],
    ['2ft6', '762 mm'],
    ['2\'6"', '762 mm'],
    ['6 foot 6 inch', '1981 mm'],
    ['6\'6" x 2\'6"', '1981x762 mm'],
  ])('%s can mean %s', (text, measure) => {
    expect(measuresIn(text)).toEqual([expect.arrayContaining([measure])])
  })

  it.each([
    ['8ft 4x2', ['8ft', '4x2']],
    ['6ft 18mm', ['6ft', '18mm']],
    ["8' x 4'", ["8' x 4'"]],
    ['2.4m 2', ['2.4m', '2']],
  ])('is told from the sizes in %s: %j', (text, sizes) => {
    expect(readMeasures(text, 'en').map((segment) => segment.text.trim())).toEqual(sizes)
  })
})

// SEARCH-29
describe('grit of abrasives', () => {
  it.each([
    ['sandpaper p120', ['120 grit']],
    ['P40', ['40 grit']],
    ['p400 discs', ['400 grit']],
    ['p120, p240', ['120 grit'], ['240 grit']],
    ['p1000', ['1000 grit']],
  ])('is read from %s', (text, ...grits) => {
    expect(measuresIn(text)).toEqual(grits)
  })

  it.each(['p5 chipboard', 'p3', 'p119', 'sp120', 'p120.5', 'p01200', 'pp120', 'p-120a'])('is not found in %s', (text) => {
    expect(
      measuresIn(text)
        .flat()
        .filter((measure) => measure.endsWith('grit')),
    ).toEqual([])
  })
})

describe('text without a size', () => {
  it.each(['c24', 'M8', 'osb3', 'OSB/3', '0x0', '0', '1/0', '18ply', '47x150abc', 'x', '4in1', '£20,', '1.2.3', '٤x٢'])(
    'is %s',
    (text) => {
      const bare = measuresIn(text).flat()
      expect(bare.filter((measure) => !measure.endsWith('number'))).toEqual([])
    },
  )

  it.each([
    ['4″ × 2″', '4" x 2"'],
    ["4'' x 2''", '4" x 2"'],
    ['6′', "6'"],
    ['1½ inch', '1 1/2 inch'],
    ['⅜"', '3/8"'],
    ['8 x 4 x board', '8 x 4'],
    ['18mm  x  150mm', '18mm x 150mm'],
  ])('differs from a size in other typography: %s', (text, size) => {
    const sizes = readMeasures(text, 'en').filter(({ kind }) => kind === 'measure')
    expect(sizes.map((segment) => segment.text)).toEqual([size])
  })

  it.each([
    ['18 mm/pack', ['18 mm']],
    ['18mm, 22mm', ['18mm', '22mm']],
    ['4 mal 2', ['4 mal 2']],
    ['4 per 2', ['4 per 2']],
    ['4*2', ['4*2']],
    ['2400mm x22', ['2400mm x22']],
    ['1 2 3', ['1', '2', '3']],
    ['1x2x3x4x5', []],
    ['3 1/2 x 2', ['3 1/2 x 2']],
  ])('is distinguished from the sizes in %s: %j', (text, sizes) => {
    const found = readMeasures(text, 'en').filter(({ kind }) => kind === 'measure')
    expect(found.map((segment) => segment.text)).toEqual(sizes)
  })

  it('is kept around a size', () => {
    expect(readMeasures('treated 4x2 3.6m c24', 'en').map((segment) => segment.text.trim())).toEqual([
      'treated',
      '4x2',
      '3.6m',
      'c24',
    ])
  })

  it('includes a bare number as a number', () => {
    expect(measuresIn('sandpaper 120')).toEqual([['120 number']])
  })
})

describe('readMeasures', () => {
  it('reads any text without an error, into positive measures', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9x."' /,m]{0,60}$/)), (text) => {
        for (const segment of readMeasures(text, 'en')) {
          if (segment.kind === 'text') continue
          expect(segment.measures.length).toBeLessThanOrEqual(8)
          for (const { values } of segment.measures) for (const value of values) expect(value).toBeGreaterThan(0)
        }
      }),
      { numRuns: 500 },
    )
  })
})
