import { test as base, expect, type Page } from '@playwright/test'
import { type CleanClone, cleanClone } from './clean-clone.ts'
import { type DevServer, startDev } from './dev-server.ts'

interface Fixtures {
  readonly clone: CleanClone
  readonly dev: DevServer
  /** The home page in a browser, alive and listening for edits; the next test finds it as this one leaves it. */
  readonly home: Page
}

/** A developer's tests, one after the other: `npm run dev` in a clean clone, a browser beside it. */
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
      await alive(page)
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

/** Waits until React has taken over the page with its late parts. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await expect(page.locator('[data-late]:not([data-alive])')).toHaveCount(0)
}

/** What the browser shows over the page when something is wrong. */
export const overlay = (page: Page) => page.locator('vite-error-overlay')

/** Remembers that this document has not been loaded anew; the function returned asks it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in window)
}

/** A page whose scripts have begun to come. */
export interface HeldUpPage {
  readonly page: Page
  readonly waitsFor: string
  goOn(): void
}

/**
 * Opens the home page once more, in a browser's tab that does not get some files.
 * @param pattern their addresses
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
