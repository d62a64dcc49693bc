import type { CmsBlock, CmsHierarchyNode, CmsPage } from '../../domain/content/content.types.ts'
import { type Document, decodeFlag, decodeId, decodeNumber, decodeText } from '../documents/document.ts'
import { decodeHtml } from '../documents/html.ts'

/** A page; null without an identifier. @source platform contract §2.15 */
export function decodeCmsPage(document: Document): CmsPage | null {
  const identifier = decodeId(document.identifier)
  if (!identifier) return null
  return {
    id: decodeId(document.id) ?? decodeId(document.page_id) ?? identifier,
    identifier,
    isActive: decodeFlag(document.active ?? document.is_active, true),
    title: decodeText(document.title) ?? '',
    heading: decodeText(document.content_heading),
    content: decodeHtml(document.content) ?? '',
    metaTitle: decodeText(document.meta_title),
    metaDescription: decodeText(document.meta_description),
  }
}

export function decodeCmsBlock(document: Document): CmsBlock | null {
  const identifier = decodeId(document.identifier)
  if (!identifier) return null
  return {
    id: decodeId(document.id) ?? decodeId(document.block_id) ?? identifier,
    identifier,
    isActive: decodeFlag(document.active ?? document.is_active, true),
    title: decodeText(document.title) ?? '',
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
    label: decodeText(document.label),
    level: decodeNumber(document.level) ?? 0,
  }
}
