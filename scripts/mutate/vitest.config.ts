import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Only the tests beside the rules: a rule that only a page test covers has no test of its own. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  // Coverage makes the code slower.
  test: {
    include: ['{bff/domain,schema/rules}/**/*.test.ts'],
    setupFiles: ['scripts/mutate/short-properties.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
})
