import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { REQUEST_ID_HEADER } from './request-id.ts'
import type { SecurityHeaders } from './security-headers.ts'

const STATUS_BY_CODE: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
const TEXTS: Readonly<Record<number, string>> = {
  400: "We couldn't read this request.",
  408: 'This request took too long to arrive.',
  431: 'The URL or the headers are too long.',
}

/** Responds to malformed or truncated requests. They never reach a route or a hook, so all headers are written here. */
export const respondToBrokenRequests =
  (headers: SecurityHeaders, log: FastifyBaseLogger) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
    const text = TEXTS[status] ?? ''
    const reqId = randomUUID()
    log.debug({ reqId, status, code: error.code }, 'malformed request')
    const lines = Object.entries({
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      connection: 'close',
      [REQUEST_ID_HEADER]: reqId,
    }).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'))
  }
