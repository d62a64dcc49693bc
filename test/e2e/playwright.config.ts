import { defineConfig } from '@playwright/test'
import { CONSENT_COOKIE, type Consent } from '#schema/rules/consent.ts'
import { findBrowser, findHeadlessBrowser } from '../../scripts/find-browser.ts'
import { FLAGS } from './kit/browser-flags.ts'

/** An answer to the consent question, so that only the tests about consent show it. */
const ANSWERED = {
  name: CONSENT_COOKIE,
  value: 'denied' satisfies Consent,
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
}

/** Tests that need the background sync of a whole browser. */
const BACKGROUND_SYNC = ['**/background-sync.e2e.ts', '**/order-without-page.e2e.ts']

const launch = (executablePath: string) => ({ launchOptions: { executablePath, args: FLAGS } })

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  projects: [
    // First, because its tests are long, and in one worker, because they wait a lot: the other one has work meanwhile.
    { name: 'whole browser', testMatch: BACKGROUND_SYNC, workers: 1, use: launch(findBrowser()) },
    { name: 'headless shell', testIgnore: BACKGROUND_SYNC, use: launch(findHeadlessBrowser()) },
  ],
  globalSetup: './kit/start-shop.ts',
  outputDir: '../../test-results/browser',
  // More than a small machine has processors, because tests wait for pages: with two, an eighth of its time is idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    storageState: { cookies: [ANSWERED, { ...ANSWERED, domain: 'localhost' }], origins: [] },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    // Its cached responses would hide the shop from a test. Tests of the service worker allow it.
    serviceWorkers: 'block',
    // Transitions cost a sixth of the processor time. Tests of what moves use `WITH_MOTION`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes time in every test. To look into a failure, run its test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
