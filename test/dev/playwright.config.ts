import { defineConfig } from '@playwright/test'
import shop from '../e2e/playwright.config.ts'

const { globalSetup: _, projects, ...settings } = shop

/** The tests of the development server need neither a build nor another running shop. */
export default defineConfig({
  ...settings,
  use: { ...settings.use, ...projects?.at(-1)?.use },
  outputDir: '../../test-results/dev',
  // All tests share a clone and a server.
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../test-results/dev.json' }]],
  // A page from sources loads hundreds of files, which takes long on a busy machine.
  timeout: 300_000,
  expect: { timeout: 120_000 },
})
