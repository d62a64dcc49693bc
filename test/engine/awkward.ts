import type { JsonObject } from '../../sandbox/engine/query/json.ts'
import type { Question } from './question.ts'

const sorted = (field: string, order: string, options: JsonObject = {}) => ({ sort: [{ [field]: { order, ...options } }] })
const countField = (field: string) => ({ aggs: { counted: { terms: { field, size: 20 } } } })
const toBody = (query: JsonObject) => ({ query })
const words = (query: string, options: JsonObject = {}) =>
  toBody({ multi_match: { query, fields: ['name^4', 'sku^2', 'category.name^1'], ...options } })

const WEIGHTS = [
  { filter: { terms: { type_id: ['configurable'] } }, weight: 2 },
  { filter: { terms: { visibility: [4] } }, weight: 3 },
  { filter: { range: { final_price: { lt: 50 } } }, weight: 0.5 },
]

/** @source platform contract §2.8 */
function stockSearch(query: string, options: JsonObject = {}): JsonObject {
  const child = 'configurable_children.sku'
  const phrase = (field: string) => ({ match_phrase: { [field]: { query, boost: 1 } } })
  return {
    function_score: {
      functions: [{ filter: { match: { attribute_code: 'attribute_value' } }, weight: 1 }],
      score_mode: 'multiply',
      boost_mode: 'multiply',
      max_boost: 100,
      min_score: 1,
      query: {
        bool: {
          should: [
            words(query, {
              operator: 'or',
              fuzziness: 2,
              cutoff_frequency: 0.01,
              max_expansions: 3,
              prefix_length: 2,
              minimum_should_match: '75%',
              tie_breaker: '1',
            }).query,
            { bool: { should: [{ terms: { [child]: query.split('-') } }, phrase('sku'), phrase(child)] } },
          ],
        },
      },
      ...options,
    },
  }
}

/** Searches that the shop may send in future, and edge cases that an inexact engine gets wrong. */
const BODIES: readonly JsonObject[] = [
  // Orders: fields that some documents lack, that none has, that hold texts, flags and dates.
  ...['asc', 'desc'].flatMap((order) => [
    sorted('grit', order),
    sorted('aa_pricepermetre', order),
    sorted('special_price', order),
    sorted('special_to_date', order),
    sorted('stock.is_in_stock', order),
    sorted('sku', order),
    sorted('type_id.keyword', order),
    sorted('nowhere', order, { unmapped_type: 'long' }),
    sorted('nowhere', order, { unmapped_type: 'double' }),
    sorted('nowhere', order, { unmapped_type: 'date' }),
    sorted('nowhere', order, { unmapped_type: 'keyword' }),
  ]),
  sorted('name', 'asc'),
  sorted('nowhere', 'asc'),
  // Buckets, of every type.
  ...['sku', 'name', 'type_id', 'type_id.keyword', 'use', 'use.keyword', 'final_price', 'price', 'weight', 'status'].map(
    countField,
  ),
  ...['stock.is_in_stock', 'special_to_date', 'category.name', 'category.name.keyword', 'has_options', 'nowhere'].map(countField),
  { aggs: { ranges: { range: { field: 'final_price', ranges: [{ to: 4.1 }, { from: 4.1, to: 4.61 }, { from: 4.61 }] } } } },
  // Whole values.
  ...[
    { terms: { sku: ['ply-birch-18', 'PLY-BIRCH-18'] } },
    { terms: { type_id: ['configurable'] } },
    { terms: { name: ['oak', 'Ash'] } },
    { terms: { 'category.name': ['Timber', 'timber'] } },
    { terms: { 'category.name.keyword': ['Timber'] } },
    { terms: { final_price: [4.1, '2.35'] } },
    { terms: { status: [1.5, '1'] } },
    { terms: { status: ['one'] } },
    { terms: { use: ['622', '623'] } },
    { terms: { 'stock.is_in_stock': ['true'] } },
    { range: { final_price: { gt: 4.1, lte: 4.61 } } },
    { range: { weight: { gte: 3, lt: '5' } } },
    { range: { special_to_date: { gte: '2026-11-25', lt: '2026-12-01 12:00:00' } } },
    { exists: { field: 'special_price' } },
    { exists: { field: 'description' } },
    { exists: { field: 'stock' } },
    { exists: { field: 'category.name.keyword' } },
    { match: { type_id: 'configurable' } },
    { match: { status: '1' } },
    { match_phrase: { url_path: 'timber' } },
    { match_phrase: { name: 'oak board' } },
    { bool: { should: [{ terms: { status: [1] } }, { terms: { visibility: [4] } }], minimum_should_match: 2 } },
    { bool: { should: [{ terms: { status: [1] } }], minimum_should_match: 2 } },
    { bool: { must_not: { exists: { field: 'wood_type' } } } },
  ].map((query) => ({ ...toBody(query), sort: ['id'] })),
  // Words and their scores.
  ...[
    'oak board',
    'oak oak board',
    'ply',
    'ply 18 mm',
    '47 x 150',
    '47x150',
    'T&G',
    '3/4',
    'x',
    'mm',
    'Lärche',
    'larche',
    'ÖAK',
    '',
  ].flatMap((text) => [
    words(text),
    words(text, { fuzziness: 2 }),
    words(text, { fuzziness: 2, prefix_length: 2, max_expansions: 3, minimum_should_match: '75%', tie_breaker: 1 }),
    words(text, { fuzziness: 'AUTO', prefix_length: 1, tie_breaker: 0.3 }),
    words(text, { operator: 'and' }),
  ]),
  ...['2', '-1', '-30%', '100%'].map((least) => words('oak skirting board torus', { minimum_should_match: least })),
  words('SAWN-C16-47X75', { fuzziness: 2 }),
  words('SKIRT-OAK-TORU', { fuzziness: 1, max_expansions: 2 }),
  { ...words('oak board'), min_score: 20 },
  toBody({ function_score: { query: words('oak board').query, min_score: 20 } }),
  // A stock client's text search, and the ways in which functions change a score.
  ...['oak', 'oak board', 'SAWN-C16-47X75', 'scrwes'].map((text) => toBody(stockSearch(text))),
  ...['multiply', 'sum', 'avg', 'first', 'max', 'min'].flatMap((score_mode) =>
    ['multiply', 'replace', 'sum', 'avg', 'max', 'min'].map((boost_mode) =>
      toBody(stockSearch('oak board', { functions: WEIGHTS, score_mode, boost_mode })),
    ),
  ),
  toBody(stockSearch('oak', { functions: WEIGHTS, max_boost: 1.5, min_score: 4 })),
  toBody(stockSearch('oak', { functions: [{ weight: 0 }] })),
  toBody(stockSearch('oak', { functions: [{ weight: 0 }], score_mode: 'sum' })),
  toBody(stockSearch('oak', { functions: [{ filter: { match_all: {} }, weight: 0 }], score_mode: 'sum' })),
  toBody(stockSearch('oak', { functions: [{ weight: 0 }, { weight: 0 }], score_mode: 'sum' })),
  toBody(stockSearch('oak', { functions: [{ weight: 2 }], score_mode: 'avg' })),
  toBody(stockSearch('oak', { functions: [{ filter: { match_all: {} }, weight: 2 }], score_mode: 'avg' })),
  toBody(stockSearch('oak', { functions: [], boost_mode: 'replace' })),
  toBody(stockSearch('oak', { functions: [{ weight: -1 }] })),
  toBody(stockSearch('oak', { functions: [{ filter: { match_all: {} } }] })),
  toBody({ bool: { must: words('oak').query, should: [{ constant_score: { filter: { terms: { status: [1] } }, boost: 3 } }] } }),
]

export const AWKWARD: readonly Question[] = BODIES.map((body) => ({
  view: 'default',
  entity: 'product',
  address: { from: '0', size: '40' },
  body,
}))
