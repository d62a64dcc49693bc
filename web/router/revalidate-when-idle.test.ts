import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { revalidateWhenIdle } from './revalidate-when-idle.ts'

/** A router at '/' whose loader answers for '/?wood=oak' when `release` is called. */
function openRouter() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const loader = vi.fn(async ({ request }: { readonly request: Request }) => {
    if (new URL(request.url).search !== '') await released
    return null
  })
  const router = createMemoryRouter([{ path: '/', loader, Component: () => null }], {
    hydrationData: { loaderData: { 0: null } },
  })
  return { router, loader, release }
}

// NAV-2
it('loaders that should run again during a navigation run after it, and it keeps its scroll position', async () => {
  const { router, loader, release } = openRouter()
  const filtered = router.navigate('/?wood=oak', { preventScrollReset: true })
  const arrivals: boolean[] = []
  router.subscribe(({ location, preventScrollReset }) => {
    if (location.search !== '' && arrivals.length === 0) arrivals.push(preventScrollReset)
  })
  revalidateWhenIdle(router)
  expect(loader).toHaveBeenCalledOnce()
  release()
  await filtered
  expect(arrivals).toEqual([true])
  await expect.poll(() => loader.mock.calls.length).toBe(2)
  await expect.poll(() => router.state.revalidation).toBe('idle')
})

it('loaders run again at once if no page is loading', async () => {
  const { router, loader } = openRouter()
  revalidateWhenIdle(router)
  await expect.poll(() => loader.mock.calls.length).toBe(1)
})
