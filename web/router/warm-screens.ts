import type { RouteObject } from 'react-router'
import { isThrifty } from '../data/is-thrifty.ts'
import { loadView } from '../routes/dispatch/views.ts'
import { resolveScreen } from './resolve-screen.ts'

/** What screens fetch when they need it. Without a network it has to be there already. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../features/listing/filter-sheet.tsx'),
  () => import('../features/product/about/about.tsx'),
  () => import('../features/product/options/configurator.tsx'),
  () => import('../features/product/bundle/grouped-items.tsx'),
  () => import('../features/product/bundle/bundle-options.tsx'),
  () => import('../features/product/custom-options/custom-options.tsx'),
  () => import('../features/product/buy/phone-order.tsx'),
  () => import('../features/product/calculator/calculator.tsx'),
  () => import('../features/product/gallery/gallery-stage.tsx'),
  () => import('../features/recently-viewed/recent-rail.tsx'),
  () => import('../features/search/suggest.tsx'),
]

/** Fetches the code of the screens a shopper may go to, one after the other, so that going there needs no network. */
export async function warmScreens(routes: readonly RouteObject[]): Promise<void> {
  if (isThrifty()) return
  await warmRoutes(routes)
  for (const kind of ['category', 'product', 'cms-page'] as const) await loadView(kind)
  for (const part of PARTS) await part()
}

async function warmRoutes(routes: readonly RouteObject[]): Promise<void> {
  for (const route of routes) {
    await resolveScreen(route)
    await warmRoutes(route.children ?? [])
  }
}
