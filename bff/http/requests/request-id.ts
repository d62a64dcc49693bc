import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Characters that proxies use; others could forge log lines or flood the log. */
const READABLE_ID = /^[\w.:-]{1,128}$/
const currentId = new AsyncLocalStorage<string>()

/** The proxy's request id, which links its log lines to ours; a new id if the proxy sent none or an invalid one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER]
  return typeof given === 'string' && READABLE_ID.test(given) ? given : randomUUID()
}

/** The id of the request that caused a platform call, for log lines written far from the request. */
export function withRequestId(): { readonly reqId?: string } {
  const reqId = currentId.getStore()
  return reqId === undefined ? {} : { reqId }
}

/** Returns the id with every answer and makes it available to all work for the request. */
export const requestId = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    currentId.run(request.id, next)
  })
})
