import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../scripts/find-browser.ts'

const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  globalSetup: './kit/start-shop.ts',
  outputDir: '../../test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '../../test-results/browser.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    // What it keeps would stand between a test and the shop; those that are about it allow it.
    serviceWorkers: 'block',
    // Copies of the page before and after each action would cost more than the actions.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: QUIET },
  },
})
