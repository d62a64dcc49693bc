import type { RouteObject } from 'react-router'
import { loadMetadata } from '../components/page/served-metadata.ts'
import { lateParts } from '../late/late.tsx'
import { routes } from '../routes.ts'

/** Fetches all code that browsers fetch late, so that `renderToString` can render everything. Screens come first: they define late parts. */
export async function loadAllCode(): Promise<void> {
  await loadScreens(routes)
  await Promise.all([lateParts(), loadMetadata()])
}

async function loadScreens(routes: readonly RouteObject[]): Promise<void> {
  for (const { lazy, children = [] } of routes) {
    if (typeof lazy === 'function') await lazy()
    await loadScreens(children)
  }
}
