import { defineConfig } from '@playwright/test'
import shop from '../e2e/playwright.config.ts'

const { globalSetup: _, ...settings } = shop

/** The development server brings what it needs: its tests take no build, and no shop that runs beside them. */
export default defineConfig({
  ...settings,
  outputDir: '../../test-results/dev',
  reporter: [['line'], ['json', { outputFile: '../../test-results/dev.json' }]],
  // A page from its sources is hundreds of files; a busy machine takes its time.
  timeout: 300_000,
  expect: { timeout: 120_000 },
})
