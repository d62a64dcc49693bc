import { describe, expect, it } from 'vitest'
import { product } from '../../domain/testing/catalogue.ts'
import { PRODUCTS_PER_SITEMAP } from '../../domain/urls/sitemap.ts'
import { PlatformRefused, PlatformUnreachable } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, scopeWith } from '../testing/platform.ts'
import { productFiles, productPaths } from './sitemap.ts'

/** An index that goes through these ids as an engine with ids of words does. */
const indexOf =
  (ids: readonly string[]): Platform['products'] =>
  async (_view, { body, size }) => {
    const [after = ''] = Array.isArray(body.search_after) ? body.search_after : []
    const rest = ids.toSorted().filter((id) => id > after)
    return found(
      rest.slice(0, size).map((id) => product({ id, sku: `S-${id}`, urlPath: `shelf/${id}` })),
      { total: ids.length },
    )
  }

const UUIDS = Array.from({ length: 2 * PRODUCTS_PER_SITEMAP + 3 }, (_, i) => `${(i * 7919).toString(36)}-a1b2-${i}`)

// URL-7
describe('the sitemap of products whose ids are no numbers', () => {
  it('has every product in one file, and no file without one', async () => {
    const scope = scopeWith({ products: indexOf(UUIDS) })
    const files = await productFiles(scope)
    expect(files).toHaveLength(3)
    const paths = (await Promise.all(files.map((after) => productPaths(after, scope)))).flat()
    expect(paths).toHaveLength(UUIDS.length)
    expect(new Set(paths).size).toBe(UUIDS.length)
  })

  it('has no file more than it needs where the last one is full', async () => {
    const scope = scopeWith({ products: indexOf(UUIDS.slice(0, PRODUCTS_PER_SITEMAP)) })
    expect(await productFiles(scope)).toEqual([null])
    expect(await productFiles(scopeWith({ products: indexOf([]) }))).toEqual([])
  })

  it('ends where an index gives the same page again and again', async () => {
    const page = UUIDS.slice(0, 2).map((id) => product({ id, sku: id }))
    const products = async () => found(page, { total: UUIDS.length })
    expect(await productFiles(scopeWith({ products }))).toHaveLength(2)
  })

  it('ends at a last id that the index cannot have', async () => {
    const products: Platform['products'] = async (_view, { body }) => {
      if (body.search_after !== undefined) throw new PlatformRefused('PLATFORM_REFUSED', 400)
      return found([product({ id: '\ud800', sku: 'S' })], { total: UUIDS.length })
    }
    expect(await productFiles(scopeWith({ products }))).toEqual([null])
  })

  it('is one call where all of them are in the first file', async () => {
    const asked: unknown[] = []
    const products: Platform['products'] = async (_view, { body }) => {
      asked.push(body.search_after)
      return found([product({ id: '1', sku: 'S' })], { total: 1 })
    }
    expect(await productFiles(scopeWith({ products }))).toEqual([null])
    expect(asked).toEqual([undefined])
  })

  it('has no file for an id that the index cannot have, and says so when the platform is away', async () => {
    const refusing = async () => {
      throw new PlatformRefused('PLATFORM_REFUSED', 400)
    }
    expect(await productPaths('abc', scopeWith({ products: refusing }))).toEqual([])
    const away = async () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT')
    }
    await expect(productPaths('abc', scopeWith({ products: away }))).rejects.toThrow()
    await expect(productPaths(null, scopeWith({ products: refusing }))).rejects.toThrow()
  })
})
