import { describe, expect, it } from 'vitest'
import { completingSizes } from './size-terms.ts'

const product = (name: string, facts: Readonly<Record<string, string>>) => ({
  name,
  keyFacts: Object.entries(facts).map(([code, value]) => ({ code, value })),
})
const plywood = ['18 mm', '9 mm', '12 mm'].map((thickness) =>
  product(`Birch plywood ${thickness}`, { thickness, length: '2440 mm' }),
)

// SEARCH-41
describe('completingSizes', () => {
  it.each([
    ['thicknesses by number', 'birch plywood', plywood, ['9 mm', '12 mm', '18 mm']],
    ['thicknesses whatever the case of the search', 'BIRCH', plywood, ['9 mm', '12 mm', '18 mm']],
    [
      'lengths of products of one thickness',
      'skirting',
      [product('Torus skirting', { thickness: '18 mm', length: '2400 mm – 4200 mm' })],
      ['2400 mm', '4200 mm'],
    ],
    ['no sizes of products whose names lack a word of the search', 'oak plywood', plywood, []],
    ['no sizes for an incomplete word', 'birch ply', plywood, []],
    ['no sizes for a search that has one', 'birch plywood 18mm', plywood, []],
    ['no sizes if there is only one', 'birch', plywood.slice(0, 1), []],
    [
      'at most four sizes',
      'board',
      [product('Board', { thickness: '3 mm, 6 mm, 9 mm, 12 mm, 15 mm' })],
      ['3 mm', '6 mm', '9 mm', '12 mm'],
    ],
  ])('returns %s', (_, term, products, expected) => {
    expect(completingSizes(term, products)).toEqual(expected)
  })
})
