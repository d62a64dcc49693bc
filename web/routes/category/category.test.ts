import { describe, expect, it, vi } from 'vitest'
import { CategoryPageDocument } from '#schema/generated/operations.ts'
import type { LoaderArgs } from '../../data/loading.ts'
import { loader } from './category.tsx'

/** Runs the loader for a slug, with the category and, if it is null, the route that the shop names. */
async function loadCategory(category: unknown, route: unknown) {
  const load = vi.fn(async (document: unknown, _variables: object) =>
    document === CategoryPageDocument ? { category } : { route },
  )
  const request = new Request('https://shop.example/de/c/timber-10?wood_type=58')
  const args = { request, params: { slug: 'timber-10' }, context: { get: () => load } } as unknown as LoaderArgs
  const result = await loader(args).catch((thrown: unknown) => thrown)
  return { result, asked: load.mock.calls.slice(1).map(([, variables]) => variables) }
}

// VIEW-43
describe('a category path that only another store view has', () => {
  it('redirects to the category of this store view, with the filters of its query', async () => {
    const { result, asked } = await loadCategory(null, { __typename: 'Redirect', location: '/de/holz', status: 301 })
    expect(asked).toEqual([{ path: '/de/c/timber-10' }])
    expect(result).toMatchObject({ status: 301 })
    expect((result as Response).headers.get('location')).toBe('https://shop.example/de/holz?wood_type=58')
  })

  it('is not asked for if this store view has the category', async () => {
    expect(await loadCategory({ id: '10' }, null)).toEqual({ result: { id: '10' }, asked: [] })
  })

  it('is not found if no store view has it', async () => {
    expect((await loadCategory(null, null)).result).toMatchObject({ status: 404 })
  })
})
