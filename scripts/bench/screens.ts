import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { findHeadlessBrowser } from '../find-browser.ts'
import { launchBrowser } from '../screens/launch-browser.ts'
import { inState } from '../screens/screenshot.ts'
import { type Shops, withShops } from '../screens/shops.ts'
import { STATES } from '../screens/states.ts'
import { atMost, type Measurement } from './budget.ts'

const FOLDER = 'test-results/screens'
const WIDTHS = [320, 390, 768, 1440]
const SCHEMES = ['light', 'dark'] as const

/**
 * Takes screenshots of every template and state, at every width, in light and dark, into a folder to look through. Counts those that
 * cannot be reached and those that are wider than their window.
 */
export async function measureScreens(): Promise<Measurement[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  await using browser = await launchBrowser(findHeadlessBrowser())
  const faults = await withShops((shops) => takeAll(browser, shops))
  for (const fault of faults) console.warn(fault)
  console.info(`${STATES.length} states in ${FOLDER}`)
  return [atMost('states not reached, or wider than their window', faults.length, 0)]
}

async function takeAll(browser: Browser, shops: Shops): Promise<readonly string[]> {
  const faults: string[] = []
  for (const state of STATES) {
    for (const width of WIDTHS) {
      const file = join(FOLDER, `${state.name.replaceAll(' ', '-')}-${width}`)
      const fault = await inState(browser, { state, width, shops }, (page) => take(page, file)).catch(String)
      if (fault !== null) faults.push(`${state.name} at ${width} px: ${fault}`)
    }
  }
  return faults
}

/** The problem of the page; null if it has none. */
async function take(page: Page, file: string): Promise<string | null> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${file}-${colorScheme}.png`, fullPage: true })
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return overflow > 0 ? `${overflow} px wider than the window` : null
}
