import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** One loaded version of the server. */
export interface ServedApp {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Closes it after all pending requests are answered. */
  retire(): void
}

/** Counts pending requests, because closing the app earlier would fail them. */
export function serveApp(app: FastifyInstance): ServedApp {
  let open = 0
  let isRetired = false
  const closeWhenDone = () => {
    if (isRetired && open === 0) void app.close()
  }
  return {
    handle(request, response) {
      open += 1
      response.once('close', () => {
        open -= 1
        closeWhenDone()
      })
      app.routing(request, response)
    },
    retire() {
      isRetired = true
      closeWhenDone()
    },
  }
}
