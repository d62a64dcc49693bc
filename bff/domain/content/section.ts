import type { CmsHierarchyNode } from './content.types.ts'

/** More would be no list that anybody reads, and each is looked up. */
const MOST_PAGES = 50

/**
 * Identifiers of the pages right below a place of the hierarchy, each once, in the order the merchant made them.
 * @source CMS-4
 */
export function sectionPages(nodes: readonly CmsHierarchyNode[], parentId: string): readonly string[] {
  const below = nodes.filter((node) => node.parentId === parentId && node.id !== parentId && node.pageId !== null)
  const inOrder = below.toSorted((a, b) => Number(a.id) - Number(b.id))
  return [...new Set(inOrder.map(({ identifier }) => identifier))].slice(0, MOST_PAGES)
}
