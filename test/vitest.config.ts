import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..')

export default defineConfig({
  root,
  // The copy that Node resolves for the server's libraries: GraphQL refuses objects of another copy.
  resolve: { alias: [{ find: /^graphql$/, replacement: join(root, 'node_modules/graphql/index.js') }] },
  test: {
    exclude: ['test/e2e/**', '**/node_modules/**', 'dist/**'],
    // Busy machines are slow: a test that waits for a condition fails only if the condition never holds.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // Tests start dozens of processes from the same sources.
    env: { NODE_COMPILE_CACHE: join(root, '.cache/compiled') },
    // Files share their modules, which keep no state between tests. This halves the time.
    isolate: false,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['{bff,schema,sandbox,scripts,test/{engine,platform,texts}}/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'spec', include: ['test/{spec,contract,fault}/**/*.spec.ts'], globalSetup: 'test/kit/shared-shop.ts' },
      },
    ],
  },
})
