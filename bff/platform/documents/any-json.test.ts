import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchEntity } from '../../domain/search/search.types.ts'
import { PlatformError } from '../base/errors.ts'
import type { PlatformHttp } from '../http/client.ts'
import { renderList } from '../price/list.ts'
import { createRefusedFields } from '../search/refusals/refused-fields.ts'
import { search } from '../search/search.ts'
import { stockList } from '../stock/list.ts'
import { recordLog } from '../testing/scripted-platform.ts'
import { mapUrl } from '../urls/url-map.ts'

/** Every field that a decoder reads, with any value: what is valid for one decoder is invalid for another. */
const NAMES = [
  ...['id', 'sku', 'name', 'type_id', 'status', 'visibility', 'url_key', 'url_path', 'slug', 'tax_class_id', 'category_ids'],
  ...['category', 'category_id', 'path', 'parent_ids', 'parent_id', 'level', 'position', 'product_count', 'is_active', 'image'],
  ...['media_gallery', 'pos', 'lab', 'vid', 'url', 'stock', 'product_id', 'qty', 'is_in_stock', 'manage_stock', 'tier_prices'],
  ...['value', 'customer_group_id', 'price', 'final_price', 'special_price', 'original_price', 'special_from_date', 'created_at'],
  ...['configurable_options', 'configurable_children', 'attribute_id', 'attribute_code', 'values', 'value_index', 'label'],
  ...['bundle_options', 'option_id', 'product_links', 'linked_product_sku', 'link_type', 'custom_options', 'option_type_id'],
  ...['max_characters', 'sort_order', 'price_type', 'custom_attributes', 'extension_attributes', 'downloadable_links', 'title'],
  ...['sample_url', 'frontend_label', 'options', 'identifier', 'content', 'node_id', 'request_url', 'rates', 'tax_country_id'],
  ...['rate', 'product_tax_class_ids', 'ratings', 'percent', 'price_info', 'regular_price', 'tax_adjustments', 'items', 'code'],
  ...['result', 'buckets', 'key', 'doc_count', 'from', 'to', 'text', '_source', '_type', '_score', 'relation', 'meta', 'nm', 'u'],
  ...['__proto__', 'constructor', 'toString', 'valueOf', 'length'],
]

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\ud800', 'Oak \udfff', 'a\u0000b\r\nc', 'Дуб', '1e300', '-1', '9'.repeat(400), '__proto__', 'constructor'),
)
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1e300, -1e300, 2 ** 31, 2 ** 53, 1.5, -1, 5e-324))
const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    fc.constantFrom(null, true, false),
    number,
    text,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof({ arbitrary: fc.constantFrom(...NAMES), weight: 9 }, { arbitrary: text, weight: 1 }), tie('value'), {
      maxKeys: 12,
    }),
  ),
}))
/** A decodable document: its required fields are mostly present. */
const document = fc
  .tuple(fc.constantFrom('id', 'sku', 'both', 'none'), fc.dictionary(fc.constantFrom(...NAMES), json, { maxKeys: 30 }))
  .map(([kind, fields]) => {
    const ids = { id: 7, sku: 'OAK', product_id: 7, attribute_code: 'wood_type', identifier: 'delivery', node_id: 4 }
    return kind === 'both' ? { ...fields, ...ids } : kind === 'none' ? fields : { ...ids, ...fields }
  })

const ENTITIES: readonly SearchEntity[] = [
  ...(['product', 'category', 'attribute', 'taxrule', 'cms_page', 'cms_block', 'cms_hierarchy', 'review'] as const),
]
const REQUEST = { body: {}, size: 8, from: 0, sourceIncludes: null, sourceExcludes: null }

/** Answers arrive at once; this leaves no time for a retry, which would return the same. */
const ONE_ATTEMPT_MS = 1

const options = () => {
  const log = recordLog()
  return { log, adapter: 'api', timeoutMs: ONE_ATTEMPT_MS, refused: createRefusedFields(log) } as const
}

/** Reads that decode a platform answer. */
const READS: readonly (readonly [string, (http: PlatformHttp) => Promise<unknown>])[] = [
  ...ENTITIES.map(
    (entity) => [`search ${entity}`, (http: PlatformHttp) => search(http, 'i', { entity, ...REQUEST }, options())] as const,
  ),
  ['stock list', (http) => stockList(http, ['OAK', 'ASH'], {}, {})],
  [
    'price list',
    (http) => renderList(http, ['OAK'], { currency: 'GBP', storeId: 1, userGroupId: null, token: null }, { log: recordLog() }),
  ],
  ['url map', (http) => mapUrl(http, '7', null, {}, { log: recordLog(), timeoutMs: ONE_ATTEMPT_MS })],
]

function platformThatSays(answer: unknown): PlatformHttp {
  const body = Buffer.from(JSON.stringify(answer))
  const reply = async () => ({ status: 200, contentType: 'application/json', body })
  return {
    get: reply,
    post: reply,
    delete: reply,
    postHedged: async (_path, _query, _body, { decode }) => decode(await reply()),
    finish: async () => undefined,
    close: async () => undefined,
  }
}

/** The documents in each answer format of the platform. */
const answersWith = (documents: readonly unknown[]) => [
  { hits: { total: 2, hits: documents.map((_source) => ({ _source })) } },
  {
    hits: documents,
    total: { value: 2, relation: 'eq' },
    aggregations: documents[0],
    attribute_metadata: documents,
    suggest: documents[0],
  },
  { code: 200, result: documents },
  { code: 200, result: { items: documents } },
  ...['product', 'category', 'cms_page', null].map((_type) => ({ _type, _source: documents[0] })),
]

describe('arbitrary JSON from the platform', () => {
  it.each(READS)('is decoded or rejected and leaves no unprintable values: %s', async (_, read) => {
    await fc.assert(
      fc.asyncProperty(fc.array(document, { minLength: 1, maxLength: 3 }), json, async (documents, anything) => {
        for (const answer of [...answersWith(documents), anything]) {
          const found = await read(platformThatSays(answer)).catch((error: unknown) => error)
          if (found instanceof Error && !(found instanceof PlatformError)) throw found
          expect(unshowableIn(found)).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  })
})

/** Values that would break a page, a header or a URL. */
function unshowableIn(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return /[\p{Surrogate}\0]/u.test(value) ? [value] : []
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  if (typeof value === 'function' || typeof value === 'symbol') return [value]
  if (value === null || typeof value !== 'object' || value instanceof Error) return []
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.values(value).flatMap(unshowableIn) : [value]
}
