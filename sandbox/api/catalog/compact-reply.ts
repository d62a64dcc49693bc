import { isObject, type JsonObject, toList } from '../../engine/query/json.ts'
import type { SearchReply } from '../../search/search.types.ts'

/** Short names of product fields in compact answers. @source platform contract §2.12 */
const SHORT: Readonly<Record<string, string>> = {
  minimal_price: 'mp',
  has_options: 'ho',
  url_key: 'u',
  status: 's',
  required_options: 'ro',
  name: 'nm',
  tax_class_id: 'tci',
  description: 'desc',
  minimal_regular_price: 'mrp',
  final_price: 'fp',
  price: 'p',
  special_price: 'sp',
  original_final_price: 'ofp',
  original_price: 'op',
  original_special_price: 'osp',
  final_price_incl_tax: 'fpit',
  original_price_incl_tax: 'opit',
  price_incl_tax: 'pit',
  special_price_incl_tax: 'spit',
  final_price_tax: 'fpt',
  price_tax: 'pt',
  special_price_tax: 'spt',
  original_price_tax: 'opt',
  image: 'i',
  small_image: 'si',
  thumbnail: 't',
}

/** Fields omitted from a variant if they equal its parent's. */
const INHERITED: ReadonlySet<string> = new Set([
  'max_regular_price',
  'max_price',
  'minimal_regular_price',
  ...['final_price', 'price', 'special_price'].flatMap((field) => [
    field,
    `${field}_incl_tax`,
    `${field}_tax`,
    `original_${field}`,
  ]),
  'image',
  'small_image',
  'thumbnail',
])

/** Formats the flat answer of `response_format=compact`; products have short field names. @source platform contract §2.12 */
export function compactReply({ hits, aggregations }: SearchReply, isProduct: boolean): JsonObject {
  return {
    total: hits.total,
    hits: hits.hits.map(({ _source, _score }) => ({ ...(isProduct ? compactProduct(_source) : _source), _score })),
    ...(aggregations ? { aggregations } : {}),
  }
}

function compactProduct(product: JsonObject): JsonObject {
  const children = product.configurable_children
  if (!Array.isArray(children)) return shortenNames(product)
  const compacted = toList(children).map((child) => (isObject(child) ? shortenNames(withoutInherited(child, product)) : child))
  return shortenNames({ ...product, configurable_children: compacted })
}

const withoutInherited = (child: JsonObject, parent: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(child).filter(([field, value]) => !(INHERITED.has(field) && value === parent[field])))

const shortenNames = (document: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(document).map(([field, value]) => [SHORT[field] ?? field, value]))
