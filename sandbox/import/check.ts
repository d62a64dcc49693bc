import type { SandboxDocument } from '../catalog/documents.ts'
import type { Entity } from '../store/entities.ts'

/** Required fields by kind: present as text or number; numeric, numeric text or absent; list or absent. */
interface Needs {
  readonly named?: string
  readonly numbers?: readonly string[]
  readonly lists?: readonly string[]
}

/** The minimum that a document needs to be served. Everything else may be absent. @source platform contract §2.15 */
const NEEDS: Readonly<Record<Entity, Needs>> = {
  product: {
    named: 'sku',
    numbers: ['status', 'visibility', 'price'],
    lists: ['configurable_children', 'configurable_options'],
  },
  category: { named: 'name', numbers: ['level', 'position'] },
  attribute: { named: 'attribute_code', lists: ['options'] },
  taxrule: { lists: ['rates', 'product_tax_class_ids'] },
  cms_page: { named: 'identifier' },
  cms_block: { named: 'identifier' },
  cms_hierarchy: { named: 'identifier' },
  review: { named: 'product_id', numbers: ['review_status'] },
}

/** Returns the problem of a document; null if it can be served. */
export function findProblem({ entity, document }: SandboxDocument): string | null {
  const { named, numbers = [], lists = [] } = NEEDS[entity]
  const given = (field: string) => document[field] ?? ''
  if (named !== undefined && !isName(given(named))) return `has no ${named}`
  const number = numbers.find((field) => given(field) !== '' && !Number.isFinite(Number(given(field))))
  if (number) return `has a ${number} that is no number`
  const list = lists.find((field) => (document[field] ?? null) !== null && !Array.isArray(document[field]))
  return list ? `has a ${list} that is no list` : null
}

const isName = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number'
