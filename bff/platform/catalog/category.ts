import { toSlug } from '#schema/rules/slug.ts'
import type { CatalogCategory } from '../../domain/catalog/catalog.types.ts'
import {
  type Document,
  decodeCount,
  decodeFlag,
  decodeId,
  decodeIds,
  decodeLabel,
  decodeNumber,
  decodePath,
  decodeText,
  decodeUrlPath,
} from '../documents/document.ts'
import { decodeHtml } from '../documents/html.ts'
import { decodeImage } from './product/media.ts'

const TECHNICAL_ROOT = '1'

/** A category; null without an id. @source FRONT-20, URL-11; platform contract §2.15 */
export function decodeCategory(document: Document): CatalogCategory | null {
  const id = decodeId(document.id)
  if (!id) return null
  const typedName = decodeText(document.name) ?? ''
  const urlKey = decodePath(document.url_key)
  const path = decodeWay(document, id)
  return {
    id,
    parentId: decodeId(document.parent_id),
    name: decodeLabel(typedName) ?? urlKey ?? id,
    slug: toSlug({ slug: decodePath(document.slug), urlKey, name: typedName, id }),
    urlKey,
    urlPath: decodeUrlPath(document.url_path),
    path,
    level: decodeNumber(document.level) ?? path.length,
    position: decodeNumber(document.position) ?? 0,
    productCount: decodeCount(document.product_count),
    isActive: decodeFlag(document.is_active, true),
    includeInMenu: decodeFlag(document.include_in_menu, true),
    description: decodeHtml(document.description),
    image: decodeImage(document.image),
    metaTitle: decodeLabel(document.meta_title),
    metaDescription: decodeLabel(document.meta_description),
  }
}

/** Parent ids and own id, else the path; accepts numbers and strings. @source CAT-3; platform contract §7.6 */
function decodeWay({ path, parent_ids }: Document, id: string): readonly string[] {
  const parents = parent_ids === undefined || parent_ids === null ? [] : decodeIds(parent_ids)
  const ids = parents.length === 0 && typeof path === 'string' ? path.split('/').flatMap((step) => decodeId(step) ?? []) : parents
  return [...new Set([...ids, id])].filter((part) => part !== '' && part !== TECHNICAL_ROOT)
}
