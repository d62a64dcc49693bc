import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '..')

export default defineConfig({
  root,
  // As Node resolves it: the server's libraries take the same copy, and GraphQL refuses objects of another.
  resolve: { alias: [{ find: /^graphql$/, replacement: join(root, 'node_modules/graphql/index.js') }] },
  test: {
    exclude: ['test/e2e/**', '**/node_modules/**', 'dist/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // How soon is a matter of the machine; what is waited for comes, or the test fails.
    expect: { poll: { timeout: 15_000 } },
    // Files share their modules, which hold nothing that one test could leave to the next: half the time.
    isolate: false,
    // Not one less than there are: where there are two cores that would be one.
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
