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
  requestUrl: null,
  ...part,
})

// CMS-4
describe('the pages of a section', () => {
  it('are those right below it, in the order they were made', () => {
    const nodes = [node('10', 'returns'), node('9', 'delivery'), node('11', 'jobs', { parentId: '2' })]
    expect(sectionPages(nodes, '1')).toEqual(['delivery', 'returns'])
  })

  it.each<[string, CmsHierarchyNode]>([
    ['a place without a page', node('12', 'more', { pageId: null })],
    ['a place that is below itself', node('1', 'help')],
    ['a second place of the same page', node('13', 'delivery')],
  ])('leave out %s', (_, awkward) => {
    expect(sectionPages([node('9', 'delivery'), awkward], '1')).toEqual(['delivery'])
  })

  it('are no more than fifty', () => {
    const nodes = Array.from({ length: 60 }, (_, i) => node(String(i + 2), `page-${i}`))
    expect(sectionPages(nodes, '1')).toHaveLength(50)
  })
})
