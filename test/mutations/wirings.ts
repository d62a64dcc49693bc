import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Settings and rules whose observable effect is cut off. */
export const wirings: readonly Mutation[] = [
  {
    requirement: 'CHECKOUT-3',
    file: 'web/features/cart/checkout/proceed-to-checkout.tsx',
    find: "if (settled) await tellAnalytics({ kind: 'checkout begun', cart: settled })\n    location.assign(basePath + CHECKOUT)",
    replace:
      "location.assign(basePath + CHECKOUT)\n    if (settled) await tellAnalytics({ kind: 'checkout begun', cart: settled })",
  },
  {
    requirement: 'CHECKOUT-4',
    file: 'web/features/cart/device/cart-on-device.ts',
    find: "checkout === 'external' ? null : {",
    replace: '{',
  },
  {
    requirement: 'STOCK-11',
    file: 'web/features/cart/contents/line-stock.tsx',
    find: 'if (!isGone && most === null) return <p className={styles.inStock}>{words.there}</p>\n',
    replace: 'if (!isGone && most === null) return null\n',
  },
  {
    requirement: 'CART-18',
    file: 'web/features/cart/device/cart-on-device.ts',
    find: "{ type: 'warning', message: texts.volatile } as const",
    replace: 'succeeded(texts.added)',
  },
  {
    requirement: 'ORDER-5',
    file: 'web/features/checkout/device/follow-waiting-order.ts',
    find: "    notify({ type: 'warning', message: title, hasNoTimeout: true, action: { label: text, to: CHECKOUT } })\n",
    replace: '    void [title, text, notify]\n',
  },
  {
    requirement: 'ERROR-5',
    file: 'web/features/error-pages/offline-view.tsx',
    find: 'text={offline.text}',
    replace: 'text={offline.back}',
  },
  {
    requirement: 'MERGE-12',
    file: 'web/features/cart/device/cart-on-device.ts',
    find: 'syncTask(state, isForced || !currentNetwork().isOnline)',
    replace: 'syncTask(state, false)',
  },
]
