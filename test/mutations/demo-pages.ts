import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Imported rows, delivery that is refused, and the contents of the demo. */
export const demoPages: readonly Mutation[] = [
  {
    requirement: 'QUICK-18',
    file: 'web/features/catalog/quick-order/import/read-order.ts',
    find: 'if (isNumber(first) && ![second, ...others].some(isNumber)',
    replace: 'if (isNumber(first) && others.length === 0 && !isNumber(second)',
  },
  {
    requirement: 'LIST-37',
    file: 'web/features/catalog/listing/vat-note.tsx',
    find: 'ex={words.pricesExVat}',
    replace: 'ex={words.pricesIncVat}',
  },
  {
    requirement: 'DELIVERY-30',
    file: 'bff/services/cart/delivery.ts',
    find: '  if (named.length === 0 && (await ask(quoteAddress({}, scope))).length > 0) return []\n',
    replace: '',
  },
  {
    requirement: 'DELIVERY-30',
    file: 'bff/services/checkout/place/chosen-methods.ts',
    find: 'const isDelivered = offered === null || offered.length > 0',
    replace: 'const isDelivered = true',
  },
  {
    requirement: 'DELIVERY-30',
    file: 'web/features/buying/checkout/steps/method-choices.tsx',
    find: "status !== 'offline' && isOnlyCollected && (",
    replace: "status === 'offline' && isOnlyCollected && (",
  },
  {
    requirement: 'CUT-18',
    file: 'web/features/buying/cutting/parts/example-button.tsx',
    find: "part: 'top', length: '764'",
    replace: "part: 'top', length: '9764'",
  },
  {
    requirement: 'PROD-84',
    file: 'web/features/catalog/product/parts/variant-table/variant-rows.tsx',
    find: '{unbrokenSizes(name)}',
    replace: '{name}',
  },
  {
    requirement: 'UI-69',
    file: 'bff/content/banners/de.json',
    find: '"action": "Terrasse planen",\n      "url": "/calculators/deck"',
    replace: '"action": "Terrasse planen",\n      "url": "/calculators/fence"',
  },
  {
    requirement: 'UI-70',
    file: 'sandbox/data/catalog/pages/help.yaml',
    find: 'On weekdays the saw stops half an hour',
    replace: 'The saw stops half an hour',
  },
  {
    requirement: 'UI-67',
    file: 'web/features/shell/layout/brand.module.css',
    find: 'max-inline-size: none',
    replace: 'max-inline-size: 100%',
  },
]
