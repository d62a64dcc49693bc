import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CONSENT_COOKIE } from '#schema/rules/consent.ts'
import { knownProducts } from '../../../test/e2e/kit/catalogue.ts'
import { largestCategory } from '../../../test/e2e/kit/category.ts'
import { faultyPlatform } from '../../../test/kit/faulty-platform.ts'
import { PATIENT, startShop } from '../../../test/kit/shop.ts'
import { findHeadlessBrowser } from '../../find-browser.ts'
import type { Measurement } from '../budget.ts'
import { type Shops, STATES, type State } from './states.ts'

const FOLDER = 'test-results/screens'
const WIDTHS = [320, 390, 768, 1440]
/** A state that takes longer is not reached. */
const PATIENCE_MS = 20_000
const SCHEMES = ['light', 'dark'] as const

/**
 * Takes screenshots of every template and state, at every width, in light and dark, into a folder to look through. Counts those that
 * cannot be reached and those that are wider than their window.
 */
export async function measureScreens(): Promise<Measurement[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const shop = await startShop({ env: { LOG_LEVEL: 'warn', ...PATIENT } })
  if (!shop.sandboxUrl) throw new Error('The shop does not say where its sandbox is')
  const platform = await faultyPlatform(shop.sandboxUrl)
  const own = await startShop({ env: { ...PATIENT, PLATFORM_URL: shop.sandboxUrl, CHECKOUT_URL: 'none' } })
  const dead = await startShop({ env: { ...PATIENT, PLATFORM_URL: platform.url } })
  platform.fail('refused')
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox', '--disable-quic'] })
  try {
    const [products, category] = [
      await knownProducts(shop),
      await largestCategory({ url: shop.url, sandboxUrl: shop.sandboxUrl }),
    ]
    const faults = await takeAll(browser, { url: shop.url, withCheckout: own.url, dead: dead.url, products, category })
    for (const fault of faults) console.warn(fault)
    console.info(`${STATES.length} states in ${FOLDER}`)
    return [{ name: 'states not reached, or wider than their window', measured: faults.length, budget: { atMost: 0 } }]
  } finally {
    await browser.close()
    await Promise.all([shop.stop(), own.stop(), dead.stop()])
    await platform.close()
  }
}

async function takeAll(browser: Browser, shops: Shops): Promise<readonly string[]> {
  const faults: string[] = []
  for (const state of STATES) {
    for (const width of WIDTHS) {
      const fault = await take(browser, state, width, shops)
      if (fault !== null) faults.push(`${state.name} at ${width} px: ${fault}`)
    }
  }
  return faults
}

/** What is wrong with a state; null if nothing is. */
async function take(browser: Browser, state: State, width: number, shops: Shops): Promise<string | null> {
  const context = await browser.newContext(settings(state, width, shops))
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  try {
    await state.reach(page, shops)
    await page.evaluate(() => scrollTo(0, 0))
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({
        path: join(FOLDER, `${state.name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`),
        fullPage: true,
      })
    }
    const overflow = await widthBeyondWindow(page)
    return overflow > 0 ? `${overflow} px wider than the window` : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await context.close()
  }
}

function settings({ asksConsent = false }: State, width: number, { url, withCheckout, dead }: Shops): BrowserContextOptions {
  const cookies = asksConsent
    ? []
    : [url, withCheckout, dead].map((shop) => ({
        ...{ name: CONSENT_COOKIE, value: 'denied', domain: new URL(shop).hostname, path: '/', expires: -1 },
        ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
      }))
  return {
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch: width < 600,
    reducedMotion: 'reduce',
    storageState: { cookies, origins: [] },
  }
}

const widthBeyondWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
