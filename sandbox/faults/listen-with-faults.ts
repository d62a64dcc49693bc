import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { faultControl } from './fault-control.ts'
import type { FaultPlan } from './fault-plan.ts'
import { faultyServer, type Perform } from './faulty-server.ts'

/**
 * Makes an API listen behind a server that applies the faults of a plan.
 * @returns its URL
 * @throws if the port is taken
 */
export async function listenWithFaults(
  api: FastifyInstance,
  plan: FaultPlan,
  { port, host }: { port: number; host: string },
): Promise<string> {
  const server = faultyServer(performedBy(api), plan, faultControl(plan))
  api.addHook('preClose', () => {
    server.closeAllConnections()
    server.close()
  })
  await api.ready()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const { port: taken } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
}

const performedBy =
  (api: FastifyInstance): Perform =>
  async ({ method, url, headers, body }) => {
    const reply = await api.inject({ method: method as 'GET', url, headers, payload: body })
    return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload }
  }
