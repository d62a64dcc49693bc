import type { CmsBlock, CmsHierarchyNode, CmsPage } from '../../domain/content/content.types.ts'
import { type Document, decodeFlag, decodeId, decodeLabel, decodeNumber } from '../documents/document.ts'
import { decodeHtml } from '../documents/html.ts'

/** A page; null without an identifier. @source platform contract §2.15 */
export function decodeCmsPage(document: Document): CmsPage | null {
  const identifier = decodeId(document.identifier)
  if (!identifier) return null
  return {
    id: decodeId(document.id) ?? decodeId(document.page_id) ?? identifier,
    identifier,
    isActive: decodeFlag(document.active ?? document.is_active, true),
    title: decodeLabel(document.title) ?? '',
    heading: decodeLabel(document.content_heading),
    content: decodeHtml(document.content) ?? '',
    metaTitle: decodeLabel(document.meta_title),
    metaDescription: decodeLabel(document.meta_description),
  }
}

export function decodeCmsBlock(document: Document): CmsBlock | null {
  const identifier = decodeId(document.identifier)
  if (!identifier) return null
  return {
    id: decodeId(document.id) ?? decodeId(document.block_id) ?? identifier,
    identifier,
    isActive: decodeFlag(document.active ?? document.is_active, true),
    title: decodeLabel(document.title) ?? '',
    content: decodeHtml(document.content) ?? '',
  }
}

export function decodeCmsHierarchyNode(document: Document): CmsHierarchyNode | null {
  const id = decodeId(document.node_id) ?? decodeId(document.id)
  const identifier = decodeId(document.identifier)
  if (!id || !identifier) return null
  return {
    id,
    parentId: decodeId(document.parent_node_id),
    pageId: decodeId(document.page_id),
    identifier,
    label: decodeLabel(document.label),
    level: decodeNumber(document.level) ?? 0,
  }
}
