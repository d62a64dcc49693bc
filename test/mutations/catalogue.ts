import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Rules of the catalogue, search and navigation. */
export const catalogue: readonly Mutation[] = [
  {
    requirement: 'SEARCH-2',
    file: 'bff/domain/search/list-query.ts',
    find: 'first <= 0 ? LISTING.pageSize',
    replace: 'first <= 0 ? 1',
  },
  {
    requirement: 'SEARCH-3',
    file: 'bff/domain/search/list-query.ts',
    find: 'offset: Math.max(offset, 0)',
    replace: 'offset',
  },
  {
    requirement: 'SEARCH-30',
    file: 'bff/domain/search/page-suggestions.ts',
    find: 'explained > typed.length / 2',
    replace: 'explained > 0',
  },
  {
    requirement: 'LIMIT-12',
    file: 'schema/rules/constants.ts',
    find: 'cmsBlocks: 150',
    replace: 'cmsBlocks: 100',
  },
  {
    requirement: 'LIMIT-11',
    file: 'schema/rules/constants.ts',
    find: '  cms: 500,',
    replace: '  cms: 400,',
  },
  {
    requirement: 'LIMIT-7',
    file: 'schema/rules/constants.ts',
    find: 'QUERY = { clientTimeoutMs: 5000 }',
    replace: 'QUERY = { clientTimeoutMs: 4000 }',
  },
  {
    requirement: 'LIMIT-28',
    file: 'schema/rules/constants.ts',
    find: 'cacheReadMs: 800',
    replace: 'cacheReadMs: 900',
  },
  {
    requirement: 'LIMIT-29',
    file: 'schema/rules/constants.ts',
    find: 'cacheIterateMs: 2000',
    replace: 'cacheIterateMs: 3000',
  },
  {
    requirement: 'LIMIT-30',
    file: 'schema/rules/constants.ts',
    find: 'storageQuotaCheckMs: 30_000',
    replace: 'storageQuotaCheckMs: 20_000',
  },
  {
    requirement: 'LIMIT-31',
    file: 'schema/rules/constants.ts',
    find: 'writeErrors: 30',
    replace: 'writeErrors: 20',
  },
  {
    requirement: 'LIMIT-27',
    file: 'schema/rules/constants.ts',
    find: 'submenuPopMs: 300',
    replace: 'submenuPopMs: 200',
  },
  {
    requirement: 'CAT-3',
    file: 'bff/domain/catalog/category-tree.ts',
    find: 'ids.filter((step) => step !== tree.rootId)',
    replace: 'ids',
  },
  {
    requirement: 'PROD-24',
    file: 'bff/domain/products/product-status.ts',
    find: 'preventChildAccess && parent && ',
    replace: 'parent && ',
  },
  {
    requirement: 'TEXT-16',
    file: 'schema/rules/forms/form-rules.ts',
    find: "if (text === '') return 'REQUIRED'\n  if (CONTROL.test(text)) return",
    replace: 'if (CONTROL.test(text)) return',
  },
  {
    requirement: 'TEXT-18',
    file: 'schema/rules/forms/form-rules.ts',
    find: 'shortestName: 2',
    replace: 'shortestName: 3',
  },
  {
    requirement: 'TEXT-19',
    file: 'schema/rules/forms/form-rules.ts',
    find: 'shortestPassword: 8',
    replace: 'shortestPassword: 6',
  },
  {
    requirement: 'TEXT-19',
    file: 'schema/rules/forms/form-rules.ts',
    find: "value === form[field] ? null : 'NOT_IDENTICAL'",
    replace: 'null',
  },
  {
    requirement: 'TEXT-20',
    file: 'schema/rules/forms/form-rules.ts',
    find: "|| !EMAIL.test(address) ? 'EMAIL' : null",
    replace: "? 'EMAIL' : null",
  },
  {
    requirement: 'TEXT-21',
    file: 'schema/rules/forms/form-rules.ts',
    find: 'shortestPostcode: 3',
    replace: 'shortestPostcode: 2',
  },
  {
    requirement: 'TEXT-21',
    file: 'schema/rules/forms/form-rules.ts',
    find: 'shortestTaxId: 3',
    replace: 'shortestTaxId: 2',
  },
  {
    requirement: 'TEXT-23',
    file: 'schema/rules/forms/form-rules.ts',
    find: "value === 'true' ? null : 'NOT_AGREED'",
    replace: 'null',
  },
  {
    requirement: 'PROD-7',
    file: 'bff/services/catalog/product-model.ts',
    find: 'parentSku: product.sku,',
    replace: 'parentSku: null,',
  },
  {
    requirement: 'PROD-9',
    file: 'bff/domain/stock/stock-status.ts',
    find: 'return known.isInStock && known.qty <= 0 ? null : known.qty',
    replace: 'return known.qty',
  },
]
