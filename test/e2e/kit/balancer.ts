import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BALANCER, findProgram } from '../../../scripts/system-program.ts'

/** HAProxy before several replicas, of which some run at a time. */
export interface Balancer {
  readonly url: string
  /** Ports at which it looks for replicas. */
  readonly ports: readonly number[]
  stop(): Promise<void>
}

/** Sends each request to the next replica that is ready. */
const settings = (port: number, ports: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 3
  option redispatch
  retry-on conn-failure empty-response
frontend shop
  bind 127.0.0.1:${port}
  http-request disable-l7-retry unless METH_GET
  default_backend replicas
backend replicas
  balance roundrobin
  option httpchk GET /health/ready
  http-check expect status 200
${ports.map((replica) => `  server replica-${replica} 127.0.0.1:${replica} check inter 100ms fall 2 rise 1`).join('\n')}
`

export async function startBalancer(replicas: number): Promise<Balancer> {
  const [port = 0, ...ports] = await freePorts(replicas + 1)
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-balancer-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, settings(port, ports))
  const child = spawn(findProgram(BALANCER), ['-db', '-q', '-f', file], { stdio: 'ignore' })
  const gone = once(child, 'exit')
  return {
    url: `http://127.0.0.1:${port}`,
    ports,
    async stop() {
      child.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as { readonly port: number }).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
