import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Redirect, Route } from '#schema/generated/types.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { visit } from '../../kit/page.ts'
import { type WatchedShop, watchedShop } from '../../kit/watched-shop.ts'

const fetchRoute = async (path: string): Promise<Route | null | undefined> =>
  (await ask('query ($path: String!) { route(path: $path) { __typename ... on Redirect { location status } } }', { path })).route

describe('catalogue URL', () => {
  // URL-1
  it.each([
    ['a product', '/sheet-materials/osb-and-chipboard/osb-3-board-18-mm-2440-x-1220-mm', 'SimpleProduct'],
    ['a configurable product', '/timber/planed-softwood/redwood-pse-25-x-150-mm', 'ConfigurableProduct'],
    ['a grouped product', '/decking/accessories/decking-accessories-everything-to-finish-a-deck', 'GroupedProduct'],
    ['a category', '/decking', 'Category'],
    ['a category of the third level', '/mouldings/skirting/mdf-skirting', 'Category'],
    ['a content page', '/delivery', 'CmsPage'],
  ])('resolves to %s', async (_, path, type) => {
    expect((await fetchRoute(path))?.__typename).toBe(type)
    expect((await visit(path)).status).toBe(200)
  })

  it.each(['/nothing/lives/here', '/decking/nothing', '/osb-3-board-18-mm-2440-x-1220-mm', '/', '//'])(
    'resolves to nothing if unknown: %s',
    async (path) => {
      expect(await fetchRoute(path)).toBeNull()
    },
  )

  // URL-2
  it('shows page-not-found with status 404 if unknown', async () => {
    const page = await visit('/nothing/lives/here')
    expect(page.status).toBe(404)
    expect(page.text).toContain('We can’t find this page')
  })

  it('resolves to nothing for a disabled product or an inactive category', async () => {
    expect(await fetchRoute('/winter-clearance')).toBeNull()
    expect(await fetchRoute('/timber/cladding/cedar-shingles-bundle')).toBeNull()
  })

  it.each([
    ['/decking/', '/decking'],
    ['//decking//boards', '/decking/boards'],
    ['/Decking/Boards', '/decking/boards'],
    ['/c/Skirting-24', '/c/skirting-24'],
  ])('%s redirects to %s', async (path, location) => {
    expect(await fetchRoute(path)).toEqual({ __typename: 'Redirect', location, status: 301 } satisfies Redirect)
  })

  it('is resolved without its query', async () => {
    expect((await fetchRoute('/decking/boards?utm_source=letter'))?.__typename).toBe('Category')
  })
})

describe('URL dispatcher', () => {
  const URL_MAP = /\/api\/url\/map/
  let shop: WatchedShop
  beforeAll(async () => {
    shop = await watchedShop()
  }, 60_000)
  afterEach(() => shop.platform.fail('none'))
  afterAll(() => shop?.stop())

  it.each([
    ['null', '/tools-and-abrasives/abrasives/nothing'],
    ['empty', '/tools-and-abrasives/nothing'],
    ['html', '/nothing/at/all'],
  ] as const)('that answers %s for an unknown path leads to page-not-found', async (answer, path) => {
    shop.platform.fail(answer, URL_MAP)
    expect((await visit(path, shop.url)).status).toBe(404)
  })

  it.each([
    ['null', 'OSB3-11'],
    ['empty', 'OSB3-15'],
    ['html', 'OSB3-22'],
  ] as const)('that answers %s for a product falls back to its exact path', async (answer, sku) => {
    const { product } = await ask('query ($sku: ID!) { product(by: { sku: $sku }) { url name } }', { sku })
    shop.platform.fail(answer, URL_MAP)
    const page = await visit(product?.url ?? '', shop.url)
    expect(page.status).toBe(200)
    expect(page.text).toContain(product?.name)
  })

  it.each([
    ['error 500', 'PLY-BIRCH-18'],
    ['half a body', 'OSB3-18'],
    ['refused', 'OSB3-9'],
  ] as const)('that fails (%s) falls back to the catalogue', async (fault, sku) => {
    const { product } = await ask('query ($sku: ID!) { product(by: { sku: $sku }) { url name } }', { sku })
    shop.platform.fail(fault, URL_MAP)
    const page = await visit(product?.url ?? '', shop.url)
    expect(page.status).toBe(200)
    expect(page.text).toContain(product?.name)
    expect((await visit(`/some/place/${fault.replaceAll(' ', '-')}`, shop.url)).status).toBe(404)
  })
})

describe('URL without the URL dispatcher', () => {
  let shop: HttpShop
  beforeAll(async () => {
    shop = await httpShop(contentWith({ settings: { catalog: { urlDispatcher: false } } }))
  }, 60_000)
  afterAll(() => shop?.close())

  it.each([
    ['a category', '/decking/boards', /^\/c\/decking-boards-35$/],
    ['a product', '/sheet-materials/osb-and-chipboard/osb-3-board-18-mm-2440-x-1220-mm', /^\/p\/OSB3-18\/osb-3-board-/],
  ])('still serves an old link to %s, with the current URL as canonical', async (_, path, proper) => {
    const page = await visit(path, shop.url)
    expect(page.status).toBe(200)
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(page.html) ?? []
    expect(new URL(canonical).pathname).toMatch(proper)
  })

  it('shows page-not-found for an unknown path', async () => {
    expect((await visit('/decking/nothing', shop.url)).status).toBe(404)
  })
})
