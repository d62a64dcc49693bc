import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VERSION = '2.19.1'
const ARTIFACT = `org.opensearch.distribution.integ-test-zip:opensearch:${VERSION}:zip`
const OLDEST_JAVA = 11
const STARTED_WITHIN_MS = 180_000

/** A running, empty OpenSearch. */
export interface OpenSearch {
  readonly url: string
  stop(): Promise<void>
}

/** Why OpenSearch cannot run here, as a sentence; null if it can. */
export function whyNoOpenSearch(): string | null {
  const java = /version "(\d+)/.exec(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr ?? '')?.[1]
  if (java === undefined) return 'there is no Java here'
  if (Number(java) < OLDEST_JAVA) return `Java ${OLDEST_JAVA} or newer is needed, and here is ${java}`
  if (spawnSync('mvn', ['-v']).error) return 'there is no Maven here to fetch OpenSearch with'
  if (process.getuid?.() === 0 && unprivileged() === null) return 'OpenSearch does not run as root, and there is no user nobody'
  return null
}

/** Downloads OpenSearch once and starts it on a free port, with a heap of 512 MB. @throws if it does not start */
export async function startOpenSearch(): Promise<OpenSearch> {
  const home = fetchArchive()
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-opensearch-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  prepareRun(home, folder, port)
  const user = process.getuid?.() === 0 ? unprivileged() : null
  if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder])
  const child = spawn('bash', [join(home, 'bin/opensearch')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      OPENSEARCH_PATH_CONF: join(folder, 'config'),
      OPENSEARCH_JAVA_OPTS: '-Xms512m -Xmx512m',
      ...javaHome(),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output = (output + part).slice(-4000)))
  const url = `http://127.0.0.1:${port}`
  const stop = () => stopServer(child, folder)
  try {
    await waitUntilReady(url, child, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** Folder of the unpacked distribution, outside the repository so that all clones share one download. */
function fetchArchive(): string {
  const cache = join(tmpdir(), `heartwood-opensearch-${VERSION}`)
  const home = join(cache, `opensearch-${VERSION}`)
  if (existsSync(join(home, 'bin/opensearch'))) return home
  mkdirSync(cache, { recursive: true })
  const unpacking = ['-q', '-B', 'dependency:unpack', `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${cache}`]
  const { status, stdout } = spawnSync('mvn', unpacking, { cwd: cache, encoding: 'utf8' })
  if (status !== 0) throw new Error(`OpenSearch could not be fetched:\n${stdout}`)
  spawnSync('chmod', ['-R', 'a+rX', cache])
  return home
}

/** Creates a configuration and folders for one run; the distribution is shared. */
function prepareRun(home: string, folder: string, port: number): void {
  const config = join(folder, 'config')
  cpSync(join(home, 'config'), config, { recursive: true })
  const settings = {
    'cluster.name': 'heartwood-test',
    'discovery.type': 'single-node',
    'network.host': '127.0.0.1',
    'http.port': port,
    'path.data': join(folder, 'data'),
    'path.logs': join(folder, 'logs'),
    'action.auto_create_index': false,
    'cluster.routing.allocation.disk.threshold_enabled': false,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${value}\n`)
  writeFileSync(join(config, 'opensearch.yml'), lines.join(''))
  // The distribution's own options write a garbage collection log into the shared folder.
  writeFileSync(join(config, 'jvm.options'), '-XX:+UseG1GC\n18-:-Djava.security.manager=allow\n')
}

/** OpenSearch looks for the Java it was built with unless the environment names another. */
function javaHome(): { readonly OPENSEARCH_JAVA_HOME?: string } {
  const settings = spawnSync('java', ['-XshowSettings:properties', '-version'], { encoding: 'utf8' }).stderr ?? ''
  const home = /java\.home = (\S+)/.exec(settings)?.[1]
  return home ? { OPENSEARCH_JAVA_HOME: home } : {}
}

function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout?.trim() || Number.NaN)
  const [uid, gid] = [id('-u'), id('-g')]
  return Number.isNaN(uid) || Number.isNaN(gid) ? null : { uid, gid }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + STARTED_WITHIN_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`OpenSearch stopped with ${child.exitCode}:\n${output()}`)
    const health = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=5s`).catch(() => null)
    if (health?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`OpenSearch did not start:\n${output()}`)
}

async function stopServer(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
  rmSync(folder, { recursive: true, force: true })
}
