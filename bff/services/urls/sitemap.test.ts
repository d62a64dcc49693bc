import { describe, expect, it } from 'vitest'
import { contentWith } from '../../../test/kit/content.ts'
import { readConfig } from '../../config/config.ts'
import { category, product } from '../../domain/testing/catalog.ts'
import { PRODUCTS_PER_SITEMAP } from '../../domain/urls/sitemap.ts'
import { PlatformRefused, PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { failUnreachable, scopeWith, toResult } from '../testing/platform.ts'
import { categoryPages, productFiles, productPages } from './sitemap.ts'

/** An index that pages through these ids like an engine with string ids. */
const createIndex =
  (ids: readonly string[]): Platform['products'] =>
  async (_view, { body, size }) => {
    const [after = ''] = Array.isArray(body.search_after) ? body.search_after : []
    const rest = ids.toSorted().filter((id) => id > after)
    return toResult(
      rest.slice(0, size).map((id) => product({ id, sku: `S-${id}`, urlPath: `shelf/${id}` })),
      { total: ids.length },
    )
  }

const UUIDS = Array.from({ length: 2 * PRODUCTS_PER_SITEMAP + 3 }, (_, i) => `${(i * 7919).toString(36)}-a1b2-${i}`)

// URL-7
describe('sitemap of products with non-numeric ids', () => {
  it('has every product in one file, and no file without products', async () => {
    const scope = scopeWith({ products: createIndex(UUIDS) })
    const files = await productFiles(() => scope)
    expect(files).toHaveLength(3)
    const paths = (await Promise.all(files.map((after) => productPages(after, scope)))).flat().map(({ path }) => path)
    expect(paths).toHaveLength(UUIDS.length)
    expect(new Set(paths).size).toBe(UUIDS.length)
  })

  it('has no extra file if the last one is full', async () => {
    const scope = scopeWith({ products: createIndex(UUIDS.slice(0, PRODUCTS_PER_SITEMAP)) })
    expect(await productFiles(() => scope)).toEqual([null])
    expect(await productFiles(() => scopeWith({ products: createIndex([]) }))).toEqual([])
  })

  it('ends if the index returns the same page repeatedly', async () => {
    const page = UUIDS.slice(0, 2).map((id) => product({ id, sku: id }))
    const products = async () => toResult(page, { total: UUIDS.length })
    expect(await productFiles(() => scopeWith({ products }))).toHaveLength(2)
  })

  it('ends at a last id that the index cannot have', async () => {
    const products: Platform['products'] = async (_view, { body }) => {
      if (body.search_after !== undefined) throw new PlatformRefused('PLATFORM_REFUSED', 400)
      return toResult([product({ id: '\ud800', sku: 'S' })], { total: UUIDS.length })
    }
    expect(await productFiles(() => scopeWith({ products }))).toEqual([null])
  })

  it('makes one call if all products fit into the first file', async () => {
    const asked: unknown[] = []
    const products: Platform['products'] = async (_view, { body }) => {
      asked.push(body.search_after)
      return toResult([product({ id: '1', sku: 'S' })], { total: 1 })
    }
    expect(await productFiles(() => scopeWith({ products }))).toEqual([null])
    expect(asked).toEqual([undefined])
  })

  it('is empty for an id that the index cannot have, and throws if the platform is unreachable', async () => {
    const refuse = async () => {
      throw new PlatformRefused('PLATFORM_REFUSED', 400)
    }
    expect(await productPages('abc', scopeWith({ products: refuse }))).toEqual([])
    await expect(productPages('abc', scopeWith({ products: failUnreachable }))).rejects.toThrow()
    await expect(productPages(null, scopeWith({ products: refuse }))).rejects.toThrow()
  })
})

const SEVERAL = { config: readConfig(contentWith({ storeViews: { open: ['de', 'it'] } })) }
const fresh = (id: number) => product({ id: String(id), sku: `S-${id}`, urlPath: `shelf/${id}` })
const idsTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1)

/** A catalogue of these ids, paged like an engine with numeric ids. */
const numbered = (ids: readonly number[], { body, size }: Parameters<Platform['products']>[1]) => {
  const [after = 0] = Array.isArray(body.search_after) ? body.search_after : []
  return toResult(
    ids
      .filter((id) => id > Number(after))
      .slice(0, size)
      .map(fresh),
    { total: ids.length },
  )
}

// URL-7
describe('sitemap of categories', () => {
  it('has every active category, in the menu or not, with numeric or text ids', async () => {
    const categories = async () =>
      toResult([
        category('2', ['1'], 'Root'),
        category('7', ['1', '2'], 'Decking', { urlPath: 'decking' }),
        category('SalDist', ['1', '2'], 'Trade', { urlPath: 'trade', includeInMenu: false, productCount: 0 }),
        category('9', ['1', '2'], 'Winter', { urlPath: 'winter', isActive: false }),
      ])
    const pages = await categoryPages(scopeWith({ categories }))
    expect(pages.map(({ path }) => path)).toEqual(['/', '/decking', '/trade'])
  })
})

// URL-7, VIEW-2
describe('alternate links in a sitemap', () => {
  it('name store views that have the same category or product', async () => {
    const categories: Platform['categories'] = async ({ code }) =>
      toResult([
        category('2', ['1'], 'Root'),
        ...(code === 'it' ? [] : [category('7', ['1', '2'], `c-${code}`, { urlPath: `c-${code}` })]),
      ])
    const products: Platform['products'] = async ({ code }, request) => numbered(code === 'de' ? [2, 3] : [1, 2], request)
    const scope = scopeWith({ categories, products }, SEVERAL)
    expect(await categoryPages(scope)).toEqual([
      {
        path: '/',
        alternates: [
          { storeView: 'default', path: '/' },
          { storeView: 'de', path: '/de/' },
          { storeView: 'it', path: '/it/' },
        ],
      },
      {
        path: '/c-default',
        alternates: [
          { storeView: 'default', path: '/c-default' },
          { storeView: 'de', path: '/de/c-de' },
        ],
      },
    ])
    const pages = await productPages(null, scope)
    expect(pages.map(({ path, alternates }) => [path, alternates.map(({ storeView }) => storeView)])).toEqual([
      ['/shelf/1', ['default', 'it']],
      ['/shelf/2', ['default', 'de', 'it']],
    ])
    expect(pages[1]?.alternates[1]?.path).toBe('/de/shelf/2')
  })

  it('are found in at most two calls per store view if it has products in between', async () => {
    const calls: string[] = []
    const even = idsTo(3 * PRODUCTS_PER_SITEMAP).filter((id) => id % 2 === 0)
    const products: Platform['products'] = async ({ code }, request) => {
      calls.push(code)
      return numbered(code === 'default' ? even : idsTo(3 * PRODUCTS_PER_SITEMAP), request)
    }
    const pages = await productPages(null, scopeWith({ products }, SEVERAL))
    expect(pages.filter(({ alternates }) => alternates.length === 3)).toHaveLength(PRODUCTS_PER_SITEMAP)
    expect(calls).toEqual(['default', 'de', 'de', 'it', 'it'])
  })

  it('leave out a failing store view, and are empty if there is one store view', async () => {
    const products: Platform['products'] = async ({ code }, request) => {
      if (code === 'de') throw new PlatformUnreachable('PLATFORM_TIMEOUT')
      return numbered([1], request)
    }
    const [page] = await productPages(null, scopeWith({ products }, SEVERAL))
    expect(page?.alternates.map(({ storeView }) => storeView)).toEqual(['default', 'it'])
    expect((await productPages(null, scopeWith({ products })))[0]?.alternates).toEqual([])
  })
})
