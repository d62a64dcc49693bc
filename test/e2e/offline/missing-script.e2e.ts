import type { Page, Route } from '@playwright/test'
import { english } from '../kit/english.ts'
import { follow } from '../kit/follow.ts'
import { expect, test, waitForHydration } from '../kit/shop.fixture.ts'

const SCRIPTS = /\/assets\/(?!before-paint).+\.js$/
test.use({
  expectedMessages: /status of 404|Failed to fetch dynamically imported module|Part of the page stays/,
})

/** Counts the documents that the page asks for. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1
  })
  return documents
}

const answerMissing = (route: Route) => route.fulfill({ status: 404, body: '' })

// RUN-23
test('a page whose script does not load is reloaded, or opened from the server', async ({ page, category }) => {
  const documents = countDocuments(page)
  // With save-data on, the page has not prefetched other screens.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.route(SCRIPTS, (route) => (documents.count === 1 ? answerMissing(route) : route.continue()))
  await page.goto('/')
  await waitForHydration(page)
  expect(documents.count).toBe(2)

  await page.unroute(SCRIPTS)
  await page.route(SCRIPTS, (route) => (documents.count === 2 ? answerMissing(route) : route.continue()))
  await follow(page, category.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name)
  await waitForHydration(page)
  expect(documents.count).toBe(3)
  await expect(page.getByText(english.get('content').errorPages.errorPage.title)).toHaveCount(0)
})
