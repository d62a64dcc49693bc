import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { IDLE_CHUNK, IDLE_MODULES } from './idle-modules.ts'
import { scopedName } from './scoped-name.ts'

/** Sources that decide how stored data is read. Data of another version is ignored. */
const DATA_SOURCES = ['schema/**/*.graphql', 'web/**/*.graphql', 'web/data/apollo/*.ts']

/**
 * Chunks follow from dynamic imports. Modules shared by several of them would become hundreds of small files, so each of these groups of
 * folders is one chunk. A module is in the first chunk whose pattern it matches, if at least two dynamic imports reach it, or four for
 * `frame`, which every screen loads. Decision 0017 has the reasons.
 */
const FOLDERS = {
  frame:
    /\/(schema\/rules\/(cart\/)?|web\/(components\/((icons|links|page|price)\/)?|styles\/|late\/|data\/(session\/)?|features\/(buying|account|shell)\/[\w-]+\/))[\w.-]+$/,
  catalog:
    /\/(schema\/rules\/measures|web\/(components\/(links|rating|price\/breaks)|features\/catalog\/(sku-list|wishlist|compare|recently-viewed)|routes\/product(?=.*\.ts$)))\/[\w.-]+$/,
  cards: /\/web\/features\/(catalog\/product-card|buying\/cart\/quick-add)\/[\w.-]+$/,
  product: /\/web\/(features\/catalog\/(product\/([\w.-]+$|page\/|delivery\/|parts\/.*css)|reviews\/[\w.-]+$)|routes\/product\/)/,
  listing: /\/web\/(features\/catalog\/listing|routes\/category)\//,
  lines: /\/web\/features\/buying\/cart\/(lines|contents)\/[\w.-]+$/,
  quantity: /\/web\/components\/quantity\//,
  answers: /\/schema\/rules\/answers\//,
  'by-sku': /\/web\/data\/by-sku\//,
}

/** Chunks of code that stores and sends device data. They include everything their modules import. */
const DEVICE_FOLDERS = {
  storage: /\/web\/(api|storage)\//,
  device: /\/web\/features\/buying\/(cart|cutting)\/device\//,
  live: /\/web\/features\/((buying|account|shell)\/[\w-]+|buying\/analytics\/events|catalog\/[\w-]+\/device)\/[\w-]+\.ts$/,
}

const CHUNKS = [
  // A chunk always runs as a whole, so it excludes the other entries. The script before paint is not a module and cannot import.
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
  css:
    command === 'build'
      ? { modules: { generateScopedName: scopedName } }
      : // The default would serve a style with a mistake as it is.
        {
          transformer: 'lightningcss',
          lightningcss: { cssModules: { pattern: '[name]__[local]', grid: false, customIdents: false } },
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
        // Every page loads the sign-out when idle. Its code includes modules that a calculator page loads earlier.
        checks: { ineffectiveDynamicImport: false },
        input: ['web/entry.client.tsx', 'web/before-paint.ts', 'web/entry.retry.ts'],
        // Importing a module of the shop has no side effect but its styles, which are only needed if the module is used.
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
