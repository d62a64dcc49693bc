import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** One reading of the server's sources. */
export interface ServedApp {
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Another takes its place: it closes once everything it was asked is answered. */
  retire(): void
}

/** Counts what an app is answering, because closing it earlier would fail pages that are under way. */
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
