import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** What the shop is for, its store views and its notices. */
export const shop: readonly Mutation[] = [
  {
    requirement: 'SHOP-1',
    file: 'bff/services/checkout/place/place-order.ts',
    find: 'token === null ? null :',
    replace: 'token === null ? undefined :',
  },
  {
    requirement: 'SHOP-2',
    file: 'bff/graphql/resolvers/catalog/product.ts',
    find: "virtual: 'VirtualProduct'",
    replace: "virtual: 'SimpleProduct'",
  },
  { requirement: 'SHOP-3', file: 'schema/rules/constants.ts', find: "country: 'GB'", replace: "country: 'IE'" },
  {
    requirement: 'SHOP-4',
    file: 'web/features/shell/layout/main-menu.tsx',
    find: '{menu.map((category)',
    replace: '{menu.slice(1).map((category)',
  },
  {
    requirement: 'SHOP-5',
    file: 'web/routes/search/search.tsx',
    find: ', ...listingVariables(state) })',
    replace: ' })',
  },
  {
    requirement: 'SHOP-7',
    file: 'bff/services/checkout/place/place-order.ts',
    find: 'if (!receipt.isReceived) forget',
    replace: 'if (receipt.isReceived) forget',
  },
  {
    requirement: 'SHOP-8',
    file: 'bff/services/customer/sign-in.ts',
    find: 'answer.isDone ? openSession(input, cart, scope)',
    replace: 'answer.isDone ? toRefusal([])',
  },
  {
    requirement: 'SHOP-9',
    file: 'bff/services/customer/newsletter.ts',
    find: '(isSubscribed ? newsletter.isSubscribed : newsletter.subscribe)',
    replace: 'newsletter.isSubscribed',
  },
  {
    requirement: 'SHOP-10',
    file: 'bff/services/customer/write-review.ts',
    find: '    rating,\n',
    replace: '',
  },
  {
    requirement: 'SHOP-11',
    file: 'web/features/catalog/sku-list/list-changes.ts',
    find: ': [...list, sku]',
    replace: ': [sku]',
  },
  {
    requirement: 'SHOP-12',
    file: 'bff/services/content/cms.ts',
    find: 'cleanHtml(content)',
    replace: "''",
  },
  {
    requirement: 'SHOP-13',
    file: 'bff/services/checkout/place/place-order.ts',
    find: ' || externalCheckout(config) !== null',
    replace: '',
  },
  {
    requirement: 'SHOP-14',
    file: 'web/app-shell.tsx',
    find: '{children}</ServerGapsContext>',
    replace: '</ServerGapsContext>',
  },
  {
    requirement: 'SHOP-15',
    file: 'web/storage/device-value.ts',
    find: 'settled = { value: decode(stored) }',
    replace: 'settled = { value: decode(undefined) }',
  },
  {
    requirement: 'SHOP-16',
    file: 'web/sync/task-queue.ts',
    find: '(!task.transmited && navigator.onLine)',
    replace: '!task.transmited',
  },
  {
    requirement: 'SHOP-17',
    file: 'bff/config/content-file.ts',
    find: 'lineAt(nearestOffset(document, field))',
    replace: 'lineAt(0)',
  },
  {
    requirement: 'SCREEN-22',
    file: 'web/features/catalog/search/suggestion-options.ts',
    find: '...found.items.map(',
    replace: '...found.items.slice(1).map(',
  },
  {
    requirement: 'SCREEN-23',
    file: 'web/features/shell/layout/shell.tsx',
    find: '...(pages?.menu ?? []),',
    replace: '',
  },
  {
    requirement: 'UI-44',
    file: 'web/features/shell/layout/index.ts',
    find: ").PageFooter, 'idle'",
    replace: ").PageFooter, 'interaction'",
  },
  {
    requirement: 'UI-45',
    file: 'web/features/shell/layout/footer.tsx',
    find: '...entries,',
    replace: '',
  },
  {
    requirement: 'VIEW-3',
    file: 'web/data/shop-path.ts',
    find: 'other.length > basePath.length && isBelow(path, other)',
    replace: 'other === path',
  },
  {
    requirement: 'VIEW-5',
    file: 'bff/services/content/banners.ts',
    find: "[storeCode, 'default']",
    replace: "['default', storeCode]",
  },
  {
    requirement: 'VIEW-6',
    file: 'bff/platform/http/store-query.ts',
    find: '{ storeCode: code }',
    replace: '{ store: code }',
  },
  {
    requirement: 'NOTICE-4',
    file: 'web/features/buying/cart/device/cart-edits.ts',
    find: "checkout === 'external' ? null",
    replace: "checkout !== 'external' ? null",
  },
]
