import type { CmsBlock, CmsHierarchyNode, CmsPage } from '../../domain/content/content.types.ts'
import { type Document, flagOf, idOf, numberOf, pathOf, textOf } from '../documents/document.ts'
import { htmlOf } from '../documents/html.ts'

/** A page; null without an identifier. @source platform contract §2.15 */
export function decodeCmsPage(document: Document): CmsPage | null {
  const identifier = idOf(document.identifier)
  if (!identifier) return null
  return {
    id: idOf(document.id) ?? idOf(document.page_id) ?? identifier,
    identifier,
    isActive: flagOf(document.active ?? document.is_active, true),
    title: textOf(document.title) ?? '',
    heading: textOf(document.content_heading),
    content: htmlOf(document.content) ?? '',
    metaTitle: textOf(document.meta_title),
    metaDescription: textOf(document.meta_description),
  }
}

export function decodeCmsBlock(document: Document): CmsBlock | null {
  const identifier = idOf(document.identifier)
  if (!identifier) return null
  return {
    id: idOf(document.id) ?? idOf(document.block_id) ?? identifier,
    identifier,
    isActive: flagOf(document.active ?? document.is_active, true),
    title: textOf(document.title) ?? '',
    content: htmlOf(document.content) ?? '',
  }
}

export function decodeCmsHierarchyNode(document: Document): CmsHierarchyNode | null {
  const id = idOf(document.node_id) ?? idOf(document.id)
  const identifier = idOf(document.identifier)
  if (!id || !identifier) return null
  return {
    id,
    parentId: idOf(document.parent_node_id),
    pageId: idOf(document.page_id),
    identifier,
    label: textOf(document.label),
    level: numberOf(document.level) ?? 0,
    requestUrl: pathOf(document.request_url),
  }
}
