import { parseArgs } from 'node:util'
import { type Deployment, USUAL_DEPLOYMENT } from './api/deployment.ts'
import { isClusterUrl } from './search/cluster.ts'
import { SearchEngineUnusable } from './search/cluster-error.ts'
import { DataFolderUnusable, explainDataFolder } from './store/data-folder.ts'

const DATA_DIRECTORY = '.data'
const DEFAULT_PORT = 8080
const TEXT = { type: 'string', default: '' } as const
const MAX_PORT = 65_535

/** Ends the process: with one sentence if the error says why, otherwise with its stack. */
export function exitWith(error: unknown, dataDirectory: string): never {
  const reason = explainDataFolder(error, dataDirectory)
  if (reason instanceof SearchEngineUnusable) console.error(`SANDBOX_SEARCH_URL: ${reason.message}`)
  else if (reason instanceof DataFolderUnusable) console.error(reason.message)
  else if (reason instanceof Error && 'code' in reason && reason.code === 'EADDRINUSE')
    console.error('The port is taken: stop what listens there, or choose another with --port or SANDBOX_PORT.')
  else throw error
  return process.exit(1)
}

/**
 * Reads the arguments after a script's name.
 * @returns the database folder, and the port as written
 * @throws for an unknown option
 */
export function readCommandLine(words: readonly string[], environment: NodeJS.ProcessEnv = process.env) {
  const { values } = parseArgs({ args: [...words], options: { data: TEXT, port: TEXT } })
  return { data: readDataFolder(values.data, environment), port: values.port }
}

/** Returns the folder of `--data`; if it is empty, that of the environment or the default. */
export const readDataFolder = (written = '', { SANDBOX_DATA }: NodeJS.ProcessEnv = process.env): string =>
  written || SANDBOX_DATA || DATA_DIRECTORY

/**
 * Returns the port of the stand-alone sandbox; 0 means any free port.
 * @param written value of `--port`; if empty, the environment applies
 * @throws for an invalid port from either source
 */
export function readPort(written: string, { SANDBOX_PORT, PORT }: NodeJS.ProcessEnv = process.env): number {
  const [name, text] = Object.entries({ '--port': written, SANDBOX_PORT, PORT }).find(([, text]) => text?.trim()) ?? []
  if (text === undefined) return DEFAULT_PORT
  const port = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= MAX_PORT)) throw new Error(`${name}: ${JSON.stringify(text)} is no whole number from 0 to ${MAX_PORT}`)
  return port
}

/**
 * Reads the address of the search engine that answers catalogue queries; null if there is none.
 * @throws for anything but an address, without repeating it, because it may contain a password
 */
export function readSearchUrl({ SANDBOX_SEARCH_URL: written }: NodeJS.ProcessEnv = process.env): string | null {
  const url = written?.trim()
  if (!url) return null
  if (!isClusterUrl(url))
    throw new Error('SANDBOX_SEARCH_URL: this is no address of a search engine, such as https://user:password@host:9200')
  return url
}

/**
 * Reads the deployment of the stand-alone sandbox from the environment, using the shop's own variables where they exist.
 * The shop's hosts are those in ALLOWED_HOSTS and, without a PUBLIC_URL, the names of this machine.
 * @throws for an invalid token lifetime or an unknown queue mode
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
