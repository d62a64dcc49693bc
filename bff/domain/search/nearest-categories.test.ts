import { describe, expect, it } from 'vitest'
import { categoryTree } from '../catalog/category-tree.ts'
import { category } from '../testing/catalog.ts'
import { nearestCategories } from './nearest-categories.ts'

const tree = categoryTree(
  [
    category('2', [], 'Shop'),
    category('10', ['2'], 'Timber'),
    category('11', ['2', '10'], 'Sawn timber'),
    category('12', ['2'], 'Sheet materials'),
    category('13', ['2', '12'], 'Plywood'),
    category('14', ['2'], 'Fixings'),
    category('15', ['2', '14'], 'Decking screws'),
    category('16', ['2', '14'], 'Roofing nails', { productCount: 0 }),
    category('17', ['2'], 'Sockelleisten'),
  ],
  '2',
)
const findNames = (text: string, limit = 5) => nearestCategories(tree, text, limit).map(({ name }) => name)
const DEPARTMENTS = ['Timber', 'Sheet materials', 'Fixings', 'Sockelleisten']

// SEARCH-34
describe('nearest categories', () => {
  it.each([
    ['with one of the words', 'gypsum sheets', ['Sheet materials']],
    ['with more of the words first', 'rusty decking screws plywood', ['Decking screws', 'Plywood']],
    ['closer to the root first', 'balsa timber', ['Timber', 'Sawn timber']],
    ['misspelt', 'plywodd xyz', ['Plywood']],
    ['as a part of a compound', 'leisten aus jade', ['Sockelleisten']],
    ['without those that have no products', 'roofing', DEPARTMENTS],
    ['or else the departments', 'xylophone', DEPARTMENTS],
    ['or else the departments, without a word', '%% a', DEPARTMENTS],
  ])('are those %s: %s', (_, text, names) => {
    expect(findNames(text)).toEqual(names)
  })

  it('are limited in number', () => {
    expect(findNames('xylophone', 2)).toEqual(['Timber', 'Sheet materials'])
  })
})
