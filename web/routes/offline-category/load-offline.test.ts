import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoaderArgs } from '../../data/loading.ts'
import { PAGE_DATA_ID } from '../../data/page-data.ts'
import type { OfflineCategory } from '../../features/catalog/offline-catalog/index.ts'

const SHOP = { deviceDatabase: 'default-shop', basePath: '/de', language: 'de-DE' }
const PANELS: OfflineCategory = {
  name: 'Panels',
  url: '/de/panels',
  breadcrumbs: [{ name: 'Panels', url: '/de/panels' }],
  children: [],
  pricesFrom: '2026-11-20T12:00:00.000Z',
  total: 0,
  products: [],
}

const CATALOG = '../../features/catalog/offline-catalog/offline-catalog.ts'
const findOfflineCategory = vi.fn()

// Loaded anew, because test files share modules.
vi.resetModules()
vi.doMock(CATALOG, () => ({ findOfflineCategory }))
const { OfflineError, UnavailableError } = await import('../../api/errors.ts')
const { loader: dispatch } = await import('../dispatch/dispatch.tsx')
const { loader: bySlug } = await import('../category/category.tsx')
afterAll(() => {
  vi.doUnmock(CATALOG)
  vi.resetModules()
})

beforeEach(() => {
  vi.stubGlobal('document', {
    getElementById: (id: string) => id === PAGE_DATA_ID && { textContent: JSON.stringify({ shop: SHOP }) },
  })
  findOfflineCategory.mockReset().mockImplementation(async (_shop, path) => (path === PANELS.url ? PANELS : null))
  return () => vi.unstubAllGlobals()
})

/** The value that a loader returns or throws for a path if the shop does not answer. */
function load(loader: (args: LoaderArgs) => Promise<unknown>, path: string, failure: unknown): Promise<unknown> {
  const request = new Request(`https://shop.example${path}`)
  const failToLoad = () => Promise.reject(failure)
  return loader({ request, params: {}, context: { get: () => failToLoad } } as unknown as LoaderArgs).catch(
    (thrown: unknown) => thrown,
  )
}

// CACHE-18
describe.each([
  ['the dispatcher', dispatch],
  ['the loader of a category by its slug', bySlug],
])('%s, without a network', (_, loader) => {
  it('returns a category that was never opened from the offline catalogue', async () => {
    expect(await load(loader, '/de/panels?thickness=18', new OfflineError())).toEqual({ offline: PANELS })
    expect(findOfflineCategory).toHaveBeenCalledWith(SHOP, PANELS.url, expect.any(Number))
  })

  it('throws the failure for a category whose page is on the device', async () => {
    const failure = new OfflineError()
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    vi.stubGlobal('caches', { match: async (href: string) => (href.endsWith(PANELS.url) ? new Response() : undefined) })
    expect(await load(loader, PANELS.url, failure)).toBe(failure)
    expect(await load(loader, `${PANELS.url}?thickness=18`, failure)).toEqual({ offline: PANELS })
  })

  it('throws the failure for a page that is no category of the offline catalogue', async () => {
    const failure = new OfflineError()
    expect(await load(loader, '/de/delivery', failure)).toBe(failure)
    findOfflineCategory.mockRejectedValue(new Error('no worker'))
    expect(await load(loader, '/de/panels', failure)).toBe(failure)
  })

  it('throws the failure of a shop that answers with an error', async () => {
    const failure = new UnavailableError('503')
    expect(await load(loader, '/de/panels', failure)).toBe(failure)
    expect(findOfflineCategory).not.toHaveBeenCalled()
  })
})
