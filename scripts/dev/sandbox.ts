import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'

export type DevSandbox = Awaited<ReturnType<typeof startSandbox>>

/** The sandbox prints this line with its address. */
const ADDRESS = /^.*http\S+\/api.*\n/m
/** The shop's address, for links in mail. */
const LOCAL = `http://localhost:${process.env.PORT || 3000}`
const ENDS_WITH_PARENT = pathToFileURL('scripts/dev/child.ts').href

/** The sandbox as a separate process that is restarted after edits. Ends this process if it does not start: its output says why. */
export async function startSandbox({ port, dataDirectory }: { port: number; dataDirectory: string }) {
  let current = runSandbox(port, dataDirectory)
  const started = await current.started
  if (started.url === null) process.exit(1)
  const { url } = started
  return {
    url,
    /** Restarts it from the current sources at the same address. Resolves to its output if it fails to start, else to ''. */
    async restart(): Promise<string> {
      await current.stop()
      current = runSandbox(Number(new URL(url).port), dataDirectory)
      const { url: isUp, output } = await current.started
      return isUp ? '' : output
    },
    stop: () => current.stop(),
  }
}

function runSandbox(port: number, dataDirectory: string) {
  const child = spawn(process.execPath, ['--import', ENDS_WITH_PARENT, 'sandbox/main.ts', '--data', dataDirectory], {
    env: { ...process.env, SANDBOX_PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: process.env.PUBLIC_URL || LOCAL },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const started = new Promise<{ url: string | null; output: string }>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      const said = part.toString()
      const url = /(http\S+)\/api/.exec(said)?.[1]
      if (url) resolve({ url, output })
      process.stdout.write(said.replace(ADDRESS, ''))
    })
    child.stderr.on('data', (part: Buffer) => {
      process.stderr.write(part)
      output += part
    })
    gone.then(() => resolve({ url: null, output }))
  })
  return {
    started,
    async stop() {
      child.kill()
      await gone
    },
  }
}
