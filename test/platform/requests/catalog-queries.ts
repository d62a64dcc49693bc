/** A product list's filters: visible products of one category. */
const SHOWN = [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }]
const LISTED = [...SHOWN, { terms: { category_ids: [11] } }]
const SEARCHED = [{ terms: { visibility: [3, 4] } }, { terms: { status: [0, 1] } }]

const LIST_FIELDS = {
  _source_exclude:
    'attribute_set_id,configurable_options,description,sgn,*.sgn,msrp_display_actual_price_type,*.msrp_display_actual_price_type,required_options',
  _source_include:
    'activity,configurable_children.attributes,configurable_children.id,configurable_children.final_price,configurable_children.price,configurable_children.sku,configurable_children.special_price,configurable_children.tier_prices,final_price,id,image,name,new,original_price,price,sale,special_price,special_from_date,special_to_date,status,tax_class_id,tier_prices,type_id,url_path,url_key,*image,*sku,*small_image,short_description',
}
const CATEGORY_FIELDS = {
  _source_exclude: 'sgn',
  _source_include:
    'children_count,id,is_active,level,name,parent_id,path,position,product_count,sku,url_key,url_path,*.children_data.id,*.id',
}
const ATTRIBUTE_FIELDS = {
  _source_include:
    'activity,attribute_code,attribute_id,default_frontend_label,default_value,entity_type_id,frontend_input,frontend_label,id,is_user_defined,is_visible,is_visible_on_front,options',
}
const CATEGORIES = { from: 0, size: 4000, sort: 'position:asc' }

/** A search of the stock client: entity, URL parameters and body. */
export interface CatalogQuery {
  readonly entity: string
  readonly parameters: Readonly<Record<string, string | number>>
  readonly body: object
}

/** `query.bool.filter` of one clause or of several. @source platform contract §2.6 */
const filtered = (...clauses: readonly object[]) => {
  const [only, ...others] = clauses
  return { query: { bool: { filter: others.length === 0 ? only : { bool: { must: clauses } } } } }
}
const products = (parameters: CatalogQuery['parameters'], ...clauses: readonly object[]): CatalogQuery => ({
  entity: 'product',
  parameters: { from: 0, ...parameters },
  body: filtered(...clauses),
})
const searchEntity = (entity: string, size: number, ...clauses: readonly object[]): CatalogQuery => ({
  entity,
  parameters: { from: 0, size },
  body: clauses.length === 0 ? {} : filtered(...clauses),
})
const facet = (attribute: string, clause: (field: string) => object, options = `${attribute}_options`) => ({
  bool: { should: [clause(attribute), { bool: { must: [clause(options), { match: { type_id: 'configurable' } }] } }] },
})

/** The text search of a stock client. @source platform contract §2.8 */
export const functionScore = (text: string) => ({
  function_score: {
    functions: [{ filter: { match: { attribute_code: 'attribute_value' } }, weight: 1 }],
    score_mode: 'multiply',
    boost_mode: 'multiply',
    max_boost: 100,
    min_score: 1,
    query: {
      bool: {
        should: [
          {
            multi_match: {
              fields: ['name^4', 'sku^2', 'category.name^1'],
              query: text,
              operator: 'or',
              fuzziness: 2,
              cutoff_frequency: 0.01,
              max_expansions: 3,
              prefix_length: 2,
              minimum_should_match: '75%',
              tie_breaker: '1',
            },
          },
          {
            bool: {
              should: [
                { terms: { 'configurable_children.sku': text.split('-') } },
                { match_phrase: { sku: { query: text, boost: 1 } } },
                { match_phrase: { 'configurable_children.sku': { query: text, boost: 1 } } },
              ],
            },
          },
        ],
      },
    },
  },
})
const text = (parameters: CatalogQuery['parameters']): CatalogQuery => {
  const { query } = filtered(...SEARCHED)
  return {
    entity: 'product',
    parameters: { from: 0, ...parameters },
    body: { query: { bool: { ...query.bool, must: functionScore('oak') } }, min_score: 0.02 },
  }
}

/** Searches that were recorded twice: by GET with the body in the URL, and by POST. */
export const CATALOG_QUERIES: Readonly<Record<string, CatalogQuery>> = {
  'category list by level (categoriesDynamicPrefetch)': {
    entity: 'category',
    parameters: { ...CATEGORY_FIELDS, ...CATEGORIES },
    body: filtered({ terms: { level: [2, 3] } }, { terms: { is_active: [true] } }),
  },
  'category by url_path': {
    entity: 'category',
    parameters: CATEGORIES,
    body: filtered({ terms: { url_path: ['timber/sawn-timber'] } }, { terms: { is_active: [true] } }),
  },
  'category by parent_id': { entity: 'category', parameters: CATEGORIES, body: filtered({ terms: { parent_id: [2] } }) },
  'category product_count gt 0 (onlyNotEmpty)': {
    entity: 'category',
    parameters: CATEGORIES,
    body: filtered({ range: { product_count: { gt: 0 } } }),
  },
  'category product list with aggregations, sorted updated_at:desc': products(
    { ...LIST_FIELDS, size: 50, sort: 'updated_at:desc' },
    ...LISTED,
  ),
  'product list sorted final_price': products({ size: 5, sort: 'final_price' }, ...LISTED),
  'product list sorted final_price:desc': products({ size: 5, sort: 'final_price:desc' }, ...LISTED),
  'product list sorted position:desc': products({ size: 5, sort: 'position:desc' }, ...LISTED),
  'product list sorted created_at:desc': products({ size: 5, sort: 'created_at:desc' }, ...LISTED),
  'product list filter price range': products(
    { size: 50, sort: 'updated_at:desc' },
    ...LISTED,
    facet('final_price', (field) => ({ range: { [field]: { gte: 0, lte: 50 } } }), 'final_price'),
  ),
  'product list filter attribute': products(
    { size: 50, sort: 'updated_at:desc' },
    ...LISTED,
    facet('finish', (field) => ({ terms: { [field]: ['521'] } })),
  ),
  'product search text (search panel)': text({ ...LIST_FIELDS, size: 18 }),
  'product search: category facet (SearchPanel category.name)': text({ size: 1 }),
  'product by sku (product/single)': products({ size: 1 }, { terms: { sku: ['BATTEN-25X38-4800'] } }),
  'product by configurable_children.sku': products(
    { size: 1 },
    { terms: { 'configurable_children.sku': ['SAWN-C16-47X75-2400'] } },
  ),
  'product by url_path': products(
    { size: 50 },
    { terms: { url_path: ['timber/sawn-timber/graded-roofing-batten-25-x-38-x-4800-mm'] } },
  ),
  'product by id list (product links/bundle)': products(
    { size: 50 },
    { terms: { sku: ['BATTEN-25X38-4800', 'SAWN-C16-47X75'] } },
  ),
  'product with groupToken text invalid short': {
    ...products({ size: 2 }, ...LISTED),
    body: { ...filtered(...LISTED), groupToken: 'short', groupId: 1 },
  },
  'attribute by attribute_code': {
    entity: 'attribute',
    parameters: { ...ATTRIBUTE_FIELDS, from: 0, size: 150 },
    body: filtered({ terms: { attribute_code: ['brand', 'finish'] } }),
  },
  'attribute is_user_defined + is_visible': searchEntity(
    'attribute',
    150,
    { terms: { is_user_defined: [true] } },
    { terms: { is_visible: [true] } },
  ),
  'taxrule list': searchEntity('taxrule', 50),
  'review list for product': searchEntity('review', 50, { terms: { product_id: ['1001'] } }, { terms: { review_status: [1] } }),
  'cms_page by identifier': searchEntity('cms_page', 50, { terms: { identifier: ['delivery'] } }),
  'cms_block list by identifier': searchEntity('cms_block', 150, { terms: { identifier: ['delivery-notice'] } }),
  cms_hierarchy: searchEntity('cms_hierarchy', 50, { terms: { identifier: ['help'] } }),
}
