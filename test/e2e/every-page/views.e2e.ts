import type { Page, Response } from '@playwright/test'
import { expectToFit } from '../kit/expect-to-fit.ts'
import { judge } from '../kit/judge.ts'
import { expect, test, waitForHydration } from '../kit/shop.fixture.ts'
import { walk } from '../kit/tab-stops.ts'
import { unfinishedPictures, VIEW_NAMES, viewNamed } from '../kit/views.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 900 }
const WIDE = { width: 1440, height: 900 }

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

/** Views with different kinds of tab stops. Header and footer are the same everywhere, so the home page's stand for all. */
const WALKED: readonly string[] = [
  'home',
  'narrowed list',
  'configurable product',
  'bundle product',
  'virtual product',
  'content',
  'empty comparison',
  'not found',
]

/** Some views have status 404, which the browser logs. */
test.use({ expectedMessages: /404 \(Not Found\)/, pictures: 'shipped' })

// Opening a page is expensive, so one test checks everything about it.
for (const name of VIEW_NAMES) {
  test(`${name} has one heading, a title, whole pictures, no axe violation, and fits`, async ({ page, products, category }) => {
    const { path, status } = viewNamed(name, products, category)
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(status)
    await expectDocument(page, reply)
    await waitForHydration(page)
    // One page stands for all.
    if (name === 'content') await expectScriptsAfterPaint(page)
    expect(await movingParts(page)).toBe(0)
    await judge(page, [WIDE, PHONE])
    await page.emulateMedia({ colorScheme: 'light' })
    for (const size of [PHONE, TABLET, WIDE]) {
      await page.setViewportSize(size)
      await expect.poll(() => unfinishedPictures(page)).toEqual([])
    }
    // Pictures below the window have no assertion, and scaling them costs more than the rest of the test.
    await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE }))
    if (WALKED.includes(name)) await expectTabStops(page, name === 'home' ? 'body' : 'main')
    await expectToFit(page)
  })
}

/** Expects one heading, a title and no inline script or style. */
async function expectDocument(page: Page, reply: Response | null) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\| Heartwood$|^Heartwood$/)

  const html = (await reply?.text()) ?? ''
  const policy = (await reply?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(html.match(/<[^>]+\sstyle="/g)).toBeNull()
  expect(html.match(/<style/g)).toBeNull()
  expect(
    [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].filter(([tag]) => !/type="application\/(ld\+)?json"/.test(tag)),
  ).toEqual([])
}

/** Expects that the modules were requested after the first paint, according to decision 0017. */
async function expectScriptsAfterPaint(page: Page) {
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    asked: [...document.querySelectorAll<HTMLScriptElement>('head script[type="module"]')].map(
      ({ src }) => performance.getEntriesByName(src)[0]?.startTime ?? 0,
    ),
  }))
  expect(painted).toBeGreaterThan(0)
  expect(asked.length).toBeGreaterThan(5)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
}

/** The number of elements that move although the shopper prefers reduced motion. */
const movingParts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        const isLong = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.01)
        return isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration))
      }).length,
  )

/** Expects tab stops in reading order, each visible and with a focus style. */
async function expectTabStops(page: Page, region: 'body' | 'main') {
  // Loads the parts that load when scrolled near. Playwright's own scrolling would wait for a frame first.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  if (region === 'main') {
    await page.locator('main').evaluate((main) => {
      main.tabIndex = -1
      main.focus({ preventScroll: true })
    })
  }
  const stops = await walk(page, region)
  expect(stops.length).toBeGreaterThan(region === 'main' ? 0 : 50)
  expect(stops.filter(({ isInOrder }) => !isInOrder)).toEqual([])
  expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
  expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
}
