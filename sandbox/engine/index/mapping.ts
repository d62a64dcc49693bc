import type { Entity } from '../../store/entities.ts'

/** How a field is searched as text, besides being matched whole. */
interface TextMapping {
  /** Plurals are folded. */
  readonly stemmed: boolean
  /** A hit in a short text counts more. */
  readonly norms: boolean
  /** The beginning of a word finds it ('ply' finds 'plywood'), as in an index of word beginnings. */
  readonly byBeginning: boolean
  /** A code: it is found by all the words searched or not at all, so that 'decking boards' does not find STAIN-DECKING. */
  readonly entire: boolean
}

/** What the index knows of an entity's fields before it has seen a document. All others are mapped by what they hold. */
export interface Mapping {
  readonly text: ReadonlyMap<string, TextMapping>
  /** Parts of the document that are stored and cannot be searched. */
  readonly stored: readonly string[]
  /** Parts of a stored one that can. */
  readonly searchable: ReadonlySet<string>
}

const prose: TextMapping = { stemmed: true, norms: true, byBeginning: false, entire: false }
const title: TextMapping = { ...prose, byBeginning: true }
const code: TextMapping = { stemmed: false, norms: true, byBeginning: false, entire: true }
const codes: TextMapping = { ...code, norms: false }

const mapping = (
  text: Record<string, TextMapping>,
  stored: readonly string[] = [],
  searchable: readonly string[] = [],
): Mapping => ({
  text: new Map(Object.entries(text)),
  stored,
  searchable: new Set(searchable),
})

const MAPPINGS: Readonly<Record<Entity, Mapping>> = {
  product: mapping(
    {
      name: title,
      'category.name': title,
      description: prose,
      short_description: prose,
      sku: code,
      url_path: code,
      'configurable_children.sku': codes,
    },
    [
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
    ['configurable_children.id', 'configurable_children.sku'],
  ),
  category: mapping({ name: title, description: prose, url_path: code }),
  attribute: mapping({ frontend_label: title, default_frontend_label: title }),
  taxrule: mapping({}),
  cms_page: mapping({ title, content: prose, identifier: code, url_path: code }),
  cms_block: mapping({ title, content: prose, identifier: code }),
  cms_hierarchy: mapping({ label: title, identifier: code }),
  review: mapping({ title: prose, detail: prose }),
}

export const mappingOf = (entity: Entity): Mapping => MAPPINGS[entity]

/** Whether a field, or everything below it, is kept and never searched. */
export function isStoredOnly(field: string, { stored, searchable }: Mapping): boolean {
  return stored.some((part) => field === part || field.startsWith(`${part}.`)) && !searchable.has(field)
}

const FLAGS: ReadonlySet<string> = new Set([
  'include_in_menu',
  'is_active',
  'is_anchor',
  'is_in_stock',
  'is_qty_decimal',
  'is_user_defined',
  'is_visible',
  'manage_stock',
])

/** Whether a field means yes or no, whichever way a document writes it. */
export const isFlag = (field: string) =>
  FLAGS.has(field) || (field.includes('.') && FLAGS.has(field.slice(field.lastIndexOf('.') + 1)))
