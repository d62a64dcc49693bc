import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { describe, expect, it } from 'vitest'
import type { Load } from '#schema/operation.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { loadContext } from '../data/loading.ts'
import { ShopProvider } from '../data/shop.tsx'
import { allMessages } from '../messages/all-messages.ts'
import { BRITISH } from '../messages/format.test-kit.ts'
import { MessagesProvider } from '../messages/use-messages.tsx'
import { routes } from '../routes.ts'
import { ScreenError } from '../screen-error.tsx'
import { loadAllCode } from '../server/all-code.ts'

/** The shop's router on the compare page, which needs no data. Requests wait until the test answers them. */
async function openRouter() {
  const pending = new Map<string, (answer: unknown) => void>()
  const load = (({ name }: { name: string }) => new Promise<unknown>((resolve) => pending.set(name, resolve))) as Load
  const getContext = () => new RouterContextProvider(new Map([[loadContext, load]]))
  const router = createMemoryRouter(routes as RouteObject[], { initialEntries: ['/compare'], getContext })
  await expect.poll(() => router.state.initialized).toBe(true)
  const isAsked = (name: string) => () => pending.has(name)
  const answer = async (name: string, data: unknown) => {
    await expect.poll(isAsked(name)).toBe(true)
    pending.get(name)?.(data)
  }
  return { router, isAsked, answer, path: () => router.state.location.pathname }
}

describe('a change of route', () => {
  // NAV-10
  it('resolves once the data of the new route is loaded', async () => {
    const { router, answer, path } = await openRouter()
    const change = router.navigate('/contact')
    await expect.poll(() => router.state.navigation.state).toBe('loading')
    // A route that did not wait for its data would resolve within these turns.
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
    expect(path()).toBe('/compare')
    const contact = { store: { phone: null, email: null }, cmsPage: null }
    await answer('ContactPage', contact)
    await change
    expect(path()).toBe('/contact')
    expect(Object.values(router.state.loaderData)).toContainEqual(contact)
  })

  // NAV-6
  it('is superseded by a newer one, whichever data arrives first', async () => {
    const { router, isAsked, answer, path } = await openRouter()
    void router.navigate('/i/delivery')
    await expect.poll(isAsked('CmsPage')).toBe(true)
    const newer = router.navigate('/contact')
    await answer('ContactPage', { store: { phone: null, email: null }, cmsPage: null })
    await newer
    await answer('CmsPage', { cmsPage: null })
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
    expect([path(), router.state.navigation.state, router.state.errors]).toEqual(['/contact', 'idle', null])
  })

  // NAV-5
  it('that fails shows an error with a link to continue, and the next one works', async () => {
    await loadAllCode()
    const failing = { path: '/failing', loader: () => Promise.reject(new Error('broken')), Component: () => null }
    const other = { path: '/compare', Component: () => null }
    const router = createMemoryRouter([{ ErrorBoundary: ScreenError, children: [failing, other] }], {
      initialEntries: ['/failing'],
    })
    await expect.poll(() => router.state.errors).not.toBeNull()
    const shop = { ...BRITISH, name: 'Heartwood', basePath: '', origin: 'https://shop.example', phone: null }
    const html = renderToString(
      <ShopProvider shop={shop as unknown as ShopInfo}>
        <MessagesProvider messages={await allMessages(BRITISH)}>
          <RouterProvider router={router} />
        </MessagesProvider>
      </ShopProvider>,
    )
    expect(html).toMatch(/<a [^>]*href="\/"/)
    await router.navigate('/compare')
    expect([router.state.errors, router.state.location.pathname]).toEqual([null, '/compare'])
  })
})
