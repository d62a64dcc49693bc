import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What decides how kept data is to be read: another version's is not. */
const DATA_SOURCES = ['schema/**/*.graphql', 'web/**/*.graphql', 'web/data/apollo/*.ts']

/** What every screen needs, in one file: it compresses better, and arrives in one piece. */
const FRAME = {
  name: 'frame',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|\/web\/(components\/|features\/compare\/compare-toggle|data\/is-thrifty|features\/navigation|messages\/(messages|en\/catalog)|features\/error-pages\/error-views|router\/(resolve|run)|routes\/dispatch\/(same-page|shown|views)|features\/listing\/listing-url|styles\/button)|\/web\/data\/[\w-]+\.tsx?$|\/schema\/(?!rules\/(variant-selection|quantity|custom-option-answers))|preload-helper|rolldown.runtime/,
}

/** What every product needs; what only some need travels with those. */
const PRODUCT = {
  name: 'product',
  test: /\/web\/(messages\/(en\/)?product\.ts|routes\/product\/product-view|features\/(product|reviews)\/([\w-]+\/)?((?!calculator)[\w-]+\.module\.css|(amounts|running-total|styles)\.tsx?))/,
}

/** What only the home page and products have in common. */
const LATELY = { name: 'lately', test: /\/web\/features\/recently-viewed\/recently-viewed/ }

/** Styles of what only the server writes: nothing in the browser's code names their classes, and yet they are needed. */
const frameStyles: Plugin = {
  name: 'frame-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/web\/features\/(layout|search|vat|compare\/compare-link).*\.module\.css$/ },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
}

/**
 * The router can be watched by tools that measure it. Nobody does, so that part stays at home. Should another version of the
 * router want more of it, the build fails.
 */
const unwatchedRouter: Plugin = {
  name: 'unwatched-router',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/ },
    handler: () => `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = null
    `,
  },
}

/** The router's components are made by calls and named by assignments, which makes them look needed: all of them would travel. */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      code.replace(/React\$1\.(forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&').replace(/^\w+\.displayName = .*$/gm, ''),
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: '.',
  publicDir: isSsrBuild ? false : 'web/public',
  plugins: [react(), unusedRouterParts, unwatchedRouter, frameStyles],
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
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What comes late in browsers is there from the start on the server.
    ...(isSsrBuild && { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } }),
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: ['web/entry.client.tsx', 'web/preferences.ts'],
        // Modules of the shop do nothing by being imported but bring their styles, which only count where they are used.
        treeshake: {
          moduleSideEffects: [
            { test: /frame-styles\.ts$/, sideEffects: true },
            { test: /\/(web|schema)\/.*\.tsx?$/, sideEffects: false },
          ],
        },
        output: { codeSplitting: { groups: [FRAME, LATELY, PRODUCT] } },
      },
    }),
  },
}))

function dataVersion(): string {
  const digest = createHash('sha256')
  for (const file of DATA_SOURCES.flatMap((pattern) => globSync(pattern)).sort()) digest.update(readFileSync(file))
  return digest.digest('hex').slice(0, 16)
}
