import { expect, open, test } from '../kit/shop.fixture.ts'

// decision 0021
test.describe('the scripts of a page', () => {
  test('are loaded after first paint, in parallel', async ({ page, category }) => {
    await open(page, category.url)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      asked: [...document.querySelectorAll<HTMLScriptElement>('head script[type="module"]')].map(
        ({ src }) => performance.getEntriesByName(src)[0]?.startTime ?? 0,
      ),
    }))
    expect(painted).toBeGreaterThan(0)
    expect(asked.length).toBeGreaterThan(5)
    expect(Math.min(...asked)).toBeGreaterThan(painted)
  })

  test('are loaded in a background tab, which is not painted', async ({ page, category }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined
      Object.defineProperty(document, 'hidden', { value: true })
    })
    await open(page, category.url)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  })

  test('are loaded in a tab that was hidden when it opened, whose paint browsers do not report', async ({ page, category }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined
    })
    await open(page, category.url)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  })
})
