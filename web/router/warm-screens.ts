import type { RouteObject } from 'react-router'
import { isThrifty } from '../data/is-thrifty.ts'
import { lateParts } from '../late.tsx'
import { resolveScreen } from './resolve-screen.ts'

/**
 * Fetches the code of the screens a shopper may go to, one after the other, so that going there needs no network. Without one there
 * is nothing to fetch: what was kept comes when it is needed.
 */
export async function warmScreens(routes: readonly RouteObject[]): Promise<void> {
  if (isThrifty() || !navigator.onLine) return
  await warmRoutes(routes)
  await lateParts()
}

async function warmRoutes(routes: readonly RouteObject[]): Promise<void> {
  for (const route of routes) {
    await resolveScreen(route)
    await warmRoutes(route.children ?? [])
  }
}
