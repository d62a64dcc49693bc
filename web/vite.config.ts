import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What decides how kept data is to be read: another version's is not. */
const DATA_SOURCES = ['schema/**/*.graphql', 'web/**/*.graphql', 'web/data/apollo/*.ts']

export default defineConfig(({ command, isSsrBuild }) => ({
  root: '.',
  publicDir: false,
  plugins: [react()],
  define: { 'import.meta.env.VITE_DATA_VERSION': JSON.stringify(dataVersion()) },
  css: {
    modules: { generateScopedName: command === 'build' ? '[hash:base64:5]' : '[name]__[local]' },
  },
  build: {
    outDir: 'dist/client',
    assetsDir: 'assets',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2024',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // What comes late in browsers is there from the start on the server.
    ...(isSsrBuild && { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: ['web/entry.client.tsx', 'web/before-paint.ts', 'web/entry.retry.ts'],
        // Modules of the shop do nothing by being imported but bring their styles, which only count where they are used.
        treeshake: {
          moduleSideEffects: [{ test: /\/(web|schema)\/.*\.tsx?$/, sideEffects: false }],
        },
        output: {
          // Short names: every list of imports repeats them.
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
        },
      },
    }),
  },
}))

function dataVersion(): string {
  const digest = createHash('sha256')
  for (const file of DATA_SOURCES.flatMap((pattern) => globSync(pattern)).sort()) digest.update(readFileSync(file))
  return digest.digest('hex').slice(0, 16)
}
