import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entity } from '../../store/entities.ts'
import { isObject, type JsonObject, objectIn } from '../query/json.ts'
import { type FieldType, fieldType } from './terms.ts'

const SCHEMAS = join(import.meta.dirname, '../../data/schemas')

/** Settings for an entity's fields that apply before any document is indexed. */
export interface Mapping {
  /** Types from the platform's schema; other fields take the type of their first value. */
  readonly types: ReadonlyMap<string, FieldType>
  /** Parts of the document that are stored but not searchable. */
  readonly stored: readonly string[]
  /** Searchable parts of a stored-only part. */
  readonly searchable: ReadonlySet<string>
}

/** Parts that no search uses. A real index makes them searchable, at the cost of its size. */
const STORED: Partial<Readonly<Record<Entity, readonly string[]>>> = {
  product: [
    'attributes_metadata',
    'bundle_options',
    'configurable_children',
    'configurable_options',
    'custom_attributes',
    'custom_options',
    'downloadable_links',
    'downloadable_product_links',
    'downloadable_product_samples',
    'downloadable_samples',
    'extension_attributes',
    'media_gallery',
    'product_links',
    'tier_prices',
  ],
}
const SEARCHABLE = new Set(['configurable_children.id', 'configurable_children.sku'])

const known = new Map<Entity, Mapping>()

export function getMapping(entity: Entity): Mapping {
  const mapping = known.get(entity) ?? {
    types: new Map(typesIn(readSchema(entity))),
    stored: STORED[entity] ?? [],
    searchable: SEARCHABLE,
  }
  known.set(entity, mapping)
  return mapping
}

/** The platform's own mapping of an entity, as search engines take it. */
export const readSchema = (entity: Entity): JsonObject =>
  objectIn(JSON.parse(readFileSync(join(SCHEMAS, `${entity}.json`), 'utf8')), entity)

function typesIn(schema: unknown, above = ''): [string, FieldType][] {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {}
  return Object.entries(properties).flatMap(([name, field]) =>
    isObject(field) && field.properties
      ? typesIn(field, `${above}${name}.`)
      : [[above + name, fieldType(isObject(field) && field.type)]],
  )
}

/** True if a field and everything below it is stored but never searched. */
export function isStoredOnly(field: string, { stored, searchable }: Mapping): boolean {
  return stored.some((part) => field === part || field.startsWith(`${part}.`)) && !searchable.has(field)
}
