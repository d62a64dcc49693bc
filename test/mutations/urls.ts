import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** URLs of the catalogue. */
export const urls: readonly Mutation[] = [
  {
    requirement: 'URL-1',
    file: 'bff/services/urls/route.ts',
    find: 'productTarget(await ofGroup(found.source, scope), childSku, scope)',
    replace: 'null',
  },
  {
    requirement: 'URL-10',
    file: 'web/routes/dispatch/dispatch.tsx',
    find: 'keepPageParameters(route.location, searchParams)',
    replace: 'route.location',
  },
  {
    requirement: 'URL-2',
    file: 'web/routes/dispatch/dispatch.tsx',
    find: 'if (!route) notFound()',
    replace: "if (!route) throw new Error('Nothing is here')",
  },
  {
    requirement: 'URL-5',
    file: 'bff/platform/urls/url-map.ts',
    find: "{ type: 'category', source: category }",
    replace: "{ type: 'product', source: category }",
  },
  {
    requirement: 'URL-6',
    file: 'bff/platform/urls/url-map.ts',
    find: "'/api/url/map'",
    replace: "'/api/url'",
  },
  {
    requirement: 'URL-7',
    file: 'bff/services/urls/sitemap.ts',
    find: 'isLast ? undefined : items.at(-1)?.id',
    replace: 'undefined',
  },
  {
    requirement: 'URL-8',
    file: 'bff/services/urls/route.ts',
    find: 'if (!(error instanceof PlatformError)) throw error',
    replace: 'throw error',
  },
  {
    requirement: 'URL-9',
    file: 'bff/cache/caches/catalog.ts',
    find: '() => isRefreshedInBackground',
    replace: '() => false',
  },
]
