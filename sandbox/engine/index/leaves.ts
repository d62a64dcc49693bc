import { isStoredOnly, type Mapping } from './mapping.ts'
import type { Scalar } from './terms.ts'

/** Receives a value with its field: `category.name` for every name in the list `category`. */
type LeafVisitor = (field: string, value: Scalar) => void

/** A field path of an entity with its sub-paths, cached across documents. */
interface Place {
  readonly field: string
  /** Nothing at or below this path can be searched. */
  readonly skipped: boolean
  readonly searchable: boolean
  readonly below: Map<string, Place>
}

/** Reads every searchable value of a document. Lists are flattened; null is ignored. */
export function leafReader(mapping: Mapping): (document: Readonly<Record<string, unknown>>, visit: LeafVisitor) => void {
  const root: Place = { field: '', skipped: false, searchable: false, below: new Map() }

  function findPlace(above: Place, key: string): Place {
    const known = above.below.get(key)
    if (known) return known
    const field = above === root ? key : `${above.field}.${key}`
    const searchable = !isStoredOnly(field, mapping)
    const skipped = !searchable && ![...mapping.searchable].some((name) => name.startsWith(`${field}.`))
    const place: Place = { field, skipped, searchable, below: new Map() }
    above.below.set(key, place)
    return place
  }

  function read(place: Place, value: unknown, visit: LeafVisitor): void {
    if (value === null || value === undefined || place.skipped) return
    if (Array.isArray(value)) {
      for (const item of value) read(place, item, visit)
    } else if (typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) read(findPlace(place, key), item, visit)
    } else if (place.searchable && (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')) {
      visit(place.field, value)
    }
  }

  return (document, visit) => read(root, document, visit)
}
