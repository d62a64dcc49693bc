import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests that stand beside the rules, and no other: a rule that only a page proves has no test of its own. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  // Code that counts where it has been is slower.
  test: {
    include: ['{bff/domain,schema/rules}/**/*.test.ts'],
    setupFiles: ['scripts/mutate/short-properties.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
})
