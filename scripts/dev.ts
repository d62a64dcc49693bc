/**
 * The shop with hot reload, on one port. Vite serves and watches the browser's code and runs the server from its sources, so
 * an edit replaces the server without restarting a process. GraphQL files, texts and types are checked in the background. The sandbox
 * is a separate process.
 */
import { createServer } from 'node:http'
import { dirname, resolve } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { createServer as createVite } from 'vite'
import { readConfig } from '../bff/config/config.ts'
import { exitWith } from '../bff/start-failure.ts'
import { readCommandLine } from './command-line.ts'
import { createBrowsers } from './dev/browsers.ts'
import { createCommand } from './dev/command.ts'
import { thrownProblem } from './dev/problem.ts'
import { createProblems } from './dev/problems.ts'
import { startSandbox } from './dev/sandbox.ts'
import { createShop, type Shop } from './dev/shop.ts'
import { watchSources } from './dev/watch-sources.ts'
import { endWithParent } from './end-with-parent.ts'
import { readEnvFile } from './env-file.ts'
import { installOwnPackages } from './own-packages.ts'

readCommandLine({
  purpose:
    'Serves the shop from its sources and reloads what is edited. Variables of the environment and of .env configure it: docs/configuration.md.',
  call: 'npm run dev',
  example: 'PORT=3001 npm run dev',
})

/**
 * Keep-alive timeout in milliseconds, the same as the shop's. Reloading the sources can block this process for longer than Node's default
 * of five seconds, which would close a connection whose next request has already arrived.
 */
const IDLE_CONNECTION_MS = 72_000

/** Folders that are written while the shop runs. */
const NOT_SOURCES = '{.data,.cache,.git,dist,test-results,playwright-report}'

readEnvFile()
endWithParent()
process.on('uncaughtException', exitWith)
const config = readConfig(process.env)
// The type check includes it.
installOwnPackages('web/playground', 'the playground')
const http = createServer({ keepAliveTimeout: IDLE_CONNECTION_MS })
let shop: Shop | undefined
const vite = await createVite({
  configFile: 'web/vite.config.ts',
  configLoader: 'native',
  appType: 'custom',
  plugins: [
    {
      name: 'pages-from-edited-sources',
      // Called before browsers are notified, so that the next page is rendered from the edited sources.
      hotUpdate({ modules }) {
        shop?.reloadPages()
        if (this.environment.name === 'client' && modules.length > 0) browsers.edited()
      },
    },
  ],
  // Only a worker imports it, which Vite's scan does not follow. Found later, it would reload all pages.
  optimizeDeps: { include: ['minisearch'] },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: [`${process.cwd()}/${NOT_SOURCES}/**`] },
  },
})
const { root } = vite.config
const browsers = createBrowsers(vite)
const problems = createProblems(browsers, root)
const sandbox = config.platform.url === null ? await startSandbox(config.sandbox) : null
shop = createShop({ vite, problems, platformUrl: config.platform.url ?? sandbox?.url ?? '', platformCheckout: sandbox?.url })
const { handle } = shop
const codegen = createCommand(['scripts/codegen.ts'])
const types = createCommand(
  [
    'node_modules/typescript-native/bin/tsc',
    ...['-p', '.', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ],
  { isInBackground: true },
)

http.on('request', (request, response) => {
  browsers.mark(response)
  vite.middlewares(request, response, () => handle(request, response))
})
// The folder may be outside the project.
const content = resolve(dirname(config.shop.picturesDirectory))
vite.watcher.add(content)
watchSources({ vite, browsers, problems, shop, sandbox, codegen, types, content })
await shop.reload()
await new Promise<void>((resolve, reject) => http.once('error', reject).listen(config.port, config.host, resolve))
const address = http.address()
console.info(`\n  Shop        http://localhost:${typeof address === 'object' ? address?.port : address}\n`)

process.off('uncaughtException', exitWith)
process.on('uncaughtException', (error) => problems.set('server', thrownProblem(error, root)))
closeWithGrace({ delay: 5000, skip: ['uncaughtException', 'unhandledRejection'] }, async () => {
  for (const command of [codegen, types]) command.stop()
  http.close()
  http.closeAllConnections()
  await Promise.all([vite.close(), shop.close(), sandbox?.stop()])
})
