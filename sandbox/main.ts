/** The platform by itself: `node sandbox/main.ts [--port 8080] [--data DIR]`. */
import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { readCommandLine, readPort } from './command-line.ts'
import { startSandbox } from './sandbox.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { port, data } = commandLine()
const sandbox = await startSandbox({ port, host: process.env.SANDBOX_HOST || '0.0.0.0', dataDirectory: data })
console.info(`Sandbox platform at ${sandbox.url}/api/`)
closeWithGrace(() => sandbox.close())

function commandLine() {
  try {
    const { port, data } = readCommandLine(process.argv.slice(2))
    return { port: readPort(port), data }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}
