import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import type { StoreServer } from './store-server.ts'

/** Path of an installed Valkey or Redis; null if there is none. */
export const realServer: string | null = onPath('valkey-server') ?? onPath('redis-server')

/** @throws if the server does not start */
export async function startRealServer(): Promise<StoreServer> {
  const port = await freePort()
  let child = await started(port)
  const die = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    die,
    async comeBack() {
      child.kill('SIGCONT')
      await die()
      child = await started(port)
    },
    hang: () => void child.kill('SIGSTOP'),
    refuseAll() {
      throw new Error('A real server is not told what to refuse')
    },
    stop: die,
  }
}

async function started(port: number) {
  if (realServer === null) throw new Error('No server is installed')
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no']
  const child = spawn(realServer, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const part of child.stdout) {
    output += part
    if (/Ready to accept connections/.test(output)) break
  }
  if (child.exitCode !== null) throw new Error(`${realServer} stopped with ${child.exitCode}:\n${output}`)
  return child
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { readonly port: number }
  server.close()
  await once(server, 'close')
  return port
}

function onPath(name: string): string | null {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return places.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
