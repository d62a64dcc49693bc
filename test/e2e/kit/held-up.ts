import type { Page } from '@playwright/test'
import { waitForHydration } from './shop.fixture.ts'

/** Opens a page whose scripts are held back until `goOn` is called. */
export async function openHeldUp(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const scripts = /assets\/(?!before-paint).+\.js$/
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const goOn = async () => {
    release()
    await waitForHydration(page)
    await page.unroute(scripts)
  }
  return { goOn }
}
