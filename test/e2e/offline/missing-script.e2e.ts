import type { Page, Route } from '@playwright/test'
import { follow } from '../kit/follow.ts'
import { expect, hydrated, test } from '../kit/shop.fixture.ts'

const SCRIPTS = /\/assets\/(?!before-paint).+\.js$/
test.use({
  expectedMessages: /status of 404|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Part of the page stays/,
})

/** Counts the documents that the page asks for. */
function documentsOf(page: Page): { count: number } {
  const documents = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1
  })
  return documents
}

const missing = (route: Route) => route.fulfill({ status: 404, body: '' })

// RUN-23
test.describe('a page whose script does not load', () => {
  test('is reloaded, and works if the scripts of the new page load', async ({ page }) => {
    const documents = documentsOf(page)
    await page.route(SCRIPTS, (route) => (documents.count === 1 ? missing(route) : route.continue()))
    await page.goto('/')
    await hydrated(page)
    expect(documents.count).toBe(2)
  })

  test('is reloaded only once, however many scripts are missing', async ({ page }) => {
    const documents = documentsOf(page)
    let missingAgain = 0
    await page.route(SCRIPTS, async (route) => {
      await missing(route)
      if (documents.count === 2) missingAgain += 1
    })
    await page.goto('/')
    await expect.poll(() => missingAgain).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(documents.count).toBe(2)
  })

  test('is not reloaded offline', async ({ page, context }) => {
    const documents = documentsOf(page)
    await page.route(SCRIPTS, async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    // The page asks whether the shop answers, before it reloads.
    const asked = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch')
    await page.goto('/')
    await asked
    await context.setOffline(false)
    await page.evaluate(() => document.readyState)
    expect(documents.count).toBe(1)
  })

  test('opens from the server if it is the page of a link', async ({ page, category }) => {
    // With save-data on, the page has not prefetched other screens.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/')
    await hydrated(page)
    const documents = documentsOf(page)
    await page.route(SCRIPTS, (route) => (documents.count === 0 ? missing(route) : route.continue()))
    await follow(page, category.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
    await hydrated(page)
    expect(documents.count).toBe(1)
  })
})
