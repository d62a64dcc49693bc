import type { Page } from '@playwright/test'
import type { PageReport } from '#schema/rules/field/field-report.ts'
import { english } from '../kit/english.ts'
import { expect, open, test } from '../kit/shop.fixture.ts'

const words = english.get('shell').consent

test.use({ storageState: { cookies: [], origins: [] } })

/** Throws an error in the page, whose message contains typed text, and then hides the page. */
const throwAndHide = (page: Page) =>
  page.evaluate(() => {
    const error = new TypeError('No "Anna Smith" at https://shop.example/?email=anna@b.example')
    const place = { filename: `${location.origin}/assets/a.js`, lineno: 3, colno: 14 }
    dispatchEvent(new ErrorEvent('error', { error, message: error.message, ...place }))
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

// FIELD-1, FIELD-4
test('pages report times and errors once when hidden, only with consent and without addresses', async ({ page, category }) => {
  const reports: PageReport[] = []
  const statuses: number[] = []
  // Playwright does not see the body of a beacon.
  await page.exposeFunction('keepReport', (body: string) => reports.push(JSON.parse(body)))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) body.text().then((text) => Reflect.get(window, 'keepReport')(text))
      return send(url, body)
    }
  })
  page.on('response', (response) => {
    if (response.url().endsWith('/reports/page')) statuses.push(response.status())
  })
  await open(page, `${category.url}?utm_source=letter`)
  await throwAndHide(page)
  await expect(page.getByRole('button', { name: words.grant })).toBeVisible()
  expect([statuses, reports]).toEqual([[], []])

  await page.getByRole('button', { name: words.grant }).click()
  const error = { name: 'TypeError', text: 'No [text] at [address]', source: 'a.js', line: 3, column: 14 }
  await expect
    .poll(async () => {
      await throwAndHide(page)
      return reports.flatMap(({ errors }) => errors)
    })
    .toContainEqual(error)
  const [first, ...others] = reports
  await expect.poll(() => new Set(statuses)).toEqual(new Set([204]))
  expect(first).toMatchObject({ screen: 'category', vitals: { ttfb: expect.any(Number), cls: expect.any(Number) }, errors: [] })
  expect(first?.vitals.lcp).toBeGreaterThan(0)
  expect(others.filter(({ screen, vitals }) => screen !== 'category' || Object.keys(vitals).length > 0)).toEqual([])
  expect(JSON.stringify(reports)).not.toMatch(/anna|letter|http/i)
})
