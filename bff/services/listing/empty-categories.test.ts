import { describe, expect, it } from 'vitest'
import { categoryTree } from '../../domain/catalog/category-tree.ts'
import { category } from '../../domain/testing/catalog.ts'
import { recordLog } from '../../platform/testing/scripted-platform.ts'
import { scopeWith } from '../testing/platform.ts'
import { logEmptyCategory } from './empty-categories.ts'

const TREE = categoryTree(
  [
    category('24', ['2'], 'Mouldings', { productCount: 0 }),
    category('25', ['2', '24'], 'Skirting', { productCount: 40 }),
    category('30', ['2'], 'Glue', { productCount: 0 }),
  ],
  '2',
)

function recordSearches() {
  const log = recordLog()
  const scope = { ...scopeWith({}), log }
  return {
    scope,
    note: (id: string, total: number) => logEmptyCategory(TREE, id, { total }, scope),
    lines: () => log.lines.map(({ level, fields }) => [level, fields.category]),
  }
}

// DAY-7
describe('empty category', () => {
  it('is logged at error once if products are counted in it or below it, and once more when it has products again', () => {
    const { note, lines } = recordSearches()
    for (const id of ['24', '24', '25']) note(id, 0)
    expect(lines()).toEqual([
      ['error', '24'],
      ['error', '25'],
    ])
    for (const total of [3, 3]) note('24', total)
    expect(lines().slice(2)).toEqual([['warn', '24']])
    note('24', 0)
    expect(lines().slice(3)).toEqual([['error', '24']])
  })

  it('is no error if no products are counted, or if the category does not exist', () => {
    const { note, lines } = recordSearches()
    for (const id of ['30', 'no such']) note(id, 0)
    expect(lines()).toEqual([])
  })

  it('may be sold out in a shop that does not list products out of stock', () => {
    const { scope, lines } = recordSearches()
    const catalog = { ...scope.config.catalog, listOutOfStock: false }
    logEmptyCategory(TREE, '25', { total: 0 }, { ...scope, config: { ...scope.config, catalog } })
    expect(lines()).toEqual([])
  })
})
