import { describe, expect, it } from 'vitest'
import { categoryTree } from '../catalog/category-tree.ts'
import { category } from '../testing/catalog.ts'
import { findCategories } from './category-suggestions.ts'

const tree = categoryTree(
  [
    category('2', [], 'Shop'),
    category('10', ['2'], 'Doors'),
    category('11', ['2', '10'], 'Internal doors'),
    category('12', ['2', '10'], 'Door furniture'),
    category('13', ['2', '10', '11'], 'Oak'),
    category('14', ['2'], 'Türen', { productCount: 0 }),
    category('15', ['2'], 'Türblätter'),
  ],
  '2',
)
const findNames = (text: string, limit = 5) => findCategories(tree, text, limit).map(({ name }) => name)

describe('category suggestions', () => {
  it.each([
    ['doors', ['Doors', 'Door furniture', 'Internal doors']],
    ['DOOR', ['Doors', 'Door furniture', 'Internal doors']],
    ['internal door', ['Internal doors']],
    ['oak doors', ['Oak']],
    ['tur', ['Türblätter']],
    ['shop', []],
    ['window', []],
    ['', []],
    ['%%%', []],
  ])('for %j are %j', (text, names) => {
    expect(findNames(text)).toEqual(names)
  })

  // SEARCH-36
  it.each([
    ['glazed doors', ['Doors']],
    ['glazed internal doors', ['Internal doors', 'Doors']],
    ['walnut tür', ['Türblätter']],
    ['glazed furniture', []],
    ['glazed do', []],
  ])('are categories whose whole name %j contains, the longest name first, if no category has every word: %j', (text, names) => {
    expect(findNames(text)).toEqual(names)
  })

  it('are limited in number', () => {
    expect(findNames('door', 1)).toEqual(['Doors'])
  })
})
