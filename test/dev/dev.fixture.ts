import { test as base, expect, type Page } from '@playwright/test'
import { type CleanClone, cleanClone } from './clean-clone.ts'
import { type DevServer, startDev } from './dev-server.ts'

interface Fixtures {
  readonly clone: CleanClone
  readonly dev: DevServer
  /** The hydrated home page in a browser, listening for edits. Tests share it. */
  readonly home: Page
}

/** Tests of the development server, run in order: `npm run dev` in a clean clone, and a browser. */
export const test = base.extend<object, Fixtures>({
  clone: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's destructuring
    async ({}, use) => {
      const clone = cleanClone()
      await use(clone)
      clone.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  dev: [
    async ({ clone }, use) => {
      const dev = await startDev(clone.folder)
      await use(dev)
      await dev.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  home: [
    async ({ browser, dev }, use) => {
      const context = await browser.newContext({ baseURL: dev.url, viewport: { width: 1440, height: 900 } })
      context.setDefaultTimeout(120_000)
      const page = await context.newPage()
      await page.goto('/')
      await waitForHydration(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test.afterEach(({ dev }, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.info(dev.output())
})

export { expect }

/** Waits until the page and its late parts are hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await expect(page.locator('[data-late]:not([data-alive])')).toHaveCount(0)
}

/** The error overlay. */
export const overlay = (page: Page) => page.locator('vite-error-overlay')

/** Marks the document. The returned function tells whether it has been reloaded since. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in window)
}

/** A page whose scripts have started to load. */
export interface HeldUpPage {
  readonly page: Page
  readonly waitsFor: string
  goOn(): void
}

/**
 * Opens the home page in another tab and blocks some files there.
 * @param pattern of their URLs
 */
export async function openHeldUp(home: Page, waitsFor: string, pattern: string): Promise<HeldUpPage> {
  const page = await home.context().newPage()
  const release = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    held.resolve()
    await release.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await held.promise
  return { page, waitsFor, goOn: release.resolve }
}
