import type { Browser, Page } from '@playwright/test'
import { startShop } from '../../test/kit/shop.ts'
import { findBrowser } from '../find-browser.ts'
import { launchBrowser } from '../screens/launch-browser.ts'
import { atMost, type Measurement } from './budget.ts'
import { median } from './median.ts'

const CATEGORY = '/decking'
const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const SECONDS = 2
const RUNS = 3

/**
 * Time from the HTML of the first category until all pictures in view are complete, for the first visitor of a new installation. Every
 * run has its own shop, data and browser profile. @source decision 0008
 */
export async function measureFirstVisit(): Promise<Measurement[]> {
  await using browser = await launchBrowser(findBrowser())
  const measurements: Measurement[] = []
  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    const seconds: number[] = []
    for (let run = 0; run < RUNS; run++) seconds.push(await firstVisit(browser, viewport))
    measurements.push(atMost(`first visit, pictures in view after the HTML (s), ${name}`, median(seconds), SECONDS))
  }
  return measurements
}

async function firstVisit(browser: Browser, viewport: { readonly width: number; readonly height: number }): Promise<number> {
  await using shop = await startShop({ env: { LOG_LEVEL: 'warn' } })
  await using page = await browser.newPage({ viewport })
  await page.goto(shop.url + CATEGORY, { waitUntil: 'commit' })
  await page.waitForFunction(arePicturesShown, null, { timeout: 120_000, polling: 'raf' })
  return await secondsSinceHtml(page)
}

const secondsSinceHtml = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('The page was not loaded')
    return (performance.now() - navigation.responseEnd) / 1000
  })

/** Whether the HTML and every picture in view are complete. Runs in the page. */
function arePicturesShown(): boolean {
  if (document.readyState === 'loading') return false
  const inView = [...document.images].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return picture.checkVisibility() && bottom > 0 && top < innerHeight
  })
  return inView.length > 0 && inView.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}
