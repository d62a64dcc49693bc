import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { PlatformError } from '../platform/base/errors.ts'
import { OperationTimedOut } from '../services/scope/operation-time.ts'
import { RETRY_AFTER_SECONDS, type SendErrorPage } from './pages/error-pages.ts'
import { UnreadableAddress } from './requests/request-target.ts'
import { CALLER_LEFT } from './telemetry/request-summary.ts'

const TEXTS: Readonly<Record<number, string>> = {
  400: "We couldn't read this request.",
  404: 'Not found.',
  405: 'This URL does not allow this method.',
  413: 'The request is too large.',
  415: 'This URL does not accept this content type.',
  503: 'The shop is unavailable right now. Please try again shortly.',
}

/** Methods of the catch-all page route. */
const READ_METHODS = ['GET', 'HEAD']

/**
 * Sends errors that have no page: a short text, never a stack trace or a message of other software. Pages have their own error pages. This
 * covers files, other methods, and unreadable URLs, which get an error page with links.
 */
export const errors = fp(async (app: FastifyInstance, { sendErrorPage }: { sendErrorPage: SendErrorPage }) => {
  const methodsByUrl = new Map<string, readonly string[]>()
  app.addHook('onRoute', ({ url, method }) => {
    const others = [method].flat().filter((name) => name !== 'OPTIONS')
    methodsByUrl.set(url, [...new Set([...(methodsByUrl.get(url) ?? []), ...others])])
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (request.signal.aborted) {
      return reply.code(CALLER_LEFT).send()
    }
    if (error instanceof UnreadableAddress) return sendErrorPage(request, reply, 400)
    const status = statusFor(error)
    if (status >= 500) request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'request handler failed')
    return sendText(reply, status, status >= 500 ? ` Reference: ${request.id}` : '')
  })
  app.setNotFoundHandler((request, reply) => {
    if (READ_METHODS.includes(request.method)) return sendText(reply, 404)
    reply.header('allow', [...allowedMethods(request), 'OPTIONS'].join(', '))
    return request.method === 'OPTIONS' ? reply.code(204).send() : sendText(reply, 405)
  })

  const allowedMethods = ({ url }: FastifyRequest) => methodsByUrl.get(url.split('?', 1)[0] ?? '') ?? READ_METHODS
})

const sendText = (reply: FastifyReply, status: number, reference = '') =>
  reply
    .code(status)
    .headers(status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {})
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(textFor(status) + reference)

/** Forbidden files count as missing: the file server answers 403 for folders. */
function statusFor(error: FastifyError): number {
  if (isWorthAnotherTry(error)) return 503
  if (error.statusCode === 403) return 404
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500
}

/** The platform is unreachable or too slow. */
const isWorthAnotherTry = (error: Error): boolean =>
  error instanceof PlatformError || error instanceof OperationTimedOut || error.name === 'TimeoutError'

const textFor = (status: number): string =>
  TEXTS[status] ?? (status < 500 ? 'The request cannot be answered.' : 'Something went wrong on our side.')
