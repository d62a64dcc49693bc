import { describe, expect, it } from 'vitest'
import { category } from '../../domain/testing/catalogue.ts'
import { PlatformRefused, PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { config, fakePlatform, scopeWith } from '../../services/testing/platform.ts'
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

async function routeOf(path: string, platform: Partial<Platform> = {}, settings: Partial<typeof config.catalog> = {}) {
  const scope = scopeWith(
    { ...shop, cmsPage: async (_view, identifier) => (identifier === page.identifier ? page : null), ...platform },
    { config: { ...config, catalog: { ...config.catalog, ...settings } } },
  )
  const { data, errors } = await ask(scope, ROUTE, { path, childSku: null })
  return { route: data?.route, errors, tags: scope.cacheTags.list() }
}

const moved = (location: string) => ({ __typename: 'Redirect', location, status: 301 })

describe('what lives at a path', () => {
  it.each([
    ['a category by its own path', '/decking', { __typename: 'Category', id: '34' }],
    ['a nested category', '/decking/boards', { __typename: 'Category', id: '35' }],
    ['a category by its slug', '/c/boards', { __typename: 'Category', id: '35' }],
    ['a product by its own path', '/decking/oak-board', { __typename: 'SimpleProduct', sku: 'BOARD' }],
    ['a product by its sku', '/p/BOARD/oak-board', { __typename: 'SimpleProduct', sku: 'BOARD' }],
    ['a page of text', '/i/delivery', { __typename: 'CmsPage', identifier: 'delivery' }],
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
    ['anything, whatever its query', '/decking?page=2#top', { __typename: 'Category', id: '34' }],
  ])('is %s', async (_, path, route) => {
    expect(await routeOf(path)).toMatchObject({ route, errors: [] })
  })

  it('is the platform’s page of text where it finds one', async () => {
    const answer = await routeOf('/delivery', { resolveUrl: async () => ({ type: 'cms_page', source: page }) })
    expect(answer).toMatchObject({ route: { __typename: 'CmsPage', identifier: 'delivery' }, tags: ['C5'] })
  })

  it('is nothing when the platform names a category that is not active', async () => {
    const gone = category('99', ['2'], 'Gone', { isActive: false })
    const answer = await routeOf('/gone', { resolveUrl: async () => ({ type: 'category', source: gone }) })
    expect(answer).toMatchObject({ route: null, errors: [] })
  })

  it('is the product with exactly that path where the platform’s best guess is another', async () => {
    const resolveUrl = async () => null
    expect((await routeOf('/decking/oak-board', { resolveUrl })).route).toEqual({ __typename: 'SimpleProduct', sku: 'BOARD' })
    expect((await routeOf('/decking/skirting-oak', { resolveUrl })).route).toMatchObject({ __typename: 'Redirect' })
    expect((await routeOf('/decking/oak', { resolveUrl })).route).toBeNull()
  })

  it.each([
    ['a slash at its end', '/decking/', '/decking'],
    ['a slash too many', '/decking//boards', '/decking/boards'],
    ['capitals', '/Decking/Boards', '/decking/boards'],
    ['capitals in a product’s path', '/Decking/Oak-Board', '/decking/oak-board'],
    ['a capital before a slug', '/C/boards', '/c/boards'],
    ['a slash after a product', '/p/BOARD/oak-board/', '/p/BOARD/oak-board'],
  ])('has moved when the path has %s', async (_, path, location) => {
    expect((await routeOf(path)).route).toEqual(moved(location))
  })

  it('leaves skus as they are written', async () => {
    expect((await routeOf('/P/BOARD/Oak-Board')).route).toEqual(moved('/p/BOARD/oak-board'))
    expect((await routeOf('/p/board/oak-board')).route).toBeNull()
  })

  it.each([
    ['nothing there', '/nothing'],
    ['nothing there, with a slash', '/nothing/'],
    ['the root', '/'],
    ['an unknown slug', '/c/nothing'],
    ['an unknown page', '/i/nothing'],
    ['an unknown product', '/p/NONE/none'],
    ['a disabled product', '/decking/disabled'],
    ['a disabled product by its sku', '/p/DISABLED/disabled'],
    ['a broken escape', '/%E0%A4%A'],
    ['half a pair', '/a%'],
    ['a path without end', `/${'a'.repeat(3000)}`],
    ['only slashes', '///'],
    ['an address of another host', '//evil.example/decking'],
  ])('is nothing for %s', async (_, path) => {
    expect(await routeOf(path)).toMatchObject({ route: null, errors: [] })
  })

  it('is the parent of a hidden variant, at the parent’s address', async () => {
    expect((await routeOf('/decking/skirting-oak')).route).toEqual(moved('/decking/skirting?childSku=SKIRTING-OAK'))
    expect((await routeOf('/p/SKIRTING-OAK/skirting-oak')).route).toEqual(moved('/decking/skirting?childSku=SKIRTING-OAK'))
  })

  it('is the parent with the variant in the path without the dispatcher', async () => {
    const { route } = await routeOf('/p/SKIRTING-OAK/skirting-oak', {}, { urlDispatcher: false })
    expect(route).toEqual(moved('/p/SKIRTING/skirting/SKIRTING-OAK'))
  })

  it('is nothing for a hidden variant when direct access is not prevented', async () => {
    expect((await routeOf('/decking/skirting-oak', {}, { preventChildAccess: false })).route).toBeNull()
  })

  it('selects the variant that is asked for beside the path', async () => {
    const { data } = await ask(scopeWith(shop), ROUTE, { path: '/decking/skirting', childSku: 'SKIRTING-ASH' })
    expect(data?.route).toMatchObject({ selectedVariant: { sku: 'SKIRTING-ASH' } })
  })

  describe('where pages open with a variant', () => {
    const opened = (path: string, platform: Partial<Platform> = {}) => routeOf(path, platform, { firstVariantInUrl: true })

    it('is a product with the variant its path ends in', async () => {
      expect((await opened('/decking/skirting/SKIRTING-ASH')).route).toMatchObject({ selectedVariant: { sku: 'SKIRTING-ASH' } })
    })

    it('costs no call more than the product does', async () => {
      const asked: string[] = []
      const resolveUrl: Platform['resolveUrl'] = async (view, path, options) => {
        asked.push(path)
        return shop.resolveUrl?.(view, path, options) ?? null
      }
      await opened('/decking/skirting/SKIRTING-ASH', { resolveUrl })
      await opened('/decking/skirting', { resolveUrl })
      expect(asked).toEqual(['decking/skirting', 'decking/skirting'])
    })

    it('is the proper address for a number in other letters', async () => {
      expect((await opened('/Decking/Skirting/skirting-ash')).route).toEqual(moved('/decking/skirting/SKIRTING-ASH'))
    })

    it('is the parent of a hidden variant, with the variant in the path', async () => {
      expect((await opened('/decking/skirting-oak')).route).toEqual(moved('/decking/skirting/SKIRTING-OAK'))
    })

    it.each([
      ['a number the product does not have', '/decking/skirting/NONE'],
      ['a number behind what has no variants', '/decking/oak-board/SKIRTING-ASH'],
      ['a number behind a category', '/decking/SKIRTING-ASH'],
    ])('is nothing for %s', async (_, path) => {
      expect((await opened(path)).route).toBeNull()
    })
  })

  it('knows variants by their path only where pages open with one', async () => {
    expect((await routeOf('/decking/skirting/SKIRTING-ASH')).route).toBeNull()
  })

  it('asks the platform nothing for a category', async () => {
    const { products, resolveUrl } = fakePlatform()
    expect((await routeOf('/decking/boards', { products, resolveUrl })).route).toMatchObject({ id: '35' })
  })

  it.each([
    ['categories', '/decking', 'categories'],
    ['a product', '/p/BOARD/oak-board', 'products'],
    ['a page', '/i/delivery', 'cmsPage'],
  ] as const)('is unknown, not nothing, when the platform does not answer for %s', async (_, path, call) => {
    const dead = async () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT')
    }
    const { route, errors } = await routeOf(path, { [call]: dead })
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
      const { route, errors } = await routeOf(path, failing)
      expect([route, errors]).toEqual([expected && expect.objectContaining(expected), []])
    })

    it('answers an error, not a 404, if the catalogue fails as well', async () => {
      const products = async () => Promise.reject(new PlatformUnreachable('PLATFORM_TIMEOUT'))
      const { route, errors } = await routeOf('/decking/oak-board', { ...failing, products })
      expect([route, errors.map(({ originalError }) => originalError)]).toEqual([null, [expect.any(PlatformUnreachable)]])
    })
  })

  it('names what it shows', async () => {
    expect((await routeOf('/decking/oak-board')).tags).toEqual(['P1'])
    expect((await routeOf('/decking/skirting-oak')).tags).toEqual(['P61', 'P6'])
    expect((await routeOf('/decking')).tags).toEqual(['C34'])
  })
})
