import { describe, expect, it, vi } from 'vitest'
import { DispatchDocument } from '#schema/generated/operations.ts'
import type { LoaderArgs } from '../../data/loading.ts'
import { loader } from './dispatch.tsx'

/** Runs the loader for a path to which the shop answers with the target. */
async function loadRoute(route: unknown) {
  const load = vi.fn(async () => ({ route }))
  const request = new Request('https://shop.example/nothing/lives/here?wood_type=58')
  const result = await loader({ request, context: { get: () => load } } as unknown as LoaderArgs).catch(
    (thrown: unknown) => thrown,
  )
  return { result, asked: load.mock.calls }
}

describe('a path without a route of its own', () => {
  // URL-1, LIST-1
  it('is resolved by the shop, with the filters of its query', async () => {
    const { asked } = await loadRoute(null)
    const filters = [{ attribute: 'wood_type', values: ['58'] }]
    expect(asked).toEqual([[DispatchDocument, expect.objectContaining({ path: '/nothing/lives/here', filters })]])
  })

  // URL-2
  it('is not found, with status 404, if it resolves to nothing', async () => {
    expect((await loadRoute(null)).result).toMatchObject({ status: 404 })
  })

  // URL-10
  it('redirects permanently to its canonical URL, with the filters of its query', async () => {
    const { result } = await loadRoute({ __typename: 'Redirect', location: '/decking', status: 301 })
    expect(result).toMatchObject({ status: 301 })
    expect((result as Response).headers.get('location')).toBe('https://shop.example/decking?wood_type=58')
  })
})
