import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Rules of accounts and sessions. */
export const account: readonly Mutation[] = [
  {
    requirement: 'ORDER-18',
    file: 'web/sync/tasks/order/draft-changes.ts',
    find: 'now - modifiedAt <= KEPT_MS ? order : null',
    replace: 'order',
  },
  {
    requirement: 'TEXT-14',
    file: 'bff/session/with-token.ts',
    find: 'MOST_FAILED_REFRESHES = 3',
    replace: 'MOST_FAILED_REFRESHES = 4',
  },
  {
    requirement: 'USER-10',
    file: 'bff/services/customer/change-password.ts',
    find: 'customer.token, input)',
    replace: 'customer.token, { ...input, newPassword: input.currentPassword })',
  },
  {
    requirement: 'USER-23',
    file: 'bff/session/plugin.ts',
    find: "why: 'ended', at: endedAt",
    replace: "why: 'signed out', at: endedAt",
  },
  {
    requirement: 'USER-25',
    file: 'bff/services/customer/devices.ts',
    find: '  await session.endOtherDevices()\n',
    replace: '',
  },
  {
    requirement: 'USER-39',
    file: 'bff/session/current-record.ts',
    find: "this.#isEndReported ? 'clear' : null",
    replace: "'clear'",
  },
  {
    requirement: 'USER-39',
    file: 'bff/session/plugin.ts',
    find: 'cookie === null && audience === null && cookies.isIn(request) && cookies.hasHint(request)',
    replace: 'false',
  },
  {
    requirement: 'USER-40',
    file: 'bff/services/customer/lost-answer.ts',
    find: '!NOT_LOST.has(error.code)',
    replace: 'false',
  },
  {
    requirement: 'USER-41',
    file: 'bff/platform/user/profile-body.ts',
    find: 'address.id ?? findSame(kept, address)',
    replace: 'address.id',
  },
  {
    requirement: 'USER-42',
    file: 'web/features/account/customer/orders/refresh-orders.ts',
    find: 'running.get(request) ??',
    replace: '',
  },
  {
    requirement: 'USER-42',
    file: 'web/features/account/customer/session/complete-sign-in.ts',
    find: '  endSession()\n',
    replace: '',
  },
  {
    requirement: 'USER-43',
    file: 'web/features/account/customer/session/open-session.ts',
    find: 'if (!draft.current()?.order) await',
    replace: 'await',
  },
  {
    requirement: 'UI-50',
    file: 'web/features/account/customer/pages/customer-account.tsx',
    find: "(block === 'sessions' || (block === 'orders' && orderId === null)) && <HelpCard",
    replace: 'false && <HelpCard',
  },
  {
    requirement: 'UI-51',
    file: 'web/components/notice.module.css',
    find: ':not([class])',
    replace: '',
  },
  {
    requirement: 'UI-58',
    file: 'web/features/account/customer/pages/customer-account.tsx',
    find: 'useMediaQuery(IS_NARROW) && block === null',
    replace: 'false',
  },
  {
    requirement: 'UI-52',
    file: 'web/features/catalog/compare/comparison/compare-table.module.css',
    find: '      inline-size: auto;\n      padding-inline: 0 var(--space-2);',
    replace: '',
  },
  {
    requirement: 'ORDER-22',
    file: 'web/features/buying/cart/checkout/order-result.tsx',
    find: '<Suspense>{help}</Suspense>',
    replace: '',
  },
  {
    requirement: 'USER-34',
    file: 'web/features/account/customer/pages/guest.tsx',
    find: '<HelpCard headingLevel={2} />',
    replace: '',
  },
  {
    requirement: 'USER-38',
    file: 'web/components/page/ways-on.tsx',
    find: '{errorPage.phone} <PhoneLink phone={phone} />',
    replace: '{errorPage.phone} {phone}',
  },
  {
    requirement: 'USER-37',
    file: 'bff/services/customer/sign-in.ts',
    find: 'return toRefusal(linkErrors(answer, scope))',
    replace: 'return toRefusal(refusalErrors(answer, scope))',
  },
  {
    requirement: 'USER-37',
    file: 'bff/services/customer/sign-in.ts',
    find: ' && !isAboutLink',
    replace: '',
  },
  {
    requirement: 'USER-44',
    file: 'web/routes/my-account/my-account.tsx',
    find: '<AccountBlock block={block} orderId={orderId} />',
    replace: '',
  },
  {
    requirement: 'USER-44',
    file: 'web/before-paint.ts',
    find: ", 'customer']",
    replace: ']',
  },
]
