import { describe, expect, it } from 'vitest'
import { LIST_SIZES } from '#schema/rules/constants.ts'
import { decodeCategory } from '../../bff/platform/catalog/category.ts'
import { countFinding, departmentsFinding, noDepartments } from './departments.ts'
import { isProblem } from './verdicts.ts'

const category = (id: string | number, parentId: string | number, productCount: number | null = 1) => {
  const decoded = decodeCategory({
    id,
    parent_id: parentId,
    name: `${id}`,
    is_active: true,
    include_in_menu: 1,
    product_count: productCount,
  })
  if (decoded === null) throw new Error('unreadable category')
  return decoded
}

const department = (id: string, found: number | null, productCount: number | null) => ({ id, name: id, found, productCount })

// DAY-3
describe('departments in the report', () => {
  it('are a problem if the search finds none of the products that the platform counts', () => {
    const finding = departmentsFinding([department('Timber', 4, 4), department('SalDist', 0, 12)])
    expect(finding).toMatchObject({
      outcome: 'empty',
      reason: expect.stringContaining('SalDist'),
      mapping: 'category_ids: keyword',
    })
    expect(isProblem(finding)).toBe(true)
  })

  it('are a problem if they are empty and the platform does not count', () => {
    expect(isProblem(departmentsFinding([department('3', 0, null)]))).toBe(true)
  })

  it.each([
    ['the platform counts none either', department('3', 0, 0)],
    ['the engine did not count', department('3', null, 12)],
  ])('are not a problem if %s', (_, counted) => {
    expect(departmentsFinding([counted])).toEqual({ name: 'departments', outcome: 'answered' })
  })

  it('name the root category that has a menu if the configured one has none', () => {
    const categories = [category(41, 40), category(42, 40), category(43, 41)]
    expect(noDepartments(categories, '2')).toMatchObject({ outcome: 'empty', setting: 'catalog.rootCategory: 40' })
    expect(noDepartments([], '2')).not.toHaveProperty('setting')
  })
})

// DAY-3
describe('the number of categories in the report', () => {
  it('says how the shop copes with many and with uncounted ones', () => {
    expect(countFinding([category(1, 2)], LIST_SIZES.categories)).toEqual({
      name: `${LIST_SIZES.categories} categories`,
      outcome: 'answered',
    })
    expect(countFinding([category(1, 2)], LIST_SIZES.categories + 1)).toMatchObject({
      reason: expect.stringContaining('in order of id'),
    })
    expect(countFinding([category(1, 2, null)], 1)).toMatchObject({ reason: expect.stringContaining('product_count') })
  })
})
