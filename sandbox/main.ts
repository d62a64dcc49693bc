/** Runs the platform alone: `node sandbox/main.ts [--port 8080] [--data DIR]`. */
import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { readCommandLine, readDeployment, readPort } from './command-line.ts'
import { startSandbox } from './sandbox.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { port, data, deployment } = commandLine()
const host = process.env.HOST || '0.0.0.0'
const sandbox = await startSandbox({ ...deployment, port, host, dataDirectory: data })
console.info(`Sandbox platform at ${sandbox.url}/api/`)
console.info(`Its mail is at ${sandbox.url}/sandbox`)
for (const { title, email, password } of sandbox.logins) console.info(`${title}: ${email}  ${password}`)
closeWithGrace(() => sandbox.close())

function commandLine() {
  try {
    const { port, data } = readCommandLine(process.argv.slice(2))
    return { port: readPort(port), data, deployment: readDeployment() }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}
