import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** When orders arrive. */
export const delivery: readonly Mutation[] = [
  {
    requirement: 'DELIVERY-31',
    file: 'web/features/buying/checkout/state/order-methods.ts',
    find: "...method, __typename: 'ShippingMethod', price: null",
    replace: "...method, __typename: 'ShippingMethod', isOffline: true, price: null",
  },
  {
    requirement: 'DELIVERY-29',
    file: 'web/features/buying/checkout/state/order-methods.ts',
    find: 'countries.length > 0 && !countries.includes(country)',
    replace: 'countries.length > 0',
  },
  {
    requirement: 'DELIVERY-1',
    file: 'bff/config/delivery.ts',
    find: '(days === null) !== (hours === null)',
    replace: 'days !== null || hours !== null',
  },
  {
    requirement: 'DELIVERY-2',
    file: 'schema/rules/delivery/arrival.ts',
    find: 'today.minutes < cutOff',
    replace: 'today.minutes <= cutOff',
  },
  {
    requirement: 'DELIVERY-3',
    file: 'schema/rules/delivery/arrival.ts',
    find: ' || !canCarry(rule, shipment)',
    replace: '',
  },
  {
    requirement: 'DELIVERY-4',
    file: 'web/components/arrival/arrival-text.ts',
    find: 'Math.floor(minutesLeft / 60)',
    replace: 'Math.ceil(minutesLeft / 60)',
  },
  {
    requirement: 'DELIVERY-4',
    file: 'web/components/arrival/promise-lines.tsx',
    find: 'price(a) - price(b)',
    replace: 'price(b) - price(a)',
  },
  {
    requirement: 'DELIVERY-5',
    file: 'web/components/arrival/arrival-text.ts',
    find: 'isKept ? null : daysAhead',
    replace: 'daysAhead',
  },
  {
    requirement: 'DELIVERY-20',
    file: 'schema/rules/delivery/carrying.ts',
    find: 'Math.max(...lengths)',
    replace: 'Math.min(...lengths)',
  },
  {
    requirement: 'DELIVERY-22',
    file: 'schema/rules/delivery/carrying.ts',
    find: 'load.longest > longest',
    replace: 'load.longest >= longest',
  },
  {
    requirement: 'DELIVERY-23',
    file: 'bff/services/checkout/place/place-order.ts',
    find: 'if (tooLarge) return toRefusal(tooLarge)',
    replace: '',
  },
  {
    requirement: 'DELIVERY-22',
    file: 'web/features/buying/checkout/steps/method-choices.tsx',
    find: 'disabled={isDisabled}',
    replace: '',
  },
  {
    requirement: 'DELIVERY-22',
    file: 'web/features/buying/checkout/state/methods.ts',
    find: 'carryingMethods(offered, delivery, load)',
    replace: 'offered',
  },
  {
    requirement: 'DELIVERY-24',
    file: 'schema/rules/delivery/carrying.ts',
    find: 'load.kilograms > heaviest',
    replace: 'load.kilograms >= heaviest',
  },
  {
    requirement: 'DELIVERY-24',
    file: 'schema/rules/delivery/carrying.ts',
    find: 'sum + quantity * Math.round',
    replace: 'sum + Math.round',
  },
  {
    requirement: 'DELIVERY-24',
    file: 'bff/services/cart/lines/line-load.ts',
    find: 'weight: pieceWeight(child ?? product)',
    replace: 'weight: pieceWeight(product)',
  },
  {
    requirement: 'DELIVERY-25',
    file: 'web/features/buying/cart/delivery/delivery-state.ts',
    find: 'isCollection(rules, method) || !method.price',
    replace: '!method.price',
  },
  {
    requirement: 'DELIVERY-27',
    file: 'web/features/buying/cart/mini-cart/mini-cart.tsx',
    find: '<DeliveryFrom unknown={words.delivery.inCart} />',
    replace: '{words.delivery.inCart}',
  },
  {
    requirement: 'DELIVERY-21',
    file: 'web/features/catalog/product/delivery/promised-goods.ts',
    find: '(missing ?? first)',
    replace: 'first',
  },
  {
    requirement: 'DELIVERY-6',
    file: 'sandbox/data/catalog/pages/help.yaml',
    find: '<td>£45.00</td>',
    replace: '<td>£18.00</td>',
  },
]
