import { beforeEach, describe, expect, it } from 'vitest'
import { category } from '../testing/catalog.ts'
import {
  breadcrumbs,
  type CategoryTree,
  categoryTree,
  childCategories,
  findCategory,
  menuEntries,
  productBreadcrumbs,
  subtreeIds,
} from './category-tree.ts'

const CATEGORIES = [
  category('2', [], 'Shop', { urlPath: null }),
  category('24', ['2'], 'Mouldings', { position: 2, productCount: 0 }),
  category('25', ['2'], 'Decking', { position: 1 }),
  category('30', ['2', '24'], 'Skirting', { urlPath: 'mouldings/skirting', position: 1 }),
  category('31', ['2', '24', '30'], 'Ogee', { urlPath: 'mouldings/skirting/ogee' }),
  category('40', ['2'], 'Closed', { isActive: false }),
  category('41', ['2'], 'Hidden', { includeInMenu: false }),
  category('42', ['2'], 'Empty', { productCount: 0 }),
]
let tree: CategoryTree
beforeEach(() => {
  tree = categoryTree(CATEGORIES, '2')
})
// CAT-14
describe('categoryTree', () => {
  const numbered = Array.from({ length: 20 }, (_, i) => category(String(100 + i), ['2'], 'Oak'))
  const idsWith = (...others: readonly string[]) =>
    [...categoryTree([...numbered, ...others.map((id) => category(id, ['2'], 'Oak'))], '2').byId.keys()].slice(numbered.length)

  it.each(['oak', 'javascript:alert(1)', '-1', '1.5', '9'.repeat(30)])(
    'leaves out the id %j if the other ids are whole numbers',
    (id) => {
      expect(idsWith(id)).toEqual([])
    },
  )

  it('keeps ids that are words if more than a few categories have such ids', () => {
    const words = ['ash', 'oak', 'pine']
    expect(idsWith(...words)).toEqual(words)
    expect([...categoryTree([category('oak', [], 'Oak')], '2').byId.keys()]).toEqual(['oak'])
  })
})

const names = (categories: readonly { name: string }[]) => categories.map(({ name }) => name)

// CAT-1, CAT-2, CAT-8, CAT-10
describe('findCategory', () => {
  it.each([
    [{ urlPath: 'mouldings/skirting' }, '30'],
    [{ urlPath: '//mouldings/skirting//' }, '30'],
    [{ id: '25' }, '25'],
    [{ urlKey: 'decking' }, '25'],
    [{ slug: 'ogee-31' }, '31'],
    [{ id: '25', urlKey: 'decking' }, '25'],
    [{ id: '25', urlKey: null, slug: undefined }, '25'],
  ])('finds a category by %j', (key, id) => {
    expect(findCategory(tree, key)?.id).toBe(id)
  })

  it.each([
    [{}],
    [{ id: '99' }],
    [{ id: '40' }],
    [{ urlPath: 'skirting' }],
    [{ urlPath: '' }],
    [{ id: '25', urlKey: 'ogee' }],
    [{ id: 'constructor' }],
  ])('finds no category by %j', (key) => {
    expect(findCategory(tree, key)).toBeNull()
  })

  it('returns the category the merchant put first when several share a name', () => {
    const named = { urlKey: 'boards', slug: 'boards', urlPath: 'boards' }
    const twins = [
      category('8', ['2'], 'Last', { ...named, position: 2 }),
      category('7', ['2'], 'First', { ...named, position: 1 }),
    ]
    const both = categoryTree(twins, '2')
    for (const key of [{ urlKey: 'boards' }, { slug: 'boards' }, { urlPath: 'boards' }])
      expect(findCategory(both, key)?.id).toBe('7')
  })

  it('orders categories of the same position by id', () => {
    const places = ['11', '9', '10'].map((id) => category(id, ['2'], id, { position: 3 }))
    expect(names(childCategories(categoryTree(places, '2'), '2'))).toEqual(['9', '10', '11'])
  })

  it('does not match a category without a URL by an empty key', () => {
    const bare = categoryTree([category('7', ['2'], 'Bare', { urlPath: null, urlKey: null, slug: '' })], '2')
    for (const key of [{ urlPath: '' }, { urlKey: '' }, { slug: '' }]) expect(findCategory(bare, key)).toBeNull()
    expect(findCategory(bare, { id: '7' })?.name).toBe('Bare')
  })

  it('does not treat a category without a parent as a child', () => {
    expect(childCategories(categoryTree([category('7', [], 'Alone')], '2'), '2')).toEqual([])
  })

  it('lists active children in order', () => {
    expect(names(childCategories(tree, '2'))).toEqual(['Decking', 'Mouldings', 'Hidden', 'Empty'])
    expect(childCategories(tree, '31')).toEqual([])
  })

  // CAT-9
  it('includes all descendants in the ids of a subtree', () => {
    expect(subtreeIds(tree, '24')).toEqual(['24', '30', '31'])
    expect(subtreeIds(tree, '31')).toEqual(['31'])
  })
})

// CAT-3
describe('breadcrumbs', () => {
  it('start at the first level, without the root', () => {
    expect(names(breadcrumbs(tree, '31'))).toEqual(['Mouldings', 'Skirting', 'Ogee'])
    expect(breadcrumbs(tree, '2')).toEqual([])
    expect(breadcrumbs(tree, '99')).toEqual([])
  })

  it('follow the parents of a category without a path', () => {
    const pathless = categoryTree(
      [
        category('2', [], 'Shop'),
        category('24', ['2'], 'Mouldings', { path: [] }),
        category('30', ['24'], 'Skirting', { path: [] }),
      ],
      '2',
    )
    expect(names(breadcrumbs(pathless, '30'))).toEqual(['Mouldings', 'Skirting'])
  })

  it('terminate when two categories are each other’s parent', () => {
    const loop = categoryTree([category('5', ['6'], 'Five', { path: [] }), category('6', ['5'], 'Six', { path: [] })], '2')
    expect(names(breadcrumbs(loop, '5'))).toEqual(['Six', 'Five'])
    expect(subtreeIds(loop, '5')).toEqual(['5', '6'])
  })

  it('terminate when a category is its own parent or its parent is missing', () => {
    const own = categoryTree([category('5', ['5'], 'Five', { path: [] })], '2')
    expect(names(breadcrumbs(own, '5'))).toEqual(['Five'])
    const orphan = categoryTree([category('5', ['99'], 'Five', { path: [] })], '2')
    expect(names(breadcrumbs(orphan, '5'))).toEqual(['Five'])
  })

  it('lead through the first of two equally deep categories of a product', () => {
    expect(names(productBreadcrumbs(tree, { categoryIds: ['25', '24'] }))).toEqual(['Decking'])
  })

  it('lead through the deepest category of a product', () => {
    const product = { categoryIds: ['2', '25', '31', '99'] }
    expect(names(productBreadcrumbs(tree, product))).toEqual(['Mouldings', 'Skirting', 'Ogee'])
    expect(productBreadcrumbs(tree, { categoryIds: [] })).toEqual([])
  })
})

describe('the menu', () => {
  it('lists children of the root that are included in the menu and have products at any depth', () => {
    expect(names(menuEntries(tree, '2'))).toEqual(['Decking', 'Mouldings'])
  })

  // platform contract §14.21
  it('includes categories of an index without product counts', () => {
    const uncounted = categoryTree(
      [category('2', [], 'Shop', { productCount: null }), category('24', ['2'], 'Mouldings', { productCount: null })],
      '2',
    )
    expect(names(menuEntries(uncounted, '2'))).toEqual(['Mouldings'])
  })

  // CAT-7
  it.each([
    ['that is not meant for it', { includeInMenu: false }],
    ['without products', { productCount: 0 }],
    ['that is not active', { isActive: false }],
  ])('has no subcategory %s', (_, values) => {
    const withHidden = categoryTree([...CATEGORIES, category('32', ['2', '24'], 'Dado', values)], '2')
    expect(names(menuEntries(withHidden, '24'))).toEqual(['Skirting'])
  })

  // CAT-15
  it.each([
    ['three levels', [10, 30, 80], [10, 30, 80]],
    ['two levels if the third makes it too large', [10, 30, 81], [10, 30, 0]],
    ['one level if the second makes it too large', [10, 111, 1], [10, 0, 0]],
    ['the first level, however large', [200, 1, 1], [200, 0, 0]],
    ['no fourth level', [1, 1, 1, 1], [1, 1, 1, 0]],
  ])('has %s', (_, sizes, shown) => {
    const levels = sizes.map((size, level) => Array.from({ length: size }, (_, i) => `${level + 1}${i + 1000}`))
    const root = category('2', [], 'Shop', { urlPath: null })
    const all = levels.flatMap((ids, level) =>
      ids.map((id, i) => {
        const parents = levels.slice(0, level).map((above) => above[i % above.length] ?? '')
        return category(id, ['2', ...parents], `Oak ${id}`)
      }),
    )
    const large = categoryTree([root, ...all], '2')
    const counts = [['2'], ...levels].map((parents) => parents.flatMap((id) => menuEntries(large, id)).length)
    expect(counts.slice(0, sizes.length)).toEqual(shown)
  })
})
