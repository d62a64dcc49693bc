import type { CmsHierarchyNode } from './content.types.ts'

/** Each page is looked up, and a longer list is not readable. */
const MOST_PAGES = 50

/**
 * Identifiers of the direct child pages of a hierarchy node, without duplicates, in creation order.
 * @source CMS-4
 */
export function sectionPages(nodes: readonly CmsHierarchyNode[], parentId: string): readonly string[] {
  const below = nodes.filter((node) => node.parentId === parentId && node.id !== parentId && node.pageId !== null)
  const inOrder = below.toSorted((a, b) => Number(a.id) - Number(b.id))
  return [...new Set(inOrder.map(({ identifier }) => identifier))].slice(0, MOST_PAGES)
}
