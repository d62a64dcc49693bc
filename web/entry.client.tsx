import './frame-styles.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { navigationLoad, onRefreshed, seedFrom } from './data/client-load.ts'
import { loadContext } from './data/loading.ts'
import { PAGE_DATA_ID, type PageData } from './data/page-data.ts'
import { Document } from './document.tsx'
import { followVatChoice } from './features/vat/vat.ts'
import { followLinks } from './router/follow-links.ts'
import { hydrationState } from './router/hydration-state.ts'
import { logRouteError } from './router/log-route-error.ts'
import { prefetchPage } from './router/prefetch-page.ts'
import { servedAddress, startOver } from './router/served-address.ts'
import { showNavigation } from './router/show-navigation.ts'
import { routes } from './routes.ts'
import { whenSettled } from './when-settled.ts'

const page: PageData = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '')
const { basePath } = page.shop
const basename = basePath || '/'
const context = () => new RouterContextProvider(new Map([[loadContext, navigationLoad]]))

followVatChoice()
seedFrom(page)
const served = servedAddress()
const hydrationData = await hydrationState(routes, page, served, basename)
if (served.search !== location.search || served.pathname !== location.pathname) await startOver()
const router = createBrowserRouter(routes, { basename, getContext: context, hydrationData })
startTransition(() => {
  hydrateRoot(
    document,
    <Document shop={page.shop}>
      <RouterProvider router={router} onError={logRouteError} />
    </Document>,
  )
})
showNavigation(router)
onRefreshed(() => router.revalidate())
followLinks({
  go: (href, options) => router.navigate(href.slice(basePath.length) || '/', { viewTransition: true, ...options }),
  prefetch: (href) => prefetchPage(routes, href, basename, context()),
})
whenSettled(() => {
  import('./settle.ts')
    .then(({ settle }) => settle(routes, page.shop, router))
    .then(() => document.documentElement.setAttribute('data-hydrated', 'true'))
    .catch((error) => console.warn('Part of the page works without scripts', error))
})
