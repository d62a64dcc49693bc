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

describe('parts of a document', () => {
  it('are all of it when nothing is asked', () => {
    expect(cut([])).toBe(document)
  })

  it.each<[string, string[], string[], object]>([
    ['named ones', ['id', 'name'], [], { id: 24, name: 'Skirting' }],
    ['a whole branch', ['children_data'], ['*.name'], { children_data: [{ id: 25, children_data: [{ id: 26 }] }, { id: 27 }] }],
    ['ids at any depth', ['*.id'], [], { children_data: [{ id: 25, children_data: [{ id: 26 }] }, { id: 27 }] }],
    ['ids two deep', ['*.children_data.id'], [], { children_data: [{ children_data: [{ id: 26 }] }] }],
    ['by the beginning of a name', ['url_*'], [], { url_path: 'mouldings/skirting' }],
    ['all but some', [], ['children_data', 'description', 'tags', 'url*'], { id: 24, name: 'Skirting' }],
    ['none', [], ['*'], {}],
    ['none that are not there', ['nowhere'], [], {}],
    ['an empty list', ['tags'], [], { tags: [] }],
  ])('%s', (_, includes, excludes, part) => {
    expect(cut(includes, excludes)).toEqual(part)
  })

  it('are found in no time, however many stars a pattern has', () => {
    expect(cut([`${'*a'.repeat(500)}b`])).toEqual({})
  })
})
