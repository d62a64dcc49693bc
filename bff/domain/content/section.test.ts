import { describe, expect, it } from 'vitest'
import type { CmsHierarchyNode } from './content.types.ts'
import { sectionPages } from './section.ts'

const node = (id: string, identifier: string, part: Partial<CmsHierarchyNode> = {}): CmsHierarchyNode => ({
  id,
  identifier,
  parentId: '1',
  pageId: id,
  label: identifier,
  level: 2,
  ...part,
})

// CMS-4
describe('page list of a section', () => {
  it('lists the direct children in creation order', () => {
    const nodes = [node('10', 'returns'), node('9', 'delivery'), node('11', 'jobs', { parentId: '2' })]
    expect(sectionPages(nodes, '1')).toEqual(['delivery', 'returns'])
  })

  it.each<[string, CmsHierarchyNode]>([
    ['a node without a page', node('12', 'more', { pageId: null })],
    ['a node that is its own parent', node('1', 'help')],
    ['a second node of the same page', node('13', 'delivery')],
  ])('omits %s', (_, awkward) => {
    expect(sectionPages([node('9', 'delivery'), awkward], '1')).toEqual(['delivery'])
  })

  it('has at most fifty pages', () => {
    const nodes = Array.from({ length: 60 }, (_, i) => node(String(i + 2), `page-${i}`))
    expect(sectionPages(nodes, '1')).toHaveLength(50)
  })
})
