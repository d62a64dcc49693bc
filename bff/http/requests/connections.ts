import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

export type Connections = ReturnType<typeof watchConnections>

export function watchConnections(server: Server) {
  const states = new Map<Socket, { requests: number; usedAt: number }>()
  let openedAt = performance.now()
  const use = (socket: Socket, requests: 1 | -1) => {
    const state = states.get(socket)
    if (!state) return
    state.requests += requests
    state.usedAt = performance.now()
  }
  server.on('connection', (socket) => {
    openedAt = performance.now()
    states.set(socket, { requests: 0, usedAt: openedAt })
    socket.once('close', () => states.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    use(socket, 1)
    response.once('close', () => use(socket, -1))
  })
  const idleFor = (ms: number) => {
    const since = performance.now() - ms
    return [...states].flatMap(([socket, { requests, usedAt }]) => (requests === 0 && usedAt <= since ? [socket] : []))
  }
  return {
    /** Milliseconds since the last connection was opened. */
    quietMs: () => performance.now() - openedAt,
    /** Number of connections without a request for at least this many milliseconds. */
    idle: (ms: number) => idleFor(ms).length,
    /**
     * Closes the server's side of connections idle for at least this many milliseconds. The server reads them until the client closes its
     * side. A request that crosses the close gets no answer, but its connection is not reset, so the client may retry it.
     */
    endIdle(ms: number) {
      for (const socket of idleFor(ms)) socket.end()
    },
  }
}

/** While the server stops, tells clients to open a new connection for their next request, which then reaches another replica. */
export const closeConnections = fp(async (app: FastifyInstance, { isStopping }: { readonly isStopping: () => boolean }) => {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
})
