import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Calls of the platform, store views, and what shoppers do on the device. */
export const calls: readonly Mutation[] = [
  {
    requirement: 'CALL-3',
    file: 'bff/platform/cart/calls.ts',
    find: "http.post('/api/cart/create'",
    replace: "http.post('/api/cart'",
  },
  {
    requirement: 'ORDER-1',
    file: 'bff/platform/order/calls.ts',
    find: 'orderBody(view, order), {',
    replace: '{}, {',
  },
  {
    requirement: 'CALL-16',
    file: 'bff/platform/cart/calls.ts',
    find: "const result = await get('totals', view, access)",
    replace: "const result = await post('collect-totals', view, access, { methods: {} })",
  },
  {
    requirement: 'CALL-7',
    file: 'bff/platform/review/calls.ts',
    find: "'/api/review/create'",
    replace: "'/api/review'",
  },
  {
    requirement: 'LIST-5',
    file: 'web/features/catalog/listing/choices.ts',
    find: 'state.sort === sort ? null : sort',
    replace: 'sort',
  },
  {
    requirement: 'TAX-13',
    file: 'bff/services/pricing/catalog-prices.ts',
    find: 'known.has(problem) || known.size',
    replace: 'known.size',
  },
  {
    requirement: 'LIMIT-13',
    file: 'schema/rules/constants.ts',
    find: 'ORDER_HISTORY = { pageSize: 20',
    replace: 'ORDER_HISTORY = { pageSize: 10',
  },
  {
    requirement: 'CART-7',
    file: 'web/sync/tasks/cart/cart-changes.ts',
    find: 'wholeQuantity(before + quantity) ?? 0,\n',
    replace: 'wholeQuantity(quantity) ?? 0,\n',
  },
  {
    requirement: 'CART-15',
    file: 'web/sync/tasks/cart/cart-changes.ts',
    find: 'return withIntents(state, [...gone, {',
    replace: 'return withIntents(state, [{',
  },
  {
    requirement: 'VIEW-1',
    file: 'bff/config/store-views.ts',
    find: 'settings.open.flatMap((code) => settings.further.filter((view) => view.code === code))',
    replace: 'settings.further',
  },
  {
    requirement: 'VIEW-2',
    file: 'bff/config/store-views.ts',
    find: "basePath: view.appendStoreCode ? `/${code}` : ''",
    replace: "basePath: ''",
  },
  {
    requirement: 'VIEW-4',
    file: 'bff/config/store-views.ts',
    find: 'taxCountry: view.country',
    replace: 'taxCountry: defaultView.taxCountry',
  },
  {
    requirement: 'USER-7',
    file: 'bff/services/customer/sign-in.ts',
    find: 'session.signIn(credentials(answer.value, profile))',
    replace: 'session.signIn(credentials({ ...answer.value, refreshToken: null }, profile))',
  },
]
