import { describe, expect, it } from 'vitest'
import { contentWith } from '../../../test/kit/content.ts'
import { readConfig } from '../../config/config.ts'
import { category, product } from '../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { scopeWith, toResult } from '../testing/platform.ts'
import { findAlternates } from './alternates.ts'

const config = readConfig(contentWith({ storeViews: { open: ['de', 'it'] } }))
const never = new Promise<never>(() => undefined)

const SLUGS: Readonly<Record<string, string>> = { default: 'timber', de: 'holz', it: 'legname' }
const platform = (failing: (view: string) => Promise<unknown> | null = () => null): Partial<Platform> => ({
  categories: async ({ code }) => {
    await failing(code)
    const slug = SLUGS[code] ?? ''
    return toResult([category('2', ['1'], 'Root'), category('7', ['1', '2'], slug, { slug, urlPath: slug })])
  },
  products: async ({ code }, { body }) => {
    await failing(code)
    const isAsked = JSON.stringify(body).includes(code === 'it' ? 'NOWHERE' : 'BOARD')
    return toResult(isAsked ? [product({ sku: 'BOARD', urlPath: `${SLUGS[code]}/board`, urlKey: 'board', slug: 'board' })] : [])
  },
  resolveUrl: async () => null,
  cmsPage: async () => null,
})

const findLinks = (path: string, given = platform(), withinMs = 5_000) =>
  findAlternates(path, scopeWith(given, { config }), withinMs)
const findPages = async (path: string, given = platform()) => (await findLinks(path, given)).pages

// SCREEN-21, VIEW-2
describe('alternate pages in other store views', () => {
  it('are the category with the same id, at its own path', async () => {
    expect(await findPages('/timber')).toEqual([
      { storeView: 'default', path: '/timber' },
      { storeView: 'de', path: '/de/holz' },
      { storeView: 'it', path: '/it/legname' },
    ])
  })

  it('are the product with the same sku, if a store view has one', async () => {
    const paths = await findPages('/p/BOARD/board')
    expect(paths.map(({ storeView }) => storeView)).toEqual(['default', 'de'])
    expect(paths[1]?.path).toMatch(/^\/de\/.*board/)
  })

  it('leave out a failing store view and keep the others', async () => {
    const isItaly = (work: () => Promise<unknown>) => (view: string) => (view === 'it' ? work() : null)
    const failing = platform(isItaly(() => Promise.reject(new PlatformUnreachable('PLATFORM_TIMEOUT'))))
    expect((await findPages('/timber', failing)).map(({ storeView }) => storeView)).toEqual(['default', 'de'])
  })

  it('leave out store views that exceed the time limit, and report it', async () => {
    const slow = platform((view) => (view === 'it' ? never : null))
    const { pages, isLate } = await findLinks('/timber', slow, 200)
    expect([pages.map(({ storeView }) => storeView), isLate]).toEqual([['default', 'de'], true])
    expect((await findLinks('/timber')).isLate).toBe(false)
  })

  it('are empty if no other store view has the page, the page does not exist, or there is one store view', async () => {
    const alone = platform((view) => (view === 'default' ? null : Promise.reject(new Error('down'))))
    expect(await findPages('/timber', alone)).toEqual([])
    expect(await findPages('/nowhere')).toEqual([])
    expect(await findAlternates('/timber', scopeWith(platform()))).toEqual({ pages: [], isLate: false })
  })
})
