import { parseArgs } from 'node:util'
import { type Deployment, USUAL_DEPLOYMENT } from './api/deployment.ts'

const DATA_DIRECTORY = '.data'
const DEFAULT_PORT = 8080
const TEXT = { type: 'string', default: '' } as const
const MAX_PORT = 65_535

/**
 * Reads the words after a script's name; the folder of the data may stand in the environment as well.
 * @returns the operands, the folder of the database, the port as it was written, and whether bad documents may be skipped
 * @throws for an option it does not know
 */
export function readCommandLine(words: readonly string[], environment: NodeJS.ProcessEnv = process.env) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { data: TEXT, port: TEXT, 'skip-bad': { type: 'boolean', default: false } },
  })
  const data = values.data || environment.SANDBOX_DATA || DATA_DIRECTORY
  return { operands: positionals, data, port: values.port, skipBad: values['skip-bad'] }
}

/**
 * Where the sandbox listens when it runs alone, 0 for any port that is free.
 * @param written behind `--port`; empty for what the environment says
 * @throws for what is no port, whoever says it
 */
export function readPort(written: string, { SANDBOX_PORT, PORT }: NodeJS.ProcessEnv = process.env): number {
  const [name, text] = Object.entries({ '--port': written, SANDBOX_PORT, PORT }).find(([, text]) => text?.trim()) ?? []
  if (text === undefined) return DEFAULT_PORT
  const port = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= MAX_PORT)) throw new Error(`${name}: ${JSON.stringify(text)} is no whole number from 0 to ${MAX_PORT}`)
  return port
}

/**
 * How the sandbox is set up when it runs alone, as far as the environment says so; the shop's own variables where it has them. Its shop is
 * known by the hosts of ALLOWED_HOSTS and, unless there is a PUBLIC_URL, by this machine's names.
 * @throws for a lifetime of tokens that is no number of seconds, and for a queue there is not
 */
export function readDeployment(environment: NodeJS.ProcessEnv = process.env): Partial<Deployment> & { faults: boolean } {
  const { SANDBOX_TOKEN_SECONDS: seconds, PLATFORM_TOKEN_IN_HEADER, PUBLIC_URL, SANDBOX_FAULTS, ALLOWED_HOSTS } = environment
  if (seconds?.trim() && !/^\s*[1-9]\d{0,7}\s*$/.test(seconds))
    throw new Error(`SANDBOX_TOKEN_SECONDS: ${JSON.stringify(seconds)} is no whole number from 1 to 99999999`)
  const orderQueue = environment.SANDBOX_ORDER_QUEUE?.trim() || 'off'
  if (!['off', 'auto', 'held'].includes(orderQueue))
    throw new Error(`SANDBOX_ORDER_QUEUE: ${JSON.stringify(orderQueue)} is none of off, auto, held`)
  const shop = PUBLIC_URL?.trim().replace(/\/$/, '')
  const hosts = (ALLOWED_HOSTS ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || [])
  return {
    tokenInHeader: isTrue(PLATFORM_TOKEN_IN_HEADER),
    faults: isTrue(SANDBOX_FAULTS),
    ...(orderQueue === 'auto' || orderQueue === 'held' ? { orderQueue } : {}),
    ...(isTrue(environment.SANDBOX_TELLS_REFUSALS) ? { tellsRefusals: true } : {}),
    ...(seconds?.trim() ? { tokenSeconds: Number(seconds) } : {}),
    ...(shop ? { shopUrl: () => shop } : {}),
    ...(shop || hosts.length > 0 ? { shopHosts: () => [...hosts, ...(shop ? [] : USUAL_DEPLOYMENT.shopHosts())] } : {}),
  }
}

const isTrue = (text: string | undefined) => ['true', '1'].includes(text?.trim() ?? '')
