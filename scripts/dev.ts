/**
 * The shop with hot reload, on one port. Vite serves and watches the browser's code and runs the server's from its sources, so
 * that an edit replaces the server without a process being restarted. GraphQL files and types are checked beside it.
 */
import { createServer } from 'node:http'
import closeWithGrace from 'close-with-grace'
import { createServer as createVite } from 'vite'
import { readConfig } from '../bff/config/config.ts'
import { createCommand } from './dev/command.ts'
import { thrownProblem } from './dev/problem.ts'
import { createProblems } from './dev/problems.ts'
import { createShop } from './dev/shop.ts'
import { watchSources } from './dev/watch-sources.ts'
import { endWithParent } from './end-with-parent.ts'

const config = readConfig(process.env)
const http = createServer()
const vite = await createVite({
  configFile: 'web/vite.config.ts',
  configLoader: 'native',
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['**/{.data,.cache,.git,dist,test-results,playwright-report}/**'] },
  },
})
const sandbox = config.platform.url === null ? await startSandbox() : null
const problems = createProblems(vite)
const shop = createShop({ vite, problems, platformUrl: config.platform.url ?? sandbox?.url ?? '' })
const codegen = createCommand(['scripts/codegen.ts'])
const types = createCommand([
  'node_modules/typescript-native/bin/tsc',
  ...['-p', '.', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
])

http.on('request', (request, response) => vite.middlewares(request, response, () => shop.handle(request, response)))
watchSources({ vite, problems, shop, codegen, types })
await shop.reload()
await new Promise<void>((resolve, reject) => http.once('error', reject).listen(config.port, config.host, resolve))
const address = http.address()
console.info(`\n  Shop        http://localhost:${typeof address === 'object' ? address?.port : address}\n`)

process.on('uncaughtException', (error) => problems.set('server', thrownProblem(error, vite.config.root)))
closeWithGrace({ delay: 5000, skip: ['uncaughtException', 'unhandledRejection'] }, async () => {
  for (const command of [codegen, types]) command.stop()
  http.close()
  http.closeAllConnections()
  await Promise.all([vite.close(), shop.close()])
  await sandbox?.close()
})
endWithParent()

async function startSandbox() {
  const { startSandbox } = await import('../sandbox/sandbox.ts')
  return startSandbox(config.sandbox)
}
