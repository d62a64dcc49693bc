import type { Page, Route } from '@playwright/test'
import { operationName } from './operations.ts'

/** Holds an operation of a page back, so that a test can see the page before the answer. `release` sends it and all later ones. */
export async function holdOperation(page: Page, name: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/graphql*', async (route: Route) => {
    if (operationName(route.request()) === name) await released
    await route.fallback()
  })
  return { release }
}
