/** The platform by itself: `node sandbox/main.ts [--port 8080] [--data DIR]`. */
import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { readCommandLine } from './command-line.ts'
import { startSandbox } from './sandbox.ts'

const DEFAULT_PORT = '8080'
if (existsSync('.env')) process.loadEnvFile('.env')
const { SANDBOX_PORT, SANDBOX_HOST, PORT } = process.env
const { port, data } = readCommandLine(process.argv.slice(2))

const sandbox = await startSandbox({
  port: Number(port || SANDBOX_PORT || PORT || DEFAULT_PORT),
  host: SANDBOX_HOST || '0.0.0.0',
  dataDirectory: data,
})
console.info(`Sandbox platform at ${sandbox.url}/api/`)
closeWithGrace(() => sandbox.close())
