import type { CmsSection } from '#schema/generated/types.ts'
import type { CmsHierarchyNode } from '../../domain/content/content.types.ts'
import { sectionPages } from '../../domain/content/section.ts'
import { cmsHierarchyRequest } from '../../domain/search/content-query.ts'
import { foundOr } from '../../platform/base/outcome.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { linksTo } from './site-pages.ts'

/**
 * The section of the merchant's page hierarchy that contains the page; null if the section has no other pages or there is no hierarchy.
 * @throws PlatformError if the hierarchy cannot be read
 * @source CMS-4; platform contract §2.15, §12.32
 */
export async function findCmsSection(identifier: string, scope: RequestScope): Promise<CmsSection | null> {
  if (!scope.config.platform.cmsHierarchy) return null
  const places = await nodes('identifier', identifier, scope)
  const parentId = places.find((node) => node.identifier === identifier && node.parentId !== null)?.parentId
  if (!parentId) return null
  const [parents, beside] = await Promise.all([nodes('node_id', parentId, scope), nodes('parent_node_id', parentId, scope)])
  const title = parents.find(({ id }) => id === parentId)?.label
  if (!title) return null
  const pages = (await linksTo(sectionPages(beside, parentId), scope)).flat()
  return pages.length > 1 ? { title, pages } : null
}

async function nodes(field: 'identifier' | 'node_id' | 'parent_node_id', value: string, scope: RequestScope) {
  const { platform, storeView, read, cacheTags } = scope
  const found = platform.cmsHierarchy(storeView, cmsHierarchyRequest(field, value), read)
  const { items } = await foundOr<{ readonly items: readonly CmsHierarchyNode[] }>(found, { items: [] })
  for (const { id } of items) cacheTags.content(id)
  return items
}
