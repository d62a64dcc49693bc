import type { Wiring } from './wiring.types.ts'

const QUEUE = 'web/sync/task-queue.test.ts › taskQueue'
const RETRIES = 'web/sync/task-queue-retries.test.ts › taskQueue after a failure'
const SIGN_OUT = 'web/sync/task-queue-sign-out.test.ts › taskQueue at sign-out'
const STORE = 'web/storage/device-store.test.ts › deviceStore on a failing device'
const DEVICE_STORE = 'web/storage/device-store.ts'

/** Tasks, storage, notices and panels of a device. */
export const device: readonly Wiring[] = [
  {
    id: 'a task is kept as not transmitted before it is sent',
    section: 4,
    requirement: 'QUEUE-1',
    test: `${QUEUE} › stores a task as not transmitted before it is sent`,
    cut: { file: 'web/sync/task.ts', find: 'transmited: false', replace: 'transmited: true' },
  },
  {
    id: 'an ended session clears the tasks that wait',
    section: 4,
    requirement: 'TOKEN-4',
    test: `${SIGN_OUT} › clears queued tasks and results at sign-out, even while a task is running`,
    cut: {
      file: 'web/sync/task-queue.ts',
      find: 'return tasks.change(() => left)',
      replace: 'return tasks.change((list) => [...list, ...left])',
    },
  },
  {
    id: 'a task is tried once for each trigger',
    section: 9,
    requirement: 'LIMIT-32',
    test: `${RETRIES} › tries a task once per trigger %s and keeps it`,
    cut: {
      file: 'web/sync/task-queue.ts',
      find: 'await attempt(task).catch(',
      replace: 'await attempt(task).catch(() => attempt(task)).catch(',
    },
  },
  {
    id: 'a network that returns processes the queue',
    section: 4,
    requirement: 'QUEUE-9',
    test: 'test/e2e/offline/offline.e2e.ts › a list is not extended offline, and a subscription made offline is sent once the network returns, and can be ended',
    cut: {
      file: 'web/sync/open-tasks.ts',
      find: '  onBackOnline(() => void queue.process())\n',
      replace: '',
    },
  },
  {
    id: 'a task that was answered leaves the queue',
    section: 4,
    requirement: 'QUEUE-3',
    test: `${QUEUE} › removes an answered task, but keeps one with a cacheable result`,
    cut: {
      file: 'web/sync/task.ts',
      find: 'if (!task.is_result_cacheable) return []',
      replace: 'if (task === null) return []',
    },
  },
  {
    id: 'a read of the storage ends after 800 ms',
    section: 4,
    requirement: 'CACHE-1',
    test: `${STORE} › fails if a read takes longer than 800 ms`,
    cut: {
      file: DEVICE_STORE,
      find: 'await withTimeout(DEVICE_TIMING.cacheReadMs, get(key, collection))',
      replace: 'await get(key, collection)',
    },
  },
  {
    id: 'going through a collection ends after 2 s',
    section: 4,
    requirement: 'CACHE-2',
    test: `${STORE} › fails if deleting other versions takes longer than 2 s`,
    cut: {
      file: DEVICE_STORE,
      find: 'await withTimeout(DEVICE_TIMING.cacheIterateMs, deleteOtherVersions())',
      replace: 'await deleteOtherVersions()',
    },
  },
  {
    id: 'one read error switches the storage off',
    section: 4,
    requirement: 'CACHE-3',
    test: `${STORE} › stops reading after one read error`,
    cut: { file: DEVICE_STORE, find: 'readErrors += 1', replace: 'readErrors += 0' },
  },
  {
    id: 'write errors switch the storage off',
    section: 4,
    requirement: 'CACHE-3',
    test: `${STORE} › stops writing after thirty write errors`,
    cut: { file: DEVICE_STORE, find: 'writeErrors += 1', replace: 'writeErrors += 0' },
  },
  {
    id: 'the quota is checked every 30 seconds and a full device is purged',
    section: 4,
    requirement: 'CACHE-4',
    test: 'web/storage/check-quota.test.ts › the quota check',
    cut: { file: 'web/storage/check-quota.ts', find: 'if (usage > quota * FULL) purge()', replace: 'void [usage, quota, purge]' },
  },
  {
    id: 'a quota error clears the caches and writes again',
    section: 4,
    requirement: 'CACHE-5',
    test: 'web/storage/clear-when-full.test.ts › a write to a full device',
    cut: { file: 'web/storage/device-database.ts', find: '      await makeRoom()\n', replace: '' },
  },
  {
    id: 'a notice goes after its time',
    section: 4,
    requirement: 'NOTICE-1',
    test: 'test/e2e/cart/cart.e2e.ts › a notice closes after five seconds or when dismissed, but not under the pointer',
    cut: {
      file: 'web/components/notifications/toasts.tsx',
      find: 'const timer = setTimeout(dismiss, timeToLive, id)',
      replace: 'const timer = setTimeout(dismiss, timeToLive * 1000, id)',
    },
  },
  {
    id: 'a notice identical to the last one is not added',
    section: 4,
    requirement: 'NOTICE-2',
    test: 'web/components/notifications/notices.test.ts › notices › are not repeated directly after the same notice',
    cut: {
      file: 'web/components/notifications/notices.ts',
      find: 'if (isSameText && last.card?.subject === card?.subject) return last.id\n',
      replace: '',
    },
  },
  {
    id: 'a submenu closes 300 ms after the pointer has left',
    section: 4,
    requirement: 'UI-2',
    test: 'test/e2e/browsing/main-menu.e2e.ts › a submenu opens only under the pointer, and closes 300 ms after the pointer leaves it',
    cut: { file: 'web/features/shell/layout/main-menu.tsx', find: 'setPointed(true)', replace: 'setPointed(false)' },
  },
  {
    id: 'opening the mini-cart or the wishlist turns the overlay on',
    section: 4,
    requirement: 'UI-1',
    test: 'test/e2e/every-page/keyboard.e2e.ts › menus, mini-cart and wishlist return the focus, and bars cover nothing focused',
    cut: {
      file: 'web/components/dialog/show-dialog.ts',
      find: '  dialog.showPopover()\n',
      replace: '',
    },
  },
  {
    id: 'opening the search panel turns the overlay on',
    section: 4,
    requirement: 'UI-1',
    test: 'test/e2e/browsing/search.e2e.ts › search suggestions › appear from three characters on with categories, products and prices, and can be closed',
    cut: { file: 'web/features/catalog/search/panel/suggestion-panel.module.css', find: 'content: ""', replace: 'content: none' },
  },
  {
    id: 'a sku that is on the wishlist is not added again',
    section: 4,
    requirement: 'WISH-1',
    test: 'web/features/catalog/sku-list/list-changes.test.ts › sku list changes',
    cut: {
      file: 'web/features/catalog/sku-list/list-changes.ts',
      find: 'list.includes(sku) ? list : [...list, sku]',
      replace: '[...list, sku]',
    },
  },
  {
    id: 'confirmed prices fire their event',
    section: 4,
    requirement: 'PRICE-4',
    test: 'test/e2e/product/price-sync.e2e.ts › a shop that clears prices before it confirms them › placeholders of late prices are replaced and announced once the prices are confirmed',
    cut: {
      file: 'web/features/catalog/price-sync/confirm-live-data.ts',
      find: "'prices-after-sync'",
      replace: "'prices-synced'",
    },
  },
]
