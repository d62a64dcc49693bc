import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ShellDocument } from '#schema/generated/operations.ts'
import { connectTo } from './api/endpoint.ts'
import { AppShell } from './app-shell.tsx'
import { navigationLoad, seedFrom } from './data/client-load.ts'
import { loadContext } from './data/loading.ts'
import { cameWithGaps, findResult, PAGE_DATA_ID, type PageData } from './data/page-data.ts'
import { isOfStoreView, routerPath } from './data/shop-path.ts'
import { compareStore } from './features/catalog/compare/index.ts'
import { wishlistStore } from './features/catalog/wishlist/index.ts'
import { NotFoundView } from './features/content/error-pages/index.ts'
import { shellData } from './features/shell/layout/index.ts'
import { nextTask, waitForIdlePage } from './late/idle.ts'
import { openPageMessages } from './messages/page-messages.ts'
import { setAppRouter } from './router/app-router.ts'
import { followLinks } from './router/follow-links.ts'
import { hydrationState } from './router/hydration-state.ts'
import { logRouteError } from './router/log-route-error.ts'
import { prefetchPage } from './router/prefetch-page.ts'
import { servedAddress, startOver } from './router/served-address.ts'
import { showNavigation } from './router/show-navigation.ts'
import { routes } from './routes.ts'

const page: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '')
const { basePath } = page.shop
const basename = basePath || '/'
const prefixes = page.shop.storeViews?.map((view) => view.basePath) ?? []
const context = () => new RouterContextProvider(new Map([[loadContext, navigationLoad]]))
const prefetch = (href: string) => prefetchPage(routes, href, basename, context())

start().catch((error) => console.error('The page could not be started', error))

/** Nothing here may be awaited at the top level: screens import chunks of this file. */
async function start() {
  connectTo(basePath)
  seedFrom(page)
  await nextTask()
  const served = servedAddress()
  const [messages, hydrationData] = await Promise.all([
    openPageMessages(page.shop),
    hydrationState(routes, page, served, basename, NotFoundView.preload),
  ])
  await nextTask()
  if (served.search !== location.search || served.pathname !== location.pathname) await startOver()
  const router = createBrowserRouter(routes, { basename, getContext: context, hydrationData })
  setAppRouter(router)
  startTransition(() => {
    hydrateRoot(
      document,
      <AppShell
        shop={page.shop}
        messages={messages}
        hasGaps={cameWithGaps(page)}
        data={shellData(findResult(page.results, ShellDocument) ?? null, served, page.renderedAt)}
      >
        <RouterProvider router={router} onError={logRouteError} />
      </AppShell>,
    )
  })
  showNavigation(router)
  followLinks({
    isOurs: (path) => isOfStoreView(path, basePath, prefixes),
    go: (href, options) => router.navigate(routerPath(basePath, href), { viewTransition: true, ...options }),
    prefetch,
  })
  const { deviceDatabase } = page.shop
  const openLists = () => Promise.all([compareStore.open(deviceDatabase), wishlistStore.open(deviceDatabase)])
  Promise.all([import('./after-hydration.ts'), waitForIdlePage().then(openLists)])
    .then(([{ followDevice }]) => followDevice(page.shop, router, prefetch))
    .then(() => document.documentElement.setAttribute('data-hydrated', 'true'))
    .catch((error) => console.warn('Work after hydration failed', error))
}
