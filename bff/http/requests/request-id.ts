import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

export const REQUEST_ID_HEADER = 'x-request-id'

/** What proxies write; anything else could forge lines of the log, or fill it. */
const READABLE_ID = /^[\w.:-]{1,128}$/
const currentId = new AsyncLocalStorage<string>()

/** The id a proxy gave a request, so that its lines and ours can be joined; a new one where it gave none that is fit to be written. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER]
  return typeof given === 'string' && READABLE_ID.test(given) ? given : randomUUID()
}

/** For lines written far from the request, by calls to the platform: the id of the request that caused them, where one did. */
export function withRequestId(): { readonly reqId?: string } {
  const reqId = currentId.getStore()
  return reqId === undefined ? {} : { reqId }
}

/** Gives the id back with every answer, and keeps it at hand for all that is done for the request. */
export const requestId = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    currentId.run(request.id, next)
  })
})
