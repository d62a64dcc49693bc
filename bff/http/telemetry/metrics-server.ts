import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '../../config/config-error.ts'
import type { TelemetryConfig } from '../../config/telemetry.ts'
import type { Metrics } from './metrics.ts'

/**
 * Serves `/metrics` on a port of its own, which is not the public one.
 * @throws ConfigError if the port or the address is not available
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, host }: NonNullable<TelemetryConfig['metrics']>,
) {
  const server = createServer(
    { requestTimeout: 10_000, headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    async (request, response) => {
      if (request.url?.split('?', 1)[0] !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.')
        return
      }
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
    },
  )
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw new ConfigError([`METRICS_PORT, METRICS_HOST: ${error instanceof Error ? error.message : error}`])
  }
  const address = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
