import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What decides how kept data is to be read: another version's is not. */
const DATA_SOURCES = ['schema/**/*.graphql', 'web/**/*.graphql', 'web/data/apollo/*.ts']

/**
 * Chunks follow from dynamic imports. What they share would be dozens of small files, so these folders are a chunk each, as far as at least
 * that many dynamic imports reach a module. A module is in the first chunk that takes it or what needs it.
 */
const CHUNKS = [
  // A chunk runs whole: the other entries are no part of it. The script before paint is no module and cannot import.
  {
    name: 'app',
    tags: ['$initial' as const],
    test: /^(?!.*\/web\/(before-paint\.ts|entry\.retry\.ts|features\/content\/error-pages\/retry\/))/,
  },
  { name: 'rules', test: /\/schema\/rules\/(cart\/)?[\w-]+\.ts$/, minShareCount: 4 },
  { name: 'components', test: /\/web\/components\/((links|page|price)\/)?[\w-]+\.tsx$/, minShareCount: 9 },
  { name: 'live', test: /\/web\/(data\/session|features\/(buying|account|shell)\/[\w-]+)\/[\w-]+\.ts$/, minShareCount: 2 },
  { name: 'storage', test: /\/web\/(api|storage)\//, minShareCount: 2 },
  { name: 'sync', test: /\/web\/sync\//, minShareCount: 2 },
  { name: 'device', test: /\/web\/features\/(buying\/(cart|cutting)|catalog\/[\w-]+)\/device\//, minShareCount: 2 },
]

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
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: CHUNKS },
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
