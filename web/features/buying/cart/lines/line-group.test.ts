import { describe, expect, it } from 'vitest'
import { groupLines, groupPlace } from './line-group.ts'

const line = (...values: readonly string[]) => ({
  sku: 'PLY-18',
  options: values.map((value) => ({ __typename: 'CartLineOption' as const, label: 'Pieces', value })),
})
const LIST = 'Birch ply, PLY-18\n2 × 720 × 300 Door\n1 × 600 × 300 Shelf'
const OTHER = 'Birch ply, PLY-18\n4 × 400 × 200 Drawer\n4 × 300 × 200 Side'

// CART-46
describe('groupPlace', () => {
  it.each([
    ['joins cutting to the sheets above', [line('18 mm'), line(LIST)], 1, { isJoined: true, repeatsText: false }],
    [
      'joins edging and does not repeat its list',
      [line('18 mm'), line(LIST), line(LIST)],
      2,
      { isJoined: true, repeatsText: true },
    ],
    ['starts a group with the sheets of another list', [line(LIST), line('18 mm')], 1, { isJoined: false, repeatsText: false }],
    ['separates a list from another one above', [line(LIST), line(OTHER)], 1, { isJoined: false, repeatsText: false }],
    [
      'leaves a list of other sheets alone',
      [line('18 mm'), line(LIST.replace('PLY-18', 'OAK-27'))],
      1,
      { isJoined: false, repeatsText: false },
    ],
    ['leaves a list on the first line alone', [line(LIST)], 0, { isJoined: false, repeatsText: false }],
    ['leaves products without texts alone', [line(), line()], 1, { isJoined: false, repeatsText: false }],
  ])('%s', (_, lines, position, place) => expect(groupPlace(lines, position)).toEqual(place))
})

// CART-46
describe('groupLines', () => {
  it('puts services with a list below their sheets, wherever the platform has them, and leaves other lines in order', () => {
    const [sheets, cutting, edging, glue] = [line('18 mm'), line(LIST), line(LIST), { ...line(), sku: 'GLUE' }]
    expect(groupLines([cutting, sheets, glue, edging])).toEqual([sheets, cutting, edging, glue])
  })

  it('leaves a list alone if its sheets are not in the cart', () => {
    const [cutting, glue] = [line(LIST), { ...line(), sku: 'GLUE' }]
    expect(groupLines([cutting, glue])).toEqual([cutting, glue])
  })
})
