import type { FastifyError, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { PlatformUnreachable } from '../platform/errors.ts'

const TEXTS: Readonly<Record<number, string>> = {
  400: 'This address or request cannot be read.',
  404: 'There is nothing here.',
  405: 'This address can only be read.',
  413: 'The request is too large.',
  415: 'The request has a type this address does not take.',
  503: 'The shop cannot be reached at the moment. Please try again shortly.',
}

/** Nobody reads it; in the log it is told from our own failures. */
const CALLER_LEFT = 499

/**
 * What is answered where no page can be: a short text, never a stack or another's words. Pages have their own error
 * pages; this is for files, malformed addresses and other methods.
 */
export const errors = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (request.signal.aborted) {
      request.log.debug('the caller left before the answer')
      return reply.code(CALLER_LEFT).send()
    }
    const status = statusFor(error)
    if (status >= 500) request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'a request failed')
    return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(textFor(status))
  })
  app.setNotFoundHandler((request, reply) => {
    const status = request.method === 'GET' || request.method === 'HEAD' ? 404 : 405
    if (status === 405) reply.header('allow', 'GET, HEAD')
    return reply.code(status).type('text/plain; charset=utf-8').send(textFor(status))
  })
})

function statusFor(error: FastifyError): number {
  if (error instanceof PlatformUnreachable) return 503
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
}

const textFor = (status: number): string =>
  TEXTS[status] ?? (status < 500 ? 'The request cannot be answered.' : 'Something went wrong on our side.')
