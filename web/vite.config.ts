import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { IDLE_CHUNK, IDLE_MODULES } from './idle-modules.ts'
import { scopedName } from './scoped-name.ts'

/** Sources that decide how stored data is read. Data of another version is ignored. */
const DATA_SOURCES = ['schema/**/*.graphql', 'web/**/*.graphql', 'web/data/apollo/*.ts']

/** A chunk takes these modules alone, without what they import. */
const ALONE = { includeDependenciesRecursively: false }

/**
 * Chunks follow from dynamic imports. What they share would be hundreds of small files, so these folders are a chunk each, as far as at
 * least that many dynamic imports reach a module. A module is in the first chunk that takes it. Code of the first view comes first, by the
 * number of screens that need it; then what is fetched after hydration. The reasons are in decision 0017.
 */
const CHUNKS = [
  // A chunk runs whole: the other entries are no part of it. The script before paint is no module and cannot import.
  {
    name: 'app',
    tags: ['$initial' as const],
    test: /^(?!.*\/web\/(before-paint\.ts|entry\.retry\.ts|features\/content\/error-pages\/retry\/))/,
  },
  {
    name: 'frame',
    test: /\/(schema\/rules\/(cart\/)?[\w-]+\.ts|web\/(components\/((icons|links|page|price)\/)?|styles\/|late\/|data\/(session\/)?|features\/(buying|account|shell)\/[\w-]+\/)[\w-]+\.(tsx?|module\.css))$/,
    minShareCount: 4,
    ...ALONE,
  },
  { name: 'breaks', test: /\/web\/components\/price\/breaks\//, minShareCount: 2, ...ALONE },
  { name: 'quantity', test: /\/web\/components\/quantity\//, minShareCount: 2, ...ALONE },
  {
    name: 'catalog',
    test: /\/web\/(components\/links\/[\w.-]+|features\/catalog\/(sku-list|wishlist|compare|recently-viewed)\/[\w.-]+|routes\/product\/[\w-]+\.ts)$/,
    minShareCount: 2,
    ...ALONE,
  },
  {
    name: 'cards',
    test: /\/web\/features\/(catalog\/product-card|buying\/cart\/quick-add)\/[\w.-]+$/,
    minShareCount: 4,
    ...ALONE,
  },
  {
    name: 'product',
    test: /\/web\/(features\/catalog\/(product\/((page|delivery)\/.*|[\w.-]+|parts\/.*\.css)|reviews\/[\w.-]+)|routes\/product\/product[\w.-]+)$/,
    minShareCount: 2,
    ...ALONE,
  },
  {
    name: 'listing',
    test: /\/web\/(features\/catalog\/listing\/.*\.(tsx?|css)|routes\/category\/.*)$/,
    minShareCount: 2,
  },
  { name: 'storage', test: /\/web\/(api|storage)\//, minShareCount: 2 },
  {
    name: 'device',
    test: /\/(schema\/rules\/cutting\/list\/empty-row|web\/(components\/form\/draft|features\/buying\/(cart|cutting)\/device\/))/,
    minShareCount: 2,
  },
  {
    name: 'live',
    test: /\/web\/features\/((buying|account|shell)\/[\w-]+|buying\/analytics\/events|catalog\/(?!calculators\/)[\w-]+\/device)\/[\w-]+\.ts$/,
    minShareCount: 2,
  },
  { name: IDLE_CHUNK, test: (id: string) => IDLE_MODULES.some((module) => id.endsWith(`/${module}`)) },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  root: '.',
  publicDir: false,
  plugins: [react()],
  define: { 'import.meta.env.VITE_DATA_VERSION': JSON.stringify(dataVersion()) },
  css: {
    modules: { generateScopedName: command === 'build' ? scopedName : '[name]__[local]' },
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
    // The server loads late code at the start.
    ...(isSsrBuild && { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        // The sign-out, which every page loads when it is idle, has code that a page of a calculator loads earlier.
        checks: { ineffectiveDynamicImport: false },
        input: ['web/entry.client.tsx', 'web/before-paint.ts', 'web/entry.retry.ts'],
        // Modules of the shop do nothing by being imported but bring their styles, which only count where they are used.
        treeshake: {
          moduleSideEffects: [{ test: /\/(web|schema)\/.*\.tsx?$/, sideEffects: false }],
        },
        output: {
          // Short names: every list of imports repeats them.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
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
