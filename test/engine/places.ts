import type { SandboxDocument } from '../../sandbox/catalog/documents.ts'
import { isObject, type JsonObject } from '../../sandbox/engine/query/json.ts'
import type { Entity } from '../../sandbox/store/entities.ts'
import { priceRanges } from '../kit/price-ranges.ts'
import type { Places } from './visits.ts'

const VALUES_OF_AN_ATTRIBUTE = 3
const FILTERS = [
  'brand',
  'colour',
  'size',
  'type',
  'finish',
  'width',
  'thickness',
  'diameter',
  'grit',
  'wood_type',
  'manufacturer',
]

/** Every category, the first and last product of each kind in every family, and some values of every filter. */
export function collectPlaces(documents: Iterable<SandboxDocument>): Places {
  const ofShop = [...documents].filter(({ view }) => view === 'default')
  const all = (wanted: Entity) => ofShop.flatMap(({ entity, document }) => (entity === wanted ? [document] : []))
  const listed = all('product').filter(({ visibility, status }) => Number(visibility) > 1 && status === 1)
  const families = Map.groupBy(listed, ({ sku, type_id }) => `${String(sku).split('-')[0]} ${type_id}`)
  const chosen = [...families.values()]
    .flatMap((family) => [family.at(0), family.at(-1)])
    .filter((product) => product !== undefined)
  return {
    categories: all('category')
      .filter(({ is_active, url_path }) => is_active && url_path)
      .map(({ id, url_path }) => ({ id: String(id), path: `/${url_path}` })),
    products: chosen.filter((_, i) => i % 2 === 0).map(({ url_path }) => `/${url_path}`),
    skus: chosen.filter((_, i) => i % 2 === 1).flatMap(readSkus),
    filters: [
      ...FILTERS.flatMap((attribute) => readValues(listed, attribute).map((value) => ({ attribute, values: [value] }))),
      ...priceRanges.map(({ id }) => ({ attribute: 'price', values: [id] })),
    ],
  }
}

/** The product's own path, and that of its last variant. */
function readSkus({ sku, configurable_children: children }: JsonObject): string[] {
  const last: unknown = Array.isArray(children) ? children.at(-1) : undefined
  return [String(sku), ...(isObject(last) ? [String(last.sku)] : [])]
}

const readValues = (products: readonly JsonObject[], attribute: string) =>
  [...new Set(products.flatMap((product) => (attribute in product ? [String(product[attribute])] : [])))].slice(
    0,
    VALUES_OF_AN_ATTRIBUTE,
  )
