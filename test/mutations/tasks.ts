import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Tasks of a device, price tiers, checkout data and deliveries. */
export const tasks: readonly Mutation[] = [
  {
    requirement: 'TAX-8',
    file: 'bff/services/scope/request-scope.ts',
    find: 'catalog.tierPrices || catalog.groupedTax.userGroupId !== null',
    replace: 'true',
  },
  {
    requirement: 'TAX-9',
    file: 'bff/services/scope/request-scope.ts',
    find: 'catalog.tierPrices || ',
    replace: 'false || ',
  },
  {
    requirement: 'CHECKOUT-10',
    file: 'web/sync/tasks/order/order-input.ts',
    find: 'postcode: postcode.trim(),\n    country,\n    telephone',
    replace: "postcode: postcode.trim(),\n    country: 'GB',\n    telephone",
  },
  {
    requirement: 'CHECKOUT-9',
    file: 'web/features/buying/checkout/state/steps.ts',
    find: "if (needsPassword || !meets(PERSONAL_RULES, draft.personal)) return 'personal'",
    replace: "if (needsPassword) return 'personal'",
  },
  {
    requirement: 'TOTAL-5',
    file: 'bff/domain/cart/methods.ts',
    find: 'isDefault: place === 0, isOffline: false }))\n}\n\n/**',
    replace: 'isDefault: true, isOffline: false }))\n}\n\n/**',
  },
  {
    requirement: 'TOTAL-7',
    file: 'bff/platform/cart/methods.ts',
    find: 'region_id: regionId',
    replace: 'region_id: 0',
  },
  {
    requirement: 'TOTAL-9',
    file: 'bff/services/cart/goods-delivery.ts',
    find: 'await platform.cart.create(storeView, null), token: null',
    replace: "scope.session?.read().cartId ?? '', token: null",
  },
  {
    requirement: 'QUEUE-2',
    file: 'web/sync/task.ts',
    find: 'transmited: true, transmited_at: at, updated_at: at }]',
    replace: 'transmited_at: at, updated_at: at }]',
  },
  {
    requirement: 'QUEUE-5',
    file: 'web/sync/task-queue.ts',
    find: 'if (!isLeft(task)) continue',
    replace: 'if (task === null) continue',
  },
  {
    requirement: 'QUEUE-6',
    file: 'bff/platform/cart/calls.ts',
    find: 'http.post(`/api/cart/${path}`, { ...storeQuery(view), ...query, cartId }',
    replace: 'http.post(`/api/cart/${path}`, { ...storeQuery(view), ...query }',
  },
  {
    requirement: 'QUEUE-7',
    file: 'web/sync/attempt-task.ts',
    find: 'else report(outcome)',
    replace: 'report(outcome)',
  },
  {
    requirement: 'QUEUE-8',
    file: 'web/sync/task-queue.ts',
    find: 'await attempt(task).catch(',
    replace: 'await attempt(task).catch(() => attempt(task)).catch(',
  },
  {
    requirement: 'REVIEW-4',
    file: 'bff/services/customer/write-review.ts',
    find: "toRefusal([userError('REFUSED', scope.messages.customer.refused)])\n    },",
    replace: '{ isReceived: true, userErrors: [] }\n    },',
  },
  {
    requirement: 'NEWS-4',
    file: 'bff/platform/user/newsletter.ts',
    find: 'const query = { ...storeQuery(view), email }',
    replace: 'const query = { ...storeQuery(view) }',
  },
  {
    requirement: 'CART-1',
    file: 'bff/services/cart/sync/sync-revision.ts',
    find: 'await carryOut(plan.steps, context, scope)',
    replace: 'await carryOut([], context, scope)',
  },
]
