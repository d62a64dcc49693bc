import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShopInfo } from '#schema/page.types.ts'
import { OfflineError, UnavailableError } from './api/errors.ts'
import { ShopProvider } from './data/shop.tsx'
import { ErrorView, NotFoundView, OfflineView } from './features/content/error-pages/index.ts'
import { allMessages } from './messages/all-messages.ts'
import { BRITISH } from './messages/format.test-kit.ts'
import { MessagesProvider } from './messages/use-messages.tsx'
import { ScreenError } from './screen-error.tsx'

// The parts of a shop that the error pages need.
const SHOP = { ...BRITISH, name: 'Heartwood', basePath: '', origin: 'https://shop.example', texts: {} } as unknown as ShopInfo

afterEach(() => vi.unstubAllGlobals())

/** The page that replaces a screen whose loader failed with the error. */
async function pageFor(error: unknown): Promise<string> {
  vi.stubGlobal('history', { length: 1 })
  await Promise.all([ErrorView, NotFoundView, OfflineView].map((view) => view.preload()))
  const routes = [{ id: 'screen', path: '/', element: null, errorElement: <ScreenError /> }]
  const router = createMemoryRouter(routes, { hydrationData: { errors: { screen: error } } })
  return renderToString(
    <MessagesProvider messages={await allMessages(BRITISH)}>
      <ShopProvider shop={{ ...SHOP, phone: '0113 496 0123' }}>
        <RouterProvider router={router} />
      </ShopProvider>
    </MessagesProvider>,
  )
}

// SEARCH-13, URL-2
it.each([
  ['was not seen before and there is no network', new OfflineError(), 'This page is not on your device yet'],
  ['cannot be loaded because the shop does not answer', new UnavailableError('timeout'), 'Sorry, we’ll be back in a minute'],
  ['does not exist', { status: 404, statusText: 'Not Found', internal: false, data: null }, 'We can’t find this page'],
])('a screen that %s is replaced by a page that says so', async (_, error, title) => {
  expect(/<h1>(.*?)<\/h1>/.exec(await pageFor(error))?.[1]).toBe(title)
})

// URL-2
it('the page for a missing address has the telephone of the shop', async () => {
  const missing = { status: 404, statusText: 'Not Found', internal: false, data: null }
  expect(await pageFor(missing)).toContain('href="tel:')
})
