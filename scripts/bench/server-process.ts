import { spawn } from 'node:child_process'

export interface ServerProcess extends AsyncDisposable {
  /** Without a path: 'http://127.0.0.1:8080'. */
  readonly url: string
  readonly pid: number
}

interface ServerSettings {
  /** Added to the PATH and NODE_ENV=production. */
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Finds the URL in what the server prints; the first one by default. */
  readonly address?: RegExp
}

/** Starts a script in a process of its own and waits until it prints its URL. @throws if it ends before */
export async function startServer(
  command: readonly string[],
  { env, cwd, address = /(http:\/\/[^\s/]+)/ }: ServerSettings = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise((resolve) => child.once('close', resolve))
  const { promise: url, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  child.stdout.on('data', (part: Buffer) => {
    output += part
    const found = address.exec(output)?.[1]
    if (found !== undefined) resolve(found)
  })
  child.once('exit', (code) => reject(new Error(`${command.join(' ')} stopped with ${code}:\n${output}`)))
  return {
    url: await url,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill()
      await gone
    },
  }
}
