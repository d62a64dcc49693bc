import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Caches of devices and replicas, and errors from proxies in front of the platform. */
export const offlineCaches: readonly Mutation[] = [
  {
    requirement: 'QUEUE-10',
    file: 'bff/platform/http/envelope.ts',
    find: "new fail('PLATFORM_CONTENT_TYPE'",
    replace: "new fail('PLATFORM_SHAPE'",
  },
  {
    requirement: 'QUEUE-11',
    file: 'bff/platform/http/envelope.ts',
    find: "new fail('PLATFORM_EMPTY'",
    replace: "new fail('PLATFORM_SHAPE'",
  },
  {
    requirement: 'QUEUE-12',
    file: 'web/sync/send-without-page.ts',
    find: "sent.kind === 'retryable'",
    replace: 'sent.kind === null',
  },
  {
    requirement: 'CACHE-7',
    file: 'bff/http/pages/shop-info.ts',
    find: 'commonCaches ? DEVICE_STORES.name',
    replace: '!commonCaches ? DEVICE_STORES.name',
  },
  {
    requirement: 'CACHE-8',
    file: 'web/sync/tasks/customer/customer-on-device.ts',
    find: "    __typename: 'Customer',\n",
    replace: "    ...stored,\n    __typename: 'Customer',\n",
  },
  {
    requirement: 'CACHE-9',
    file: 'bff/http/pages/pages.ts',
    find: ', stale-while-revalidate=',
    replace: ', stale-if-error=',
  },
  {
    requirement: 'CACHE-10',
    file: 'web/worker/page/register.ts',
    find: "'/service-worker.js'",
    replace: "'/worker.js'",
  },
  {
    requirement: 'CACHE-11',
    file: 'web/storage/check-quota.ts',
    find: "console.warn('The storage quota could not be read', error)",
    replace: 'throw error',
  },
  {
    requirement: 'CACHE-12',
    file: 'bff/domain/catalog-index/difference.ts',
    find: 'before.get(id) !== fingerprint',
    replace: '!before.has(id)',
  },
  {
    requirement: 'CACHE-13',
    file: 'bff/cache/invalidation/shared-invalidations.ts',
    find: 'await announcer.announce(invalidated.tags)',
    replace: 'true',
  },
  {
    requirement: 'CACHE-14',
    file: 'bff/cache/caches/shared-pages.ts',
    find: ' && invalidations.isPageUntouched(moment, page.tags)',
    replace: '',
  },
  {
    requirement: 'CACHE-18',
    file: 'web/features/catalog/offline-catalog/worker/listed-category.ts',
    find: 'if (parent === above) ids.add(below)',
    replace: 'if (parent === below) ids.add(above)',
  },
  {
    requirement: 'CACHE-19',
    file: 'web/features/catalog/offline-catalog/list/offline-purchase.ts',
    find: 'if (!canQuickAdd(sold)) return null',
    replace: '',
  },
  {
    requirement: 'CACHE-20',
    file: 'web/features/catalog/offline-catalog/list/offline-purchase.ts',
    find: 'sku: parentSku }, variant, options }',
    replace: 'sku: parentSku }, options }',
  },
  {
    requirement: 'CACHE-21',
    file: 'web/worker/other-size.ts',
    find: 'pictureIn(request.url) === picture',
    replace: 'request.url === url',
  },
  {
    requirement: 'CACHE-22',
    file: 'web/storage/device-store.ts',
    find: 'isBehind = true',
    replace: 'isBehind = false',
  },
  {
    requirement: 'CACHE-25',
    file: 'web/storage/device-database.ts',
    find: "name === 'VersionError'",
    replace: "name === 'AbortError'",
  },
  {
    requirement: 'CACHE-24',
    file: 'web/late/refetch-styles.ts',
    find: 'Math.min(failures++, MOST_DOUBLINGS)',
    replace: 'MOST_DOUBLINGS',
  },
  {
    requirement: 'CACHE-23',
    file: 'web/after-hydration.ts',
    find: 'if (cached) await prefetchTools',
    replace: 'if (!cached) await prefetchTools',
  },
  {
    requirement: 'CACHE-22',
    file: 'web/features/buying/checkout/steps/waiting-order.tsx',
    find: "  if (!isStored) return 'notStored'\n",
    replace: '',
  },
  {
    requirement: 'CACHE-15',
    file: 'bff/cache/invalidation/tag-mapping.ts',
    find: 'if (CATEGORY.test(tag)) return [tag, ANY_CATEGORY_TAG]\n',
    replace: 'if (CATEGORY.test(tag)) return null\n',
  },
  {
    requirement: 'CACHE-15',
    file: 'bff/http/invalidate/menu-watch.ts',
    find: 'return now === null || now !== before',
    replace: 'return now === null',
  },
  {
    requirement: 'CACHE-16',
    file: 'bff/cache/invalidation/tag-mapping.ts',
    find: '!page.some((tag) => PRODUCT.test(tag)) || ',
    replace: 'true || ',
  },
  {
    requirement: 'CACHE-17',
    file: 'bff/http/invalidate/invalidate.ts',
    find: 'addresses.slice(0, MOST_ADDRESSES)',
    replace: 'addresses',
  },
]
