import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const STATUS_BY_CODE: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
const TEXTS: Readonly<Record<number, string>> = {
  400: 'This request cannot be read.',
  408: 'This request took too long to arrive.',
  431: 'This address, or what was sent with it, is too long.',
}

/** Answers what is no HTTP, and what broke off on its way here: no route and no hook ever sees it. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
  const text = TEXTS[status] ?? ''
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end([...headers, '', text].join('\r\n'))
}
