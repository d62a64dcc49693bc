import { toSlug } from '#schema/rules/slug.ts'
import type { CatalogCategory } from '../../domain/catalog/catalog.types.ts'
import { countOf, type Document, flagOf, idOf, idsOf, numberOf, pathOf, textOf } from '../documents/document.ts'
import { htmlOf } from '../documents/html.ts'
import { imageOf } from './product/media.ts'

const TECHNICAL_ROOT = '1'

/** A category; null without an id. @source platform contract §2.15 */
export function decodeCategory(document: Document): CatalogCategory | null {
  const id = idOf(document.id)
  if (!id) return null
  const name = textOf(document.name) ?? ''
  const urlKey = pathOf(document.url_key)
  const path = wayOf(document, id)
  return {
    id,
    parentId: idOf(document.parent_id),
    name,
    slug: toSlug({ slug: pathOf(document.slug), urlKey, name, id }),
    urlKey,
    urlPath: pathOf(document.url_path),
    path,
    level: numberOf(document.level) ?? path.length,
    position: numberOf(document.position) ?? 0,
    productCount: countOf(document.product_count),
    isActive: flagOf(document.is_active, true),
    includeInMenu: flagOf(document.include_in_menu, true),
    description: htmlOf(document.description),
    image: imageOf(document.image),
    metaTitle: textOf(document.meta_title),
    metaDescription: textOf(document.meta_description),
  }
}

/** Parent ids and own id, else the path; accepts numbers and strings. @source CAT-3; platform contract §7.6 */
function wayOf({ path, parent_ids }: Document, id: string): readonly string[] {
  const parents = parent_ids === undefined || parent_ids === null ? [] : idsOf(parent_ids)
  const ids = parents.length === 0 && typeof path === 'string' ? path.split('/').flatMap((step) => idOf(step) ?? []) : parents
  return [...new Set([...ids, id])].filter((part) => part !== '' && part !== TECHNICAL_ROOT)
}
