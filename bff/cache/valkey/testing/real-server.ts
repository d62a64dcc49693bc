import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { findProgram, STORE_SERVER } from '../../../../scripts/system-program.ts'
import type { StoreServer } from './store-server.ts'

/** Starts the Valkey or Redis of this machine. @throws if there is none, or if it does not start */
export async function startRealServer(): Promise<StoreServer> {
  const { port, server } = await startOnFreePort()
  let child = server
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
      child = await startServer(port)
    },
    hang: () => void child.kill('SIGSTOP'),
    refuseAll() {
      throw new Error('A real server cannot simulate refusals')
    },
    stop: die,
  }
}

/** Another process may take the port first. */
async function startOnFreePort(attempts = 3) {
  const port = await freePort()
  try {
    return { port, server: await startServer(port) }
  } catch (error) {
    if (attempts === 1) throw error
    return startOnFreePort(attempts - 1)
  }
}

/** @throws with the server's output if it does not start */
export async function startServer(port: number) {
  const program = findProgram(STORE_SERVER)
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no']
  const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  for await (const part of child.stdout) {
    output += part
    if (/Ready to accept connections/.test(output)) return child
  }
  if (child.exitCode === null) await once(child, 'exit')
  throw new Error(`${program} stopped with ${child.exitCode}:\n${output}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { readonly port: number }
  server.close()
  await once(server, 'close')
  return port
}
