import type { Wiring } from './wiring.types.ts'

const SIGNED_OUT =
  'test/e2e/account/signed-out.e2e.ts › signing out clears lists, cart and checkout details without syncing the cart'
const SIGN_OUT = { section: 4, requirement: 'USER-16', test: SIGNED_OUT } as const
const FORGET = 'web/features/account/customer/session/forget-customer.ts'
const JOIN = {
  section: 4,
  requirement: 'MERGE-11',
  test: 'bff/services/cart/join-carts.test.ts › cart merge at sign-in › adds the guest’s quantities to the customer’s cart and reapplies the coupon',
} as const
const JOIN_CARTS = 'bff/services/cart/join-carts.ts'
const WITH_TOKEN = 'bff/session/with-token.ts'
const TOKEN_TEST = 'bff/session/with-token.test.ts › withToken'

/** Sign-in, sign-out, sessions and passwords. */
export const account: readonly Wiring[] = [
  {
    id: 'sign-in connects the cart of the guest',
    section: 4,
    requirement: 'MERGE-11',
    test: 'bff/services/customer/sign-in.test.ts › signIn › merges the guest’s cart and returns the customer’s cart',
    cut: {
      file: 'bff/services/customer/sign-in.ts',
      find: 'await joinCarts(cartId, selection, scope)',
      replace: 'await joinCarts(null, selection, scope)',
    },
  },
  {
    ...JOIN,
    id: 'sign-in removes the coupon from the cart of the guest',
    cut: { file: JOIN_CARTS, find: '  if (coupon !== null) await toOutcome(guest.removeCoupon())\n', replace: '' },
  },
  {
    ...JOIN,
    id: 'sign-in applies the coupon again',
    cut: { file: JOIN_CARTS, find: 'coupon === null ? null : await reapplyCoupon(coupon, calls, scope)', replace: 'null' },
  },
  {
    ...JOIN,
    id: 'sign-in adds up quantities',
    cut: { file: JOIN_CARTS, find: 'addsQuantities: true', replace: 'addsQuantities: false' },
  },
  {
    id: 'the end of a session tells of an order that it deletes',
    section: 4,
    requirement: 'USER-33',
    test: 'test/e2e/account/session.e2e.ts › a session › that the server ended is cleared on the device, and the shopper is asked to sign in again',
    cut: {
      file: 'web/features/account/customer/session/open-session.ts',
      find: 'if (wasCustomer) notifyLostOrder(draft.current())',
      replace: 'if (false) notifyLostOrder(draft.current())',
    },
  },
  {
    ...SIGN_OUT,
    id: 'sign-out clears the wishlist',
    cut: { file: FORGET, find: '\n  wishlist,\n', replace: '\n' },
  },
  {
    ...SIGN_OUT,
    id: 'sign-out deletes the named lists',
    requirement: 'SAVE-5',
    cut: { file: FORGET, find: '\n  storedLists,\n', replace: '\n' },
  },
  {
    ...SIGN_OUT,
    id: 'sign-out deletes the inputs of the calculators',
    requirement: 'ROOM-11',
    cut: { file: FORGET, find: '\n  storedInputs,\n', replace: '\n' },
  },
  {
    ...SIGN_OUT,
    id: 'sign-out clears the compare list',
    cut: { file: FORGET, find: '\n  compareList,\n', replace: '\n' },
  },
  {
    ...SIGN_OUT,
    id: 'sign-out clears the details of the checkout',
    cut: { file: FORGET, find: '\n  draftOnDevice,\n', replace: '\n' },
  },
  {
    ...SIGN_OUT,
    id: 'sign-out clears the cart without a sync',
    cut: { file: FORGET, find: 'if (!isSignOut && wasCustomer) await', replace: 'if (wasCustomer) await' },
  },
  {
    ...SIGN_OUT,
    id: 'sign-out tells the server',
    cut: {
      file: 'web/features/account/customer/session/sign-out.ts',
      find: 'await tasks.clear(signOutTask.create({}))',
      replace: 'await tasks.clear()',
    },
  },
  {
    id: 'sign-out ends the session on the server',
    section: 4,
    requirement: 'USER-16',
    test: 'bff/services/customer/account.test.ts › signOut › removes the customer from the session without a platform call',
    cut: { file: 'bff/services/customer/sign-out.ts', find: '  scope.session.signOut()\n', replace: '' },
  },
  {
    id: 'a 401 refreshes the token once for all callers',
    section: 4,
    requirement: 'TOKEN-1',
    test: `${TOKEN_TEST} › refreshes once for all waiting calls, and repeats each call once`,
    cut: { file: WITH_TOKEN, find: '  record.refresh ??= refreshOnce', replace: '  record.refresh = refreshOnce' },
  },
  {
    id: 'a call that got a 401 is replayed with the new token',
    section: 4,
    requirement: 'TOKEN-2',
    test: `${TOKEN_TEST} › refreshes once for all waiting calls, and repeats each call once`,
    cut: { file: WITH_TOKEN, find: 'return await call(renewed)', replace: 'return await call(token)' },
  },
  {
    id: 'new tokens are kept for later requests',
    section: 4,
    requirement: 'USER-13',
    test: `${TOKEN_TEST} › stores the new tokens for later requests at each refresh`,
    cut: {
      file: WITH_TOKEN,
      find: 'refreshToken: tokens.refreshToken ?? refreshToken,',
      replace: 'refreshToken,',
    },
  },
  {
    id: 'a failed refresh ends the session',
    section: 4,
    requirement: 'TOKEN-4',
    test: `${TOKEN_TEST} › ends the session if %s, for waiting and for later callers`,
    cut: {
      file: WITH_TOKEN,
      find: 'if (!tokens) throw expireSession(record, options)',
      replace: 'if (!tokens) throw new SessionExpired()',
    },
  },
  {
    id: 'an ended session opens the sign-in form',
    section: 4,
    requirement: 'TOKEN-4',
    test: 'test/e2e/account/session.e2e.ts › a session › that the server ended is cleared on the device, and the shopper is asked to sign in again',
    cut: {
      file: 'web/features/account/customer/session/open-session.ts',
      find: "if (wasCustomer) openSignIn('login', reason)",
      replace: 'void [wasCustomer, openSignIn, reason]',
    },
  },
  {
    id: 'a changed password signs in again',
    section: 4,
    requirement: 'USER-19',
    test: 'bff/services/customer/account.test.ts › password change › signs in with the new password and keeps the cart',
    cut: {
      file: 'bff/services/customer/change-password.ts',
      find: 'await signInAgain(session, customer, input.newPassword, scope)',
      replace: 'false',
    },
  },
  {
    id: 'a created password signs in',
    section: 4,
    requirement: 'USER-20',
    test: 'bff/services/customer/sign-in.test.ts › createPassword › signs in with the new password',
    cut: {
      file: 'bff/services/customer/sign-in.ts',
      find: 'const result = await openSession({ email: input.email, password: input.newPassword, previousCarts }, cart, scope)',
      replace: 'const result = toRefusal([])',
    },
  },
  {
    id: 'a changed password ends the other sessions',
    section: 4,
    requirement: 'USER-23',
    test: 'test/spec/account/sign-out.spec.ts › devices of a customer › are signed out when the password changes, except the one that changed it',
    cut: { file: 'bff/services/customer/change-password.ts', find: '    await session.endOtherDevices()\n', replace: '' },
  },
  {
    id: 'a created password ends the sessions with its address',
    section: 4,
    requirement: 'USER-9',
    test: 'test/spec/account/sign-out.spec.ts › devices of a customer › are signed out when a password is created by the e-mailed link, even if the platform fails the sign-in that follows',
    cut: {
      file: 'bff/services/customer/sign-in.ts',
      find: '      if (!isLost) await scope.session.endDevicesOfAddress(addressKey(input.email))\n',
      replace: '',
    },
  },
  {
    id: 'a session without a customer fires its event',
    section: 4,
    requirement: 'USER-14',
    test: 'test/e2e/account/lost-device.e2e.ts › a shopper without the hint cookie sends no customer query and is offered sign-in',
    cut: {
      file: 'web/features/account/customer/session/session-events.ts',
      find: "  if (!isSignedIn) dispatchEvent(new CustomEvent('session-after-nonauthorized', { detail: null }))\n",
      replace: '',
    },
  },
  {
    id: 'a confirmed customer fires the logged-in event',
    section: 4,
    requirement: 'USER-17',
    test: 'test/e2e/account/lost-device.e2e.ts › a shopper without the hint cookie sends no customer query and is offered sign-in',
    cut: {
      file: 'web/features/account/customer/session/refresh-customer.ts',
      find: '    if (customer) announceCustomer()\n',
      replace: '',
    },
  },
  {
    id: 'profile and orders are not asked for without a token',
    section: 6,
    requirement: 'USER-3',
    test: 'bff/services/customer/account.test.ts › currentCustomer › is null for guests and makes no platform call',
    cut: { file: 'bff/services/customer/orders.ts', find: '    if (token === null) return null\n', replace: '' },
  },
  {
    id: 'a profile is sent with the fields that may change',
    section: 7,
    requirement: 'USER-11',
    test: 'bff/platform/user/calls.test.ts › profile change on the platform › sends all names, and only the other fields that change',
    cut: { file: 'bff/platform/user/calls.ts', find: "post('me'", replace: "post('profile'" },
  },
  {
    id: 'a subscribed shopper is not subscribed again',
    section: 4,
    requirement: 'NEWS-1',
    test: 'web/sync/tasks/newsletter.test.ts › newsletter state › keeps the address of a subscriber who subscribes again',
    cut: {
      file: 'web/sync/tasks/newsletter.ts',
      find: 'state.isSubscribed ? state : { isSubscribed: true, email }',
      replace: '({ isSubscribed: true, email })',
    },
  },
  {
    id: 'a shopper who is not subscribed is not unsubscribed',
    section: 4,
    requirement: 'NEWS-2',
    test: 'bff/services/customer/newsletter.test.ts › unsubscribe › makes no change for an address that is not subscribed',
    cut: {
      file: 'bff/services/customer/newsletter.ts',
      find: 'const isChange = isOwner && isSubscribed',
      replace: 'const isChange = isOwner',
    },
  },
  {
    id: 'a status check keeps the address only if it is subscribed',
    section: 4,
    requirement: 'NEWS-3',
    test: 'web/sync/tasks/newsletter.test.ts › newsletter state › stores a checked address only if it is subscribed',
    cut: {
      file: 'web/sync/tasks/newsletter.ts',
      find: '({ isSubscribed, email: isSubscribed ? email : state.email })',
      replace: '({ isSubscribed, email })',
    },
  },
]
