import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Accounts, newsletter, reviews and extensions that the platform lacks. */
export const customers: readonly Mutation[] = [
  {
    requirement: 'USER-5',
    file: 'bff/services/customer/update.ts',
    find: 'email: trimText(input.email)',
    replace: 'email: null',
  },
  {
    requirement: 'USER-8',
    file: 'bff/services/customer/sign-in.ts',
    find: 'return answer.isDone ? openSession(input, cart, scope) : toRefusal(signUpErrors(answer, scope))',
    replace: 'return refused(answer.isDone ? [] : signUpErrors(answer, scope))',
  },
  {
    requirement: 'USER-9',
    file: 'bff/services/customer/password-reset.ts',
    find: 'answer.isDone || answer.status === UNKNOWN',
    replace: 'answer.isDone',
  },
  {
    requirement: 'USER-11',
    file: 'web/sync/tasks/customer/with-update.ts',
    find: 'email: input.email ?? profile.email',
    replace: 'email: profile.email',
  },
  {
    requirement: 'USER-12',
    file: 'bff/services/customer/orders.ts',
    find: 'size: page.first, page: number',
    replace: 'size: 50, page: number',
  },
  {
    requirement: 'USER-15',
    file: 'bff/services/customer/sign-in.ts',
    find: 'return { ...joined, customer: toCustomer(profile, scope) }',
    replace: 'return { ...joined, customer: null }',
  },
  {
    requirement: 'USER-18',
    file: 'web/features/account/customer/orders/order-history.ts',
    find: 'pages: [page, ...others].slice(0, MOST_PAGES)',
    replace: 'pages: [page]',
  },
  {
    requirement: 'USER-22',
    file: 'web/storage/claims.ts',
    find: 'readClaims(storage).filter(({ code }) => code !== claim.code)',
    replace: 'readClaims(storage)',
  },
  {
    requirement: 'NEWS-5',
    file: 'bff/platform/user/newsletter.ts',
    find: 'http.post(PATH, storeQuery(view), { email }',
    replace: 'http.post(PATH, storeQuery(view), {}',
  },
  {
    requirement: 'NEWS-6',
    file: 'bff/services/customer/newsletter.ts',
    find: 'subscription === subscriptionProof(wanted, true) || isSameAddress',
    replace: 'isSameAddress',
  },
  {
    requirement: 'NEWS-7',
    file: 'bff/platform/user/newsletter.ts',
    find: "answer.ok ? answer.result === 'subscribed' : false",
    replace: "answer.ok ? answer.result === 'subscribed' : true",
  },
  {
    requirement: 'NEWS-8',
    file: 'web/sync/tasks/newsletter.ts',
    find: 'isSubscribed: isSubscribed === true,',
    replace: 'isSubscribed: Boolean(isSubscribed),',
  },
  {
    requirement: 'REVIEW-1',
    file: 'bff/services/customer/write-review.ts',
    find: '{ isReceived: true, userErrors: [] }',
    replace: '{ isReceived: false, userErrors: [] }',
  },
  {
    requirement: 'REVIEW-6',
    file: 'bff/domain/catalog/review-summary.ts',
    find: 'count: own.length',
    replace: 'count: 1',
  },
  {
    requirement: 'REVIEW-5',
    file: 'bff/services/customer/write-review.ts',
    find: 'customerId: positiveInteger(customer.profile.id)',
    replace: 'customerId: null',
  },
  {
    requirement: 'CAT-11',
    file: 'bff/services/scope/product-counts.ts',
    find: 'tree.byId.get(id)?.productCount === null',
    replace: 'tree.byId.get(id)?.productCount === undefined',
  },
  {
    requirement: 'HOME-1',
    file: 'bff/services/content/banners.ts',
    find: "[storeCode, 'default']",
    replace: "['default']",
  },
  {
    requirement: 'TOKEN-3',
    file: 'bff/session/with-token.ts',
    find: "  if (end?.why === 'expired') throw new SessionExpired()\n",
    replace: '',
  },
  {
    requirement: 'TOKEN-5',
    file: 'bff/session/with-token.ts',
    find: 'refreshToken === null ? null : await attempt(record, refreshToken, options)',
    replace: "await attempt(record, refreshToken ?? '', options)",
  },
  {
    requirement: 'TOKEN-6',
    file: 'bff/session/with-token.ts',
    find: 'if (!isUnauthorized(error)) throw error\n',
    replace: 'throw error\n',
  },
  {
    requirement: 'USER-26',
    file: 'bff/http/pages/pages.ts',
    find: "...(page.routeName === 'create-password' ? SECRET_ADDRESS : {}),",
    replace: '',
  },
  {
    requirement: 'USER-32',
    file: 'web/features/account/customer/pages/account-nav.tsx',
    find: 'if (order) setUnresolved(order)\n    else await leave()',
    replace: 'await leave()',
  },
  {
    requirement: 'USER-33',
    file: 'web/features/account/customer/session/tell-of-lost-order.ts',
    find: 'hasNoTimeout: true',
    replace: 'hasNoTimeout: false',
  },
  {
    requirement: 'USER-24',
    file: 'web/features/account/customer/session/open-session.ts',
    find: '(hasSessionHint(deviceDatabase) && !tasks.isWaiting(SESSION))',
    replace: 'false',
  },
]
