import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RateLimitsConfig } from '../../bff/config/rate-limits.ts'
import { copySeeded } from './seeded-data.ts'

/** A shop as an operator starts it: in its own process, on its own port, with the built client. */
export interface RunningShop extends AsyncDisposable {
  readonly url: string
  readonly sandboxUrl: string | null
  readonly pid: number | undefined
  /** The whole log so far. */
  output(): string
  /** Sends a signal, as an orchestrator does. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  stop(): Promise<void>
}

export interface ShopSettings {
  /** Environment variables added to the defaults. */
  readonly env?: Readonly<Record<string, string>>
  /** Data folder of the sandbox; by default a new one that is removed with the shop. */
  readonly data?: string
  /** Folder of another release; by default this one. */
  readonly release?: string
}

/** Rate limits of actions that tests repeat more often than shoppers; all others are the shop's own. */
const UNLIMITED = { signIn: 0, passwordReset: 0, coupon: 0, newsletter: 0, order: 0 } as const

/** The variable for rate limits: none for what tests do often, apart from the given ones. */
export function rateLimits(limits: Partial<RateLimitsConfig['most']> = {}): { readonly RATE_LIMITS: string } {
  const most = { ...UNLIMITED, ...limits }
  return {
    RATE_LIMITS: Object.entries(most)
      .map(([action, often]) => `${action}=${often}`)
      .join(),
  }
}

/** Generous time limits for tests of content, not speed: a busy machine is not an outage. */
export const PATIENT = {
  PLATFORM_SEARCH_TIMEOUT_MS: '20000',
  PLATFORM_TIMEOUT_MS: '20000',
  PLATFORM_SYNC_TIMEOUT_MS: '20000',
  OPERATION_TIMEOUT_MS: '60000',
  RENDERS: 'atOnce=0',
  // All tests send requests from the same address.
  ...rateLimits(),
} as const

const root = join(import.meta.dirname, '../..')

/** Starts the shop and waits until it prints its URL. */
export async function startShop({ env = {}, data, release = root }: ShopSettings = {}): Promise<RunningShop> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'heartwood-'))
  if (data === undefined && env.PLATFORM_URL === undefined) copySeeded(folder)
  const child = spawn(process.execPath, ['bff/main.ts'], {
    cwd: release,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
      // Tests request uncached pages, and use platforms that fail.
      WARM_UP_SECONDS: '0',
      SANDBOX_DATA: folder,
      // Dozens of shops start from the same sources.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part))
  const url = await address(child, () => output, /Shop\s+(http\S+)/)
  const stop = async () => {
    if (child.exitCode === null) {
      // Waits for 'close', not 'exit', so that the last output has been read.
      const gone = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await gone
    }
    if (!data) rmSync(folder, { recursive: true, force: true })
  }
  return {
    url,
    sandboxUrl: /Sandbox\s+(http\S+)/.exec(output)?.[1] ?? null,
    pid: child.pid,
    output: () => output,
    signal: (name) => void child.kill(name),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

function address(child: ChildProcess, output: () => string, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = pattern.exec(output())?.[1]
      if (found) resolve(found.replace('0.0.0.0', '127.0.0.1').replace(/\/$/, ''))
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => reject(new Error(`The shop stopped with ${code}:\n${output()}`)))
  })
}
