import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Sizes, prices, taxes, stock, calls and accounts. */
export const values: readonly Mutation[] = [
  {
    requirement: 'USER-1',
    file: 'bff/services/customer/profile.ts',
    find: '    if (token === null) return null\n',
    replace: '',
  },
  {
    requirement: 'USER-6',
    file: 'bff/services/customer/profile.ts',
    find: '    if (session.read().customerToken !== null) session.change(profileState(profile))\n',
    replace: '',
  },
  {
    requirement: 'USER-21',
    file: 'web/sync/tasks/customer/customer-on-device.ts',
    find: 'hasOwnPrices: hasOwnPrices === true',
    replace: 'hasOwnPrices: false',
  },
  {
    requirement: 'USER-27',
    file: 'bff/services/customer/sign-in.ts',
    find: "[userError('REFUSED', scope.messages.customer.noAccount)]",
    replace: 'refusalErrors(refusal, scope)',
  },
  {
    requirement: 'USER-29',
    file: 'web/components/form/draft.ts',
    find: 'field.dataset.secret === undefined && ',
    replace: '',
  },
  {
    requirement: 'CALL-1',
    file: 'bff/platform/http/client.ts',
    find: "base: pathname.replace(/\\/+$/, ''),",
    replace: "base: '',",
  },
  {
    requirement: 'CALL-5',
    file: 'bff/platform/stock/list.ts',
    find: "'/api/stock/list',",
    replace: "'/api/stock',",
  },
  {
    requirement: 'CALL-13',
    file: 'bff/platform/search/search.ts',
    find: 'encodeURIComponent(index)',
    replace: 'entity',
  },
  {
    requirement: 'CALL-15',
    file: 'bff/platform/user/calls.ts',
    find: "post('refresh', null",
    replace: "post('login', null",
  },
  {
    requirement: 'LOCALE-5',
    file: 'bff/config/values/money.ts',
    find: 'return other?.[0] ?? USUAL_MINOR_DIGITS',
    replace: 'return USUAL_MINOR_DIGITS',
  },
  {
    requirement: 'LIMIT-1',
    file: 'schema/rules/constants.ts',
    find: 'pageSize: 50',
    replace: 'pageSize: 48',
  },
  {
    requirement: 'LIMIT-3',
    file: 'schema/rules/constants.ts',
    find: 'facetValues: 200',
    replace: 'facetValues: 10',
  },
  {
    requirement: 'LIMIT-5',
    file: 'bff/domain/facets/range.ts',
    find: 'return from ?',
    replace: 'return to ?',
  },
  {
    requirement: 'LIMIT-6',
    file: 'bff/domain/search/list-query.ts',
    find: 'first <= 0 ? LISTING.pageSize',
    replace: 'first <= 0 ? GRAPHQL_LIMITS.first',
  },
  {
    requirement: 'LIMIT-10',
    file: 'bff/domain/search/content-query.ts',
    find: 'LIST_SIZES.attributes',
    replace: 'LIST_SIZES.cmsBlocks',
  },
  {
    requirement: 'LIMIT-19',
    file: 'schema/rules/constants.ts',
    find: 'status: [0, 1]',
    replace: 'status: [1]',
  },
  {
    requirement: 'PRICE-1',
    file: 'bff/http/pages/shop-info.ts',
    find: 'clearPricesBeforeSync && !priceSyncWait',
    replace: 'priceSyncWait',
  },
  {
    requirement: 'TAX-5',
    file: 'schema/rules/money.ts',
    find: 'const gross = net.digits * units * (100n * rate.scale + rate.digits)',
    replace: 'const gross = net.digits * units * 100n * rate.scale',
  },
  {
    requirement: 'TAX-6',
    file: 'bff/services/pricing/catalog-prices.ts',
    find: '{ country: storeView.taxCountry }',
    replace: 'undefined',
  },
  {
    requirement: 'TAX-12',
    file: 'bff/platform/catalog/tax-rule.ts',
    find: 'textOf(rate.region_name)',
    replace: 'null',
  },
  {
    requirement: 'STOCK-5',
    file: 'bff/domain/products/configurable.ts',
    find: 'child.status < 2 && statusOf',
    replace: 'statusOf',
  },
  {
    requirement: 'STOCK-13',
    file: 'bff/config/platform.ts',
    find: 'syncTimeoutMs: 800',
    replace: 'syncTimeoutMs: 8000',
  },
]
