import { describe, expect, it } from 'vitest'
import { alternatives, combinations } from './alternatives.ts'

describe('alternatives', () => {
  it.each([
    ['the values of one attribute', { finish: ['oiled', 'planed'] }, [{ finish: 'oiled' }, { finish: 'planed' }]],
    ['a written size as one value', { size: ['75 x 533 mm'] }, [{ size: '75 x 533 mm' }]],
    [
      'combined attributes',
      { 'diameter x length': ['4.5 x 50', '5 x 100'] },
      [
        { diameter: 4.5, length: 50 },
        { diameter: 5, length: 100 },
      ],
    ],
    ['rows', [{ wood_type: 'oak', finish: 'sanded' }], [{ wood_type: 'oak', finish: 'sanded' }]],
  ])('parse %s', (_, written, entries) => {
    expect(alternatives.parse(written)).toEqual(entries)
  })
})

describe('combinations', () => {
  it('combine each alternative with each of the others', () => {
    const all = [
      [{ width: 70 }, { width: 95 }],
      [{ length: 1000 }, { length: 1500 }],
    ]
    expect(combinations(all)).toEqual([
      { width: 70, length: 1000 },
      { width: 70, length: 1500 },
      { width: 95, length: 1000 },
      { width: 95, length: 1500 },
    ])
  })

  it('yield one empty choice without alternatives', () => {
    expect(combinations([])).toEqual([{}])
  })
})
