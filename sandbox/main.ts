/** Runs the platform alone: `node sandbox/main.ts [--port 8080] [--data DIR]`. */
import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { readCommandLine, readDeployment, readPort, readSearchUrl } from './command-line.ts'
import { startSandbox } from './sandbox.ts'
import { SearchEngineUnusable } from './search/cluster-error.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { port, data, deployment, searchUrl } = commandLine()
const host = process.env.HOST || '0.0.0.0'
const sandbox = await startSandbox({ ...deployment, port, host, dataDirectory: data, searchUrl }).catch(exitWithReason)
console.info(`Sandbox platform at ${sandbox.url}/api/`)
console.info(`Its mail is at ${sandbox.url}/sandbox`)
for (const { title, email, password } of sandbox.logins) console.info(`${title}: ${email}  ${password}`)
closeWithGrace(() => sandbox.close())

function commandLine() {
  try {
    const { port, data } = readCommandLine(process.argv.slice(2))
    return { port: readPort(port), data, deployment: readDeployment(), searchUrl: readSearchUrl() }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

function exitWithReason(error: unknown): never {
  if (!(error instanceof SearchEngineUnusable)) throw error
  console.error(`SANDBOX_SEARCH_URL: ${error.message}`)
  return process.exit(1)
}
