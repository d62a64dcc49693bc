import { describe, expect, it } from 'vitest'
import { sourceFilter } from './source-filter.ts'

const document = {
  id: 24,
  name: 'Skirting',
  url_path: 'mouldings/skirting',
  description: '<p>…</p>',
  tags: [],
  children_data: [
    { id: 25, name: 'Oak', children_data: [{ id: 26, name: 'Torus' }] },
    { id: 27, name: 'Pine' },
  ],
}
const cut = (includes: string[], excludes: string[] = []) => sourceFilter({ includes, excludes })(document)

describe('source filter', () => {
  it('keeps the whole document by default', () => {
    expect(cut([])).toBe(document)
  })

  it.each<[string, string[], string[], object]>([
    ['named fields', ['id', 'name'], [], { id: 24, name: 'Skirting' }],
    ['a whole branch', ['children_data'], ['*.name'], { children_data: [{ id: 25, children_data: [{ id: 26 }] }, { id: 27 }] }],
    ['ids at any depth', ['*.id'], [], { children_data: [{ id: 25, children_data: [{ id: 26 }] }, { id: 27 }] }],
    ['ids two levels deep', ['*.children_data.id'], [], { children_data: [{ children_data: [{ id: 26 }] }] }],
    ['fields by prefix', ['url_*'], [], { url_path: 'mouldings/skirting' }],
    ['all but excluded fields', [], ['children_data', 'description', 'tags', 'url*'], { id: 24, name: 'Skirting' }],
    ['nothing', [], ['*'], {}],
    ['nothing for an unknown field', ['nowhere'], [], {}],
    ['an empty list', ['tags'], [], { tags: [] }],
  ])('selects %s', (_, includes, excludes, part) => {
    expect(cut(includes, excludes)).toEqual(part)
  })

  it('is fast even for patterns with many stars', () => {
    expect(cut([`${'*a'.repeat(500)}b`])).toEqual({})
  })
})
