/** Runs the platform alone: `node sandbox/main.ts [--port 8080] [--data DIR]`. */
import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { exitWith, readCommandLine, readDeployment, readPort, readSearchUrl } from './command-line.ts'
import { startSandbox } from './sandbox.ts'

const USAGE = `Runs the sandbox alone: npm run sandbox -- [--port 8080] [--data DIR]. docs/configuration.md has its variables.`

if (existsSync('.env')) process.loadEnvFile('.env')
const { port, data, deployment, searchUrl } = commandLine(process.argv.slice(2))
const host = process.env.HOST || '0.0.0.0'
const sandbox = await startSandbox({ ...deployment, port, host, dataDirectory: data, searchUrl }).catch((error) =>
  exitWith(error, data),
)
console.info(`Sandbox platform at ${sandbox.url}/api/`)
console.info(`Its mail is at ${sandbox.url}/sandbox`)
for (const { title, email, password } of sandbox.logins) console.info(`${title}: ${email}  ${password}`)
closeWithGrace(() => sandbox.close())

function commandLine(words: readonly string[]) {
  if (words.includes('--help')) {
    console.info(USAGE)
    process.exit(0)
  }
  try {
    const { port, data } = readCommandLine(words)
    return { port: readPort(port), data, deployment: readDeployment(), searchUrl: readSearchUrl() }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('. ')[0] : error}. ${USAGE}`)
    return process.exit(1)
  }
}
