import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const ROOT = join(import.meta.dirname, '..')

/**
 * What a page fetches while it settles, in few files: each is work for the browser, just when a shopper begins. A screen that needs one
 * of their modules before it can be used fetches all of the file, which is why there are several. Files and folders by how their
 * paths begin, from the root of the project.
 * @source decision 0101
 */
export const SETTLING: Readonly<Record<string, readonly string[]>> = {
  kept: [
    'node_modules/idb-keyval/',
    'schema/rules/device-constants.ts',
    ...under('web/offline', ['with-room', 'within', 'tabs', 'device-']),
  ],
  lists: [
    ...under('web/offline', ['sku-list.ts', 'note-kept.ts']),
    'web/features/sku-list/view/fetch-ahead.ts',
    'web/features/compare/device/compare-list.ts',
    'web/features/wishlist/device/wished-on-device.ts',
    'web/features/recently-viewed/rail/recent-list.ts',
    ...operations(['CompareProducts', 'WishedProducts']),
  ],
  network: [
    ...under('web/data/network', ['network.ts', 'use-network.ts']),
    'web/data/session/session-expired.ts',
    'web/features/cart/device/opened-cart.ts',
  ],
  quantities: [
    ...under('schema/rules/cart', ['quantity-limits.ts', 'whole-quantity.ts']),
    'web/features/cart/state/multiplied-price.ts',
    'web/features/cart/limits/limit-text.ts',
    'web/features/cart/adding/obstacles.ts',
  ],
  // What header and device tell each other: neither waits for the code of the other.
  told: under('web/features', [
    'account/account.ts',
    'languages/languages.ts',
    'newsletter/newsletter.ts',
    'notifications/notices.ts',
    'vat/vat.ts',
  ]),
  consent: ['schema/rules/consent.ts', ...under('web/features/analytics', ['consent.ts', 'tell.ts'])],
  forms: ['schema/rules/forms/form-rules.ts', ...under('web/components/form', ['draft.ts', 'refused.ts'])],
  'cutting-list': [
    'schema/rules/cutting/cutting-constants.ts',
    ...under('web/features/cutting/list', ['saved-list.ts', 'list-on-device.ts']),
  ],
  // No screen needs any of these before it can be used.
  device: [
    ...under('web/offline', [
      'tasks/open-tasks.ts',
      'tasks/task',
      'tasks/alone.ts',
      'tasks/answer-code.ts',
      'service-worker/cache-names.ts',
      'visited/visited-pages.ts',
    ]),
    ...under('web/features/account', [
      'device/',
      'session/forget-',
      'session/refresh-',
      'session/sign-out.ts',
      'session/update-',
      'orders/order-history.ts',
      'orders/decode-',
      'orders/orders-on-device.ts',
    ]),
    ...under('web/features/order-draft', ['draft', 'decode-draft.ts']),
    ...under('web/features/cart', ['device/at-sign-in.ts', 'device/open-cart.ts', 'delivery/destination.ts']),
    ...under('web/features/checkout', ['state/methods', 'state/order-input.ts', 'device/order-task.ts', 'device/place-order.ts']),
    'web/features/newsletter/device/',
    ...under('web/features/analytics/events', ['data-layer.ts', 'container.ts']),
    ...operations([
      'CuttingListSend',
      'ReviewCreate',
      'Newsletter',
      'CurrentCustomer',
      'CustomerOrders',
      'CustomerSignOut',
      'CustomerUpdate',
      'CheckoutMethods',
      'OrderOutcome',
      'OrderPlace',
    ]),
  ],
}

/**
 * Chunks by folder; what every page starts with wins over them. What stands in a feature's own folder is wanted together, what
 * stands in folders below it comes when it is needed.
 */
export const CHUNKS: Group[] = [
  ...Object.entries(SETTLING).map(([name, paths]) => ({
    name,
    test: (id: string) => paths.some((path) => id.startsWith(join(ROOT, path))),
    priority: 1,
    includeDependenciesRecursively: false,
  })),
  {
    name: 'app',
    tags: ['$initial'],
    test: /^(?!.*\/web\/(before-paint|entry\.retry|features\/error-pages\/retry\/retr))/,
    priority: 2,
  },
  {
    name: 'shell',
    test: /\/web\/features\/((layout|vat|search)\/[\w.-]+$|notifications\/toast|(account|newsletter|analytics)\/(late-|account-link|index))/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'components',
    test: /\/web\/(routes\/dispatch\/same-page|components\/(?!icons\/|form\/|page\/device-|links\/chips)|styles|data\/((?!late-code|use-deferred)[\w.-]+|session\/own-prices\.ts)$|features\/(cart\/(?!quick-add)|compare\/|recently-viewed\/|sku-list\/|wishlist\/)[\w.-]+$)|\/schema\/rules\/(?!cart|consent|constants|device|custom|cutting|enough|forms|measure|variant|quantity|answers|missing|shown|rows)/,
    includeDependenciesRecursively: false,
  },
  { name: 'cards', test: /\/web\/features\/(product-card\/[\w.-]+$|cart\/quick-add)/, includeDependenciesRecursively: false },
  {
    name: 'product',
    test: /\/web\/(features\/(product\/(page\/|parts\/.*\.css$|[\w.-]+$)|reviews\/[\w.-]+$|cart\/delivery\/late-)|routes\/product\/)|\/schema\/generated\/operations\/ProductPage\./,
    includeDependenciesRecursively: false,
  },
]

function under(folder: string, paths: readonly string[]): readonly string[] {
  return paths.map((path) => `${folder}/${path}`)
}

function operations(names: readonly string[]): readonly string[] {
  return under('schema/generated/operations', names)
}
