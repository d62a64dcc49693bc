import type { SandboxDocument } from '../catalog/documents.ts'
import { isObject, type JsonObject } from '../engine/query/json.ts'
import type { Entity } from '../store/entities.ts'
import { documentId, isEntity } from '../store/entities.ts'
import { type StoreViewCode, storeViewByCode } from '../store-views.ts'

const ENTITY_NAMES =
  /(?<=^|[_./-])(product|categor(?:y|ie)|attribute|tax_?rule|cms_page|cms_block|cms_hierarch(?:y|ie)|review)s?(?=[_./-]|$)/g
const VIEW_NAME = /(?<=^|[_./-])(de|it)(?=[_./-]|$)/

/**
 * Identifies an exported document. Its entity comes from `_type`, the end of `_index` or the file name;
 * its store view from `_index` or the file path. The document is `_source` or the value itself.
 * @returns the document, or its problem
 */
export function identify(exported: unknown, file: string): SandboxDocument | string {
  if (!isObject(exported)) return 'is not an object'
  const source = exported._source ?? exported
  if (!isObject(source)) return 'has a _source that is not an object'
  const index = typeof exported._index === 'string' ? exported._index : ''
  const entity = entityNamed(exported._type) ?? entityIn(index) ?? entityIn(file.toLowerCase())
  if (!entity) return 'belongs to no known entity: neither _type, _index nor the name of the file says which'
  const document = withId(entity, source, exported._id)
  return document ? { entity, view: viewIn(index || file.toLowerCase()), document } : 'has no id'
}

const entityNamed = (type: unknown): Entity | null => (typeof type === 'string' && isEntity(type) ? type : null)

/** Finds the last entity in a name, singular or plural: 'timber_catalog_product_2026', 'de/categories.json'. */
function entityIn(name: string): Entity | null {
  const found = [...name.matchAll(ENTITY_NAMES)].at(-1)?.[1]
  return entityNamed(found?.replace('tax_rule', 'taxrule').replace(/ie$/, 'y'))
}

const viewIn = (name: string): StoreViewCode => storeViewByCode(VIEW_NAME.exec(name)?.[1]).code

/** Adds the engine's id to a document without an id. */
function withId(entity: Entity, source: JsonObject, id: unknown): JsonObject | null {
  if (documentId(entity, source) !== null) return source
  if (typeof id !== 'string' && typeof id !== 'number') return null
  return { ...source, id: /^\d+$/.test(String(id)) ? Number(id) : id }
}
