import { describe, expect, it } from 'vitest'
import { category } from '../../domain/testing/catalog.ts'
import { PlatformRefused, PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { config, failUnreachable, fakePlatform, scopeWith } from '../../services/testing/platform.ts'
import { ask, shop } from './testing/shop.ts'

const ROUTE = `query ($path: String!, $childSku: ID) {
  route(path: $path, childSku: $childSku) {
    __typename
    ... on Redirect { location status }
    ... on Category { id }
    ... on Product { sku }
    ... on ConfigurableProduct { selectedVariant { sku } }
    ... on CmsPage { identifier }
  }
}`

const page = {
  id: '5',
  identifier: 'delivery',
  title: 'Delivery',
  heading: null,
  content: '',
  isActive: true,
  metaTitle: null,
  metaDescription: null,
}

async function fetchRoute(path: string, platform: Partial<Platform> = {}, settings: Partial<typeof config.catalog> = {}) {
  const scope = scopeWith(
    { ...shop, cmsPage: async (_view, identifier) => (identifier === page.identifier ? page : null), ...platform },
    { config: { ...config, catalog: { ...config.catalog, ...settings } } },
  )
  const { data, errors } = await ask(scope, ROUTE, { path, childSku: null })
  return { route: data?.route, errors, tags: scope.cacheTags.list() }
}

const toRedirect = (location: string) => ({ __typename: 'Redirect', location, status: 301 })

describe('route', () => {
  // URL-1
  it.each([
    ['a category by its own path', '/decking', { __typename: 'Category', id: '34' }],
    ['a nested category', '/decking/boards', { __typename: 'Category', id: '35' }],
    ['a category by its slug', '/c/boards', { __typename: 'Category', id: '35' }],
    ['a product by its own path', '/decking/oak-board', { __typename: 'SimpleProduct', sku: 'BOARD' }],
    ['a product by its sku', '/p/BOARD/oak-board', { __typename: 'SimpleProduct', sku: 'BOARD' }],
    ['a CMS page', '/i/delivery', { __typename: 'CmsPage', identifier: 'delivery' }],
    [
      'a product with the variant of the path selected',
      '/p/SKIRTING/skirting/SKIRTING-OAK',
      { __typename: 'ConfigurableProduct', sku: 'SKIRTING', selectedVariant: { sku: 'SKIRTING-OAK' } },
    ],
    [
      'a product with a variant that does not exist',
      '/p/SKIRTING/skirting/NONE',
      { __typename: 'ConfigurableProduct', sku: 'SKIRTING', selectedVariant: null },
    ],
    ['a category by its path with a query and a fragment', '/decking?page=2#top', { __typename: 'Category', id: '34' }],
  ])('finds %s', async (_, path, route) => {
    expect(await fetchRoute(path)).toMatchObject({ route, errors: [] })
  })

  it('finds the CMS page of the URL map', async () => {
    const answer = await fetchRoute('/delivery', { resolveUrl: async () => ({ type: 'cms_page', source: page }) })
    expect(answer).toMatchObject({ route: { __typename: 'CmsPage', identifier: 'delivery' }, tags: ['C5'] })
  })

  it('ignores an inactive category of the URL map', async () => {
    const gone = category('99', ['2'], 'Gone', { isActive: false })
    const answer = await fetchRoute('/gone', { resolveUrl: async () => ({ type: 'category', source: gone }) })
    expect(answer).toMatchObject({ route: null, errors: [] })
  })

  it('finds the product with exactly this path if the URL map finds none', async () => {
    const resolveUrl = async () => null
    expect((await fetchRoute('/decking/oak-board', { resolveUrl })).route).toEqual({ __typename: 'SimpleProduct', sku: 'BOARD' })
    expect((await fetchRoute('/decking/skirting-oak', { resolveUrl })).route).toMatchObject({ __typename: 'Redirect' })
    expect((await fetchRoute('/decking/oak', { resolveUrl })).route).toBeNull()
  })

  it.each([
    ['a trailing slash', '/decking/', '/decking'],
    ['a double slash', '/decking//boards', '/decking/boards'],
    ['uppercase letters', '/Decking/Boards', '/decking/boards'],
    ['uppercase letters in a product path', '/Decking/Oak-Board', '/decking/oak-board'],
    ['an uppercase prefix', '/C/boards', '/c/boards'],
    ['a trailing slash after a product', '/p/BOARD/oak-board/', '/p/BOARD/oak-board'],
  ])('redirects a path with %s', async (_, path, location) => {
    expect((await fetchRoute(path)).route).toEqual(toRedirect(location))
  })

  it('keeps the case of skus', async () => {
    expect((await fetchRoute('/P/BOARD/Oak-Board')).route).toEqual(toRedirect('/p/BOARD/oak-board'))
    expect((await fetchRoute('/p/board/oak-board')).route).toBeNull()
  })

  // URL-2
  it.each([
    ['an unknown path', '/nothing'],
    ['an unknown path with a trailing slash', '/nothing/'],
    ['the root path', '/'],
    ['an unknown slug', '/c/nothing'],
    ['an unknown page', '/i/nothing'],
    ['an unknown product', '/p/NONE/none'],
    ['a disabled product', '/decking/disabled'],
    ['a disabled product by its sku', '/p/DISABLED/disabled'],
    ['an invalid escape', '/%E0%A4%A'],
    ['a truncated escape', '/a%'],
    ['an overlong path', `/${'a'.repeat(3000)}`],
    ['a path of slashes', '///'],
    ['a protocol-relative URL', '//evil.example/decking'],
  ])('returns null for %s', async (_, path) => {
    expect(await fetchRoute(path)).toMatchObject({ route: null, errors: [] })
  })

  it('redirects a hidden variant to its parent', async () => {
    expect((await fetchRoute('/decking/skirting-oak')).route).toEqual(toRedirect('/decking/skirting?childSku=SKIRTING-OAK'))
    expect((await fetchRoute('/p/SKIRTING-OAK/skirting-oak')).route).toEqual(
      toRedirect('/decking/skirting?childSku=SKIRTING-OAK'),
    )
  })

  it('redirects a hidden variant to a path with its sku if the URL dispatcher is off', async () => {
    const { route } = await fetchRoute('/p/SKIRTING-OAK/skirting-oak', {}, { urlDispatcher: false })
    expect(route).toEqual(toRedirect('/p/SKIRTING/skirting/SKIRTING-OAK'))
  })

  it('returns null for a hidden variant if direct access is allowed', async () => {
    expect((await fetchRoute('/decking/skirting-oak', {}, { preventChildAccess: false })).route).toBeNull()
  })

  // PROD-5, PROD-14
  it('selects the variant of the argument childSku', async () => {
    const { data } = await ask(scopeWith(shop), ROUTE, { path: '/decking/skirting', childSku: 'SKIRTING-ASH' })
    expect(data?.route).toMatchObject({ selectedVariant: { sku: 'SKIRTING-ASH' } })
  })

  describe('with firstVariantInUrl', () => {
    const openRoute = (path: string, platform: Partial<Platform> = {}) => fetchRoute(path, platform, { firstVariantInUrl: true })

    it('finds a product and selects the variant at the end of the path', async () => {
      expect((await openRoute('/decking/skirting/SKIRTING-ASH')).route).toMatchObject({
        selectedVariant: { sku: 'SKIRTING-ASH' },
      })
    })

    it('makes no additional platform call for the variant', async () => {
      const asked: string[] = []
      const resolveUrl: Platform['resolveUrl'] = async (view, path, options) => {
        asked.push(path)
        return shop.resolveUrl?.(view, path, options) ?? null
      }
      await openRoute('/decking/skirting/SKIRTING-ASH', { resolveUrl })
      await openRoute('/decking/skirting', { resolveUrl })
      expect(asked).toEqual(['decking/skirting', 'decking/skirting'])
    })

    it('redirects to the variant sku in its original case', async () => {
      expect((await openRoute('/Decking/Skirting/skirting-ash')).route).toEqual(toRedirect('/decking/skirting/SKIRTING-ASH'))
    })

    it('redirects a hidden variant to its parent with the variant in the path', async () => {
      expect((await openRoute('/decking/skirting-oak')).route).toEqual(toRedirect('/decking/skirting/SKIRTING-OAK'))
    })

    it.each([
      ['an unknown variant', '/decking/skirting/NONE'],
      ['a variant of a simple product', '/decking/oak-board/SKIRTING-ASH'],
      ['a variant of a category', '/decking/SKIRTING-ASH'],
    ])('returns null for %s', async (_, path) => {
      expect((await openRoute(path)).route).toBeNull()
    })
  })

  it('returns null for a variant path without firstVariantInUrl', async () => {
    expect((await fetchRoute('/decking/skirting/SKIRTING-ASH')).route).toBeNull()
  })

  it('makes no platform call for a category', async () => {
    const { products, resolveUrl } = fakePlatform()
    expect((await fetchRoute('/decking/boards', { products, resolveUrl })).route).toMatchObject({ id: '35' })
  })

  it.each([
    ['categories', '/decking', 'categories'],
    ['a product', '/p/BOARD/oak-board', 'products'],
    ['a page', '/i/delivery', 'cmsPage'],
  ] as const)('returns an error, not a 404, if the platform does not answer for %s', async (_, path, call) => {
    const { route, errors } = await fetchRoute(path, { [call]: failUnreachable })
    expect(route).toBeNull()
    expect(errors.map(({ originalError }) => originalError)).toEqual([expect.any(PlatformUnreachable)])
  })

  // platform contract §14.18
  describe('when the URL map fails', () => {
    const failing: Partial<Platform> = {
      resolveUrl: async () => {
        throw new PlatformRefused('PLATFORM_REFUSED', 500, 'no such index')
      },
    }

    // URL-8
    it.each([
      ['a product', '/decking/oak-board', { __typename: 'SimpleProduct', sku: 'BOARD' }],
      ['a category', '/decking/boards', { __typename: 'Category', id: '35' }],
      ['a CMS page', '/delivery', { __typename: 'CmsPage', identifier: 'delivery' }],
      ['nothing at an unknown path', '/decking/oak', null],
    ])('finds %s in the catalogue', async (_, path, expected) => {
      const { route, errors } = await fetchRoute(path, failing)
      expect([route, errors]).toEqual([expected && expect.objectContaining(expected), []])
    })

    it('returns an error, not a 404, if the catalogue fails as well', async () => {
      const products = async () => Promise.reject(new PlatformUnreachable('PLATFORM_TIMEOUT'))
      const { route, errors } = await fetchRoute('/decking/oak-board', { ...failing, products })
      expect([route, errors.map(({ originalError }) => originalError)]).toEqual([null, [expect.any(PlatformUnreachable)]])
    })
  })

  it('collects the cache tags of its target', async () => {
    expect((await fetchRoute('/decking/oak-board')).tags).toEqual(['P1'])
    expect((await fetchRoute('/decking/skirting-oak')).tags).toEqual(['P61', 'P6'])
    expect((await fetchRoute('/decking')).tags).toEqual(['C34'])
  })
})
