import type { Wiring } from './wiring.types.ts'

const HAND_OFF = 'test/spec/checkout/hand-off.spec.ts › checkout hand-off'
const CONSENT = 'test/e2e/cart/consent.e2e.ts'
const BUILT_IN =
  'test/e2e/checkout/built-in.e2e.ts › a guest orders by keyboard, reads what is missing, and every tab’s cart is emptied'
const ORDER = 'web/sync/tasks/order/draft-changes.test.ts › an order'

/** The external checkout, the built-in one, and orders. */
export const checkout: readonly Wiring[] = [
  {
    id: 'entering the checkout leads to the external host',
    section: 7,
    requirement: 'CHECKOUT-1',
    test: HAND_OFF,
    cut: {
      file: 'bff/http/checkout/hand-off.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the sources
      find: "`${checkoutUrl}${path}${query.size > 0 ? `?${query}` : ''}`",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a text of the sources
      replace: "`${checkoutUrl}${query.size > 0 ? `?${query}` : ''}`",
    },
  },
  {
    id: 'consent adds gtm to the address of the external checkout',
    section: 7,
    requirement: 'CHECKOUT-2',
    test: HAND_OFF,
    cut: {
      file: 'bff/http/checkout/hand-off.ts',
      find: "...(hasConsent && { gtm: 'true' })",
      replace: "...(!hasConsent && { gtm: 'true' })",
    },
  },
  {
    id: 'the checkout event is sent before the page leaves',
    section: 7,
    requirement: 'CHECKOUT-3',
    test: `${CONSENT} › begin_checkout is counted before the page leaves for the external checkout`,
    cut: {
      file: 'web/features/buying/cart/checkout/proceed-to-checkout.tsx',
      find: "if (current) await trackAction({ kind: 'checkout begun', cart: current })\n    location.assign(basePath + CHECKOUT)",
      replace:
        "location.assign(basePath + CHECKOUT)\n    if (current) await trackAction({ kind: 'checkout begun', cart: current })",
    },
  },
  {
    id: 'an external checkout removes the action from notices',
    section: 7,
    requirement: 'CHECKOUT-4',
    test: 'test/e2e/cart/checkout.e2e.ts › a guest orders by keyboard alone, and the cart is emptied in every tab',
    cut: { file: 'web/features/buying/cart/device/cart-edits.ts', find: "checkout === 'external' ? null : {", replace: '{' },
  },
  {
    id: 'the first method that is not offline is chosen',
    section: 4,
    requirement: 'CHECKOUT-5',
    test: 'web/features/buying/checkout/state/methods.test.ts › selectShippingMethod',
    cut: {
      file: 'web/features/buying/checkout/state/methods.ts',
      find: 'methods.filter(({ isOffline }) => !isOffline)',
      replace: 'methods.filter(({ isOffline }) => isOffline)',
    },
  },
  {
    id: 'the default payment method is chosen',
    section: 4,
    requirement: 'CHECKOUT-6',
    test: 'web/features/buying/checkout/state/methods.test.ts › selectPaymentMethod',
    cut: {
      file: 'web/features/buying/checkout/state/methods.ts',
      find: '=== chosen) ?? methods.find(({ isDefault }) => isDefault) ?? methods[0] ?? null\n}',
      replace: '=== chosen) ?? methods.at(-1) ?? null\n}',
    },
  },
  {
    id: 'the shipping country is that of the store view',
    section: 4,
    requirement: 'CHECKOUT-7',
    test: BUILT_IN,
    cut: {
      file: 'web/components/form/address-fields.tsx',
      find: 'value={address.country || country}',
      replace: 'value={address.country}',
    },
  },
  {
    id: 'cash on delivery shows its information',
    section: 4,
    requirement: 'CHECKOUT-8',
    test: BUILT_IN,
    cut: {
      file: 'web/features/buying/checkout/steps/review-step.tsx',
      find: '      {!payment.isServerMethod && !hasNoMethod && <p className={styles.block}>{words.review.onDelivery}</p>}\n',
      replace: '',
    },
  },
  {
    id: 'an order that was placed clears the cart',
    section: 4,
    requirement: 'ORDER-3',
    test: BUILT_IN,
    cut: {
      file: 'web/features/buying/cart/device/cart-orders.ts',
      find: 'await clearOrdered(answer.orderedFrom)',
      replace: 'void answer.orderedFrom',
    },
  },
  {
    id: 'an order that was placed ends the making of an account',
    section: 4,
    requirement: 'ORDER-3',
    test: ORDER,
    cut: { file: 'web/sync/tasks/order/draft-changes.ts', find: 'createsAccount: false,\n    begunAt: 0', replace: 'begunAt: 0' },
  },
  {
    id: 'a checkout changed within 30 minutes counts as active',
    section: 4,
    requirement: 'ORDER-4',
    test: 'web/sync/tasks/order/draft-changes.test.ts › isInCheckout',
    cut: {
      file: 'web/sync/tasks/order/draft-changes.ts',
      find: 'order === null && now - modifiedAt <= CHECKOUT.activeMs',
      replace: 'order === null',
    },
  },
  {
    id: 'a network that returns offers the order made offline',
    section: 4,
    requirement: 'ORDER-5',
    test: 'test/e2e/texts/texts.e2e.ts › texts name every step of an account, of buying and of an offline order',
    cut: {
      file: 'web/features/buying/checkout/device/follow-waiting-order.ts',
      find: '  onBackOnline(start)\n',
      replace: '  void onBackOnline\n',
    },
  },
  {
    id: 'an order made offline raises the notice that it waits',
    section: 4,
    requirement: 'ORDER-5',
    test: 'test/e2e/texts/texts.e2e.ts › texts name every step of an account, of buying and of an offline order',
    cut: {
      file: 'web/features/buying/checkout/device/follow-waiting-order.ts',
      find: "    notify({ type: 'warning', message: title, hasNoTimeout: true, action: { label: text, to: CHECKOUT } })\n",
      replace: '    void [title, text, notify]\n',
    },
  },
  {
    id: 'an order made offline is not sent by itself',
    section: 4,
    requirement: 'ORDER-2',
    test: 'web/features/buying/checkout/device/place-order.test.ts › placeOrder offline',
    cut: {
      file: 'web/features/buying/checkout/device/place-order.ts',
      find: '  if (!isOnline) return storeOrder(options)\n',
      replace: '',
    },
  },
]
