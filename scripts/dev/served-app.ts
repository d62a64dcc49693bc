import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type ServedApp = ReturnType<typeof serveApp>

/** One loaded version of the server. Counts pending requests, because closing the app earlier would fail them. */
export function serveApp(app: FastifyInstance) {
  let open = 0
  let isRetired = false
  const closeWhenDone = () => {
    if (isRetired && open === 0) void app.close()
  }
  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      open += 1
      response.once('close', () => {
        open -= 1
        closeWhenDone()
      })
      app.routing(request, response)
    },
    /** Closes it after all pending requests are answered. */
    retire(): void {
      isRetired = true
      closeWhenDone()
    },
  }
}
