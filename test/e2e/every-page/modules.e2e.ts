import { expect, open, test } from '../kit/shop.fixture.ts'
import { CONTENT_PAGE } from '../kit/views.ts'

// decision 0021
test('the scripts of a page are loaded after first paint, in parallel, and in tabs that browsers do not paint', async ({
  page,
}) => {
  await open(page, CONTENT_PAGE)
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    asked: [...document.querySelectorAll<HTMLScriptElement>('head script[type="module"]')].map(
      ({ src }) => performance.getEntriesByName(src)[0]?.startTime ?? 0,
    ),
  }))
  expect(painted).toBeGreaterThan(0)
  expect(asked.length).toBeGreaterThan(5)
  expect(Math.min(...asked)).toBeGreaterThan(painted)

  // A tab that was hidden when it opened, whose paint browsers do not report.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  await open(page, CONTENT_PAGE)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')

  // A background tab.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await open(page, CONTENT_PAGE)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
})
