import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Operation } from '#schema/operation.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { type LoaderArgs, loadFrom, notFound } from '../data/loading.ts'
import type { PageData } from '../data/page-data.ts'
import { hydrationState } from './hydration-state.ts'

const CATEGORY = { name: 'CategoryPage' } as Operation<{ readonly category: string | null }, { readonly slug: string }>
const page = (category: string | null): PageData => ({
  shop: {} as ShopInfo,
  renderedAt: 0,
  results: [{ name: 'CategoryPage', variables: {}, data: { category } }],
})

/** A route table whose code is loaded when a route is needed. */
const createRoutes = (): RouteObject[] => [
  {
    id: 'category',
    path: '/c/:slug',
    lazy: async () => ({
      loader: async (args: LoaderArgs) => {
        const { category } = await loadFrom(args)(CATEGORY, { slug: args.params.slug ?? '' })
        return category ?? notFound()
      },
      Component: () => null,
    }),
  },
]
const stateAt = (routes: RouteObject[], given: PageData, preload = async () => undefined as unknown) =>
  hydrationState(routes, given, new URL('https://shop.example/c/decking'), '/', preload)

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/c/decking'))
})
afterEach(() => vi.unstubAllGlobals())

// NAV-9
describe('hydrationState', () => {
  it('has the data and the code of the first route before the application starts', async () => {
    const routes = createRoutes()
    expect(await stateAt(routes, page('Decking'))).toEqual({ loaderData: { category: 'Decking' } })
    expect(routes[0]).toMatchObject({ loader: expect.any(Function), Component: expect.any(Function) })
    expect(routes[0]).not.toHaveProperty('lazy')
  })

  it('has a 404 and its screen if the page does not exist', async () => {
    const loaded: string[] = []
    const state = await stateAt(createRoutes(), page(null), async () => loaded.push('not found'))
    expect(state).toMatchObject({ loaderData: {}, errors: { 'error-page': { status: 404 } } })
    expect(loaded).toEqual(['not found'])
  })

  it('is empty in the app shell, whose data comes from the device', async () => {
    expect(await stateAt(createRoutes(), { ...page('Decking'), appShell: { files: [], archive: null } })).toEqual({})
  })

  it('rejects if the page came without the data of its route', async () => {
    await expect(stateAt(createRoutes(), { ...page(null), results: [] })).rejects.toThrow('The page came without CategoryPage')
  })
})
