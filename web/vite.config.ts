import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { IDLE_CHUNK, IDLE_MODULES } from './idle-modules.ts'
import { scopedName } from './scoped-name.ts'

/** Sources that decide how stored data is read. Data of another version is ignored. */
const DATA_SOURCES = ['schema/**/*.graphql', 'web/**/*.graphql', 'web/data/apollo/*.ts']

/**
 * Chunks follow from dynamic imports. What they share would be hundreds of small files, so these folders are a chunk each. A module is in
 * the first chunk that names its folder, if at least two dynamic imports reach it; for the frame, which every screen loads, four. Decision
 * 0017 has the reasons.
 */
const FOLDERS = {
  frame:
    /\/(schema\/rules\/(cart\/)?|web\/(components\/((icons|links|page|price)\/)?|styles\/|late\/|data\/(session\/)?|features\/(buying|account|shell)\/[\w-]+\/))[\w.-]+$/,
  catalog:
    /\/(schema\/rules\/measures|web\/(components\/(links|price\/breaks)|features\/catalog\/(sku-list|wishlist|compare|recently-viewed)|routes\/product(?=.*\.ts$)))\/[\w.-]+$/,
  cards: /\/web\/features\/(catalog\/product-card|buying\/cart\/quick-add)\/[\w.-]+$/,
  product: /\/web\/(features\/catalog\/(product\/([\w.-]+$|page\/|delivery\/|parts\/.*css)|reviews\/[\w.-]+$)|routes\/product\/)/,
  listing: /\/web\/(features\/catalog\/listing|routes\/category)\//,
  lines: /\/web\/features\/buying\/cart\/(lines|contents)\/[\w.-]+$/,
  quantity: /\/web\/components\/quantity\//,
  answers: /\/schema\/rules\/answers\//,
  'by-sku': /\/web\/data\/by-sku\//,
}

/** What a device stores and sends: these chunks take what their modules import, too. */
const DEVICE_FOLDERS = {
  storage: /\/web\/(api|storage)\//,
  device: /\/web\/features\/buying\/(cart|cutting)\/device\//,
  live: /\/web\/features\/((buying|account|shell)\/[\w-]+|buying\/analytics\/events|catalog\/[\w-]+\/device)\/[\w-]+\.ts$/,
}

const CHUNKS = [
  // A chunk runs whole: the other entries are no part of it. The script before paint is no module and cannot import.
  {
    name: 'app',
    tags: ['$initial' as const],
    test: /^(?!.*\/web\/(before-paint\.ts|entry\.retry\.ts|features\/content\/error-pages\/retry\/))/,
  },
  ...Object.entries(FOLDERS).map(([name, test]) => ({
    name,
    test,
    minShareCount: name === 'frame' ? 4 : 2,
    includeDependenciesRecursively: false,
  })),
  ...Object.entries(DEVICE_FOLDERS).map(([name, test]) => ({ name, test, minShareCount: 2 })),
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
