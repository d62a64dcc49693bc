import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Settings and rules whose observable effect is cut off. */
export const wirings: readonly Mutation[] = [
  {
    requirement: 'ORDER-5',
    file: 'web/features/checkout/device/follow-waiting-order.ts',
    find: "    notify({ type: 'warning', message: title, hasNoTimeout: true, action: { label: text, to: CHECKOUT } })\n",
    replace: '    void [title, text, notify]\n',
  },
  {
    requirement: 'MERGE-12',
    file: 'web/features/cart/device/cart-on-device.ts',
    find: 'syncTask(state, isForced || !currentNetwork().isOnline)',
    replace: 'syncTask(state, false)',
  },
]
