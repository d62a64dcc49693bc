/**
 * Checks docker-compose.yml with what the machine has: `docker compose` or `docker-compose` when present (no engine needed),
 * and always that each service starts something that exists.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const TOOLS = [
  ['docker', 'compose', 'config', '--quiet'],
  ['docker-compose', 'config', '--quiet'],
] as const

const text = readFileSync('docker-compose.yml', 'utf8')
const started = [
  ...text.matchAll(/command: \["node", "([^"]+)"/g),
  ...readFileSync('bff/Dockerfile', 'utf8').matchAll(/^CMD \["node", "([^"]+)"/gm),
]
const missing = started.map(([, file = '']) => file).filter((file) => !existsSync(file))
if (started.length < 2 || missing.length > 0) fail(`services start what is not there: ${missing.join(', ')}`)

const verdicts = TOOLS.map(([command, ...args]) => ({ command, ...spawnSync(command, args, { encoding: 'utf8' }) }))
const ran = verdicts.find(
  ({ status, stderr }) => status === 0 || (status !== null && !/unknown|is not a docker command/.test(stderr)),
)
if (ran && ran.status !== 0) fail(ran.stderr)
console.info(
  ran
    ? `docker-compose.yml is valid (${ran.command}).`
    : 'docker-compose.yml: its files exist; no compose on this machine to validate it.',
)

function fail(reason: string): never {
  console.error(`docker-compose.yml: ${reason}`)
  process.exit(1)
}
