import { describe, expect, it } from 'vitest'
import { contentWith } from '../../../test/kit/content.ts'
import { readConfig } from '../../config/config.ts'
import { category, product } from '../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { fakePlatform, scopeWith, toResult } from '../testing/platform.ts'
import { redirectFromOtherView } from './other-view.ts'

const config = readConfig(contentWith({ storeViews: { open: ['de', 'it'] } }))
const [, german] = config.storeViews

const SLUGS: Readonly<Record<string, string>> = { default: 'timber', de: 'holz', it: 'legname' }
const board = (code: string) =>
  product({ sku: 'BOARD', urlPath: `${SLUGS[code]}/board`, urlKey: 'board', slug: 'board', status: 1 })

/** Each store view has the same category and product at its own paths; Italy also sells a product of its own. */
const platform: Partial<Platform> = {
  categories: async ({ code }) => {
    const slug = SLUGS[code] ?? ''
    return toResult([category('2', ['1'], 'Root'), category('7', ['1', '2'], slug, { slug, urlPath: slug })])
  },
  resolveUrl: async ({ code }, urlPath) => {
    if (urlPath === board(code).urlPath) return { type: 'product', source: board(code) }
    return code === 'it' && urlPath === 'rovere' ? { type: 'product', source: product({ sku: 'ROVERE', urlPath }) } : null
  },
  products: async ({ code }, { body }) => toResult(JSON.stringify(body).includes('BOARD') ? [board(code)] : []),
  cmsPage: async () => null,
}

const locationFor = async (path: string, given: Partial<Platform> = platform) => {
  if (!german) throw new Error('The German store view is not open')
  return (await redirectFromOtherView(path, scopeWith(given, { config, storeView: german })))?.redirect.location ?? null
}

// VIEW-41
describe('a path of another store view', () => {
  it.each([
    ['a category', '/de/timber', '/de/holz'],
    ['a category of any store view', '/de/legname', '/de/holz'],
    ['a product', '/de/timber/board', '/de/holz/board'],
  ])('redirects to the same page of this one: %s', async (_, path, location) => {
    expect(await locationFor(path)).toBe(location)
  })

  it.each([
    ['no store view has it', '/de/nowhere'],
    ['this store view does not have the page', '/de/rovere'],
  ])('redirects nowhere if %s', async (_, path) => {
    expect(await locationFor(path)).toBeNull()
  })

  it('redirects if one of the other store views fails', async () => {
    const categories: Platform['categories'] = async (view, ...rest) => {
      if (view.code === 'it') throw new PlatformUnreachable('PLATFORM_TIMEOUT')
      return fakePlatform(platform).categories(view, ...rest)
    }
    expect(await locationFor('/de/timber', { ...platform, categories })).toBe('/de/holz')
  })

  it('costs no platform call if the shop has one store view', async () => {
    expect(await redirectFromOtherView('/timber', scopeWith({}))).toBeNull()
  })
})
