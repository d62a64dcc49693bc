import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Rules of carts, checkout and orders. */
export const carts: readonly Mutation[] = [
  {
    requirement: 'CART-4',
    file: 'schema/rules/cart/same-line.ts',
    find: 'choicesChecksum(a) === choicesChecksum(b) : true',
    replace: 'true : true',
  },
  {
    requirement: 'CART-6',
    file: 'schema/rules/cart/same-line.ts',
    find: 'return hasSameChoices(a, b) || hasSameId(a, b)',
    replace: 'return hasSameId(a, b)',
  },
  {
    requirement: 'CART-9',
    file: 'bff/domain/cart/virtual.ts',
    find: 'types.every((type)',
    replace: 'types.some((type)',
  },
  {
    requirement: 'CART-10',
    file: 'bff/config/cart.ts',
    find: "env.CART_COUNTS === 'items' ? 'lines' : 'quantities'",
    replace: "'quantities'",
  },
  {
    requirement: 'CART-17',
    file: 'web/features/cart/adding/obstacles.ts',
    find: 'price.isUnknown || amount < 0 || ',
    replace: 'price.isUnknown || ',
  },
  {
    requirement: 'CART-18',
    file: 'web/features/cart/adding/obstacles.ts',
    find: '!allowsOutOfStock && (variant',
    replace: '(variant',
  },
  {
    requirement: 'CART-21',
    file: 'schema/rules/cart/whole-quantity.ts',
    find: 'Math.trunc(',
    replace: 'Math.ceil(',
  },
  {
    requirement: 'CART-22',
    file: 'bff/domain/cart/methods.ts',
    find: 'isDefault: true, isOffline: true',
    replace: 'isDefault: true, isOffline: false',
  },
  {
    requirement: 'CART-23',
    file: 'bff/domain/cart/methods.ts',
    find: 'isOffline: true, isServerMethod: false',
    replace: 'isOffline: false, isServerMethod: true',
  },
  {
    requirement: 'MERGE-1',
    file: 'bff/domain/cart/merge.ts',
    find: 'if (isForced || isLate(quote, late)) return',
    replace: 'if (isLate(quote, late)) return',
  },
  {
    requirement: 'MERGE-2',
    file: 'bff/domain/cart/merge.ts',
    find: "return isLost ? { kind: 'drop', line }",
    replace: "return isLost ? { kind: 'add', line, quantity: line.quantity }",
  },
  {
    requirement: 'MERGE-3',
    file: 'bff/domain/cart/merge.ts',
    find: "isQuotes ? { kind: 'take', line, quote }",
    replace: "isQuotes ? { kind: 'keep', line, quote }",
  },
  {
    requirement: 'MERGE-4',
    file: 'bff/domain/cart/differences.ts',
    find: "hasChanges ? 'UPDATE_REQUIRED' : 'NO_CHANGES'",
    replace: "'NO_CHANGES'",
  },
  {
    requirement: 'MERGE-10',
    file: 'bff/config/cart.ts',
    find: 'wholeNumber(0, 10).default(CART.bypassAttempts)',
    replace: 'wholeNumber(0, 10).default(0)',
  },
  {
    requirement: 'TOTAL-4',
    file: 'bff/domain/cart/totals.ts',
    find: "    ...segment('payment', 0),\n",
    replace: '',
  },
  {
    requirement: 'TOTAL-6',
    file: 'bff/domain/cart/methods.ts',
    find: 'isOffline: false, isServerMethod: true',
    replace: 'isOffline: false, isServerMethod: false',
  },
  {
    requirement: 'LIMIT-33',
    file: 'schema/rules/constants.ts',
    find: 'bypassAttempts: 1',
    replace: 'bypassAttempts: 2',
  },
  {
    requirement: 'LIMIT-25',
    file: 'schema/rules/constants.ts',
    find: 'activeMs: 30 * 60 * 1000',
    replace: 'activeMs: 20 * 60 * 1000',
  },
  {
    requirement: 'CHECKOUT-2',
    file: 'schema/rules/consent.ts',
    find: "answers.size === 1 && answers.has('granted') ?",
    replace: 'answers.size <= 1 ?',
  },
  {
    requirement: 'NOTICE-3',
    file: 'web/features/notifications/notices.ts',
    find: 'timeToLive = NOTICE.timeToLiveMs',
    replace: 'timeToLive = 1000',
  },
  {
    requirement: 'QUICK-4',
    file: 'schema/rules/cart/read-quantity.ts',
    find: "? 'UNCLEAR' : 'NOT_A_POSITIVE_INTEGER'",
    replace: "? 'TOO_MANY' : 'NOT_A_POSITIVE_INTEGER'",
  },
  {
    requirement: 'CHECKOUT-12',
    file: 'sandbox/api/checkout/shop-home.ts',
    find: '[shop.host, ...shopHosts()].includes(url.host)',
    replace: 'true',
  },
  {
    requirement: 'ORDER-12',
    file: 'web/features/checkout/state/order-record.ts',
    find: 'summary: cart.isPending ? null : (cart',
    replace: 'summary: (cart',
  },
  {
    requirement: 'ORDER-13',
    file: 'bff/platform/order/calls.ts',
    find: 'placement : transferred(http, view, key)',
    replace: 'placement : null',
  },
]
