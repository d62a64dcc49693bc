import { type PlatformError, PlatformRefused, PlatformUnreachable } from '../base/errors.ts'
import { isDocument } from '../documents/document.ts'
import type { HttpReply } from './client.ts'

/** The answer format of every endpoint except search and url map. */
export type Envelope = Success | Failure

export interface Success {
  readonly ok: true
  readonly code: 200
  readonly result: unknown
  readonly meta: Readonly<Record<string, unknown>> | null
}

export interface Failure {
  readonly ok: false
  readonly code: number
  /** The cause inside the result: a 401 behind a 500, or a network code such as 'ENOTFOUND'. */
  readonly nestedCode: number | string | null
  /** The platform's message for the shopper; null if there is none. Never shown for 5xx. */
  readonly message: string | null
  readonly result: unknown
}

/**
 * The JSON of an answer.
 * @throws PlatformRefused or PlatformUnreachable with the specification's texts if the content is empty or not JSON
 * @source QUEUE-10, QUEUE-11; platform contract §1.5
 */
export function readJson(reply: HttpReply): unknown {
  const fail = reply.status >= 400 && reply.status < 500 ? PlatformRefused : PlatformUnreachable
  const text = reply.body.toString('utf8')
  const detail = reply.obstacle ?? text.slice(0, 200)
  if (!reply.contentType.includes('application/json')) throw new fail('PLATFORM_CONTENT_TYPE', reply.status, detail)
  const json = parseJson(text)
  if (!json) throw new fail('PLATFORM_EMPTY', reply.status, detail)
  return json
}

/** PHP files that were saved with it send it before the answer. */
const BYTE_ORDER_MARK = '\ufeff'

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text)
  } catch {
    return null // an unreadable answer is treated as an empty one
  }
}

/**
 * The envelope of an answer. The code in the body counts, not the HTTP status, which proxies rewrite.
 * @source platform contract §1.1 to §1.7
 */
export function decodeEnvelope(reply: HttpReply): Envelope {
  const json = readJson(reply)
  const outer = isDocument(json) && ('code' in json || 'result' in json || 'resultCode' in json) ? json : { result: json }
  const { result } = outer
  const name = textual(outer.resultCode) ?? textual(outer.code)
  const stated = numeric(outer.code) ?? numeric(outer.resultCode) ?? (name ? Math.max(reply.status, 500) : reply.status)
  const code = stated === 200 ? (errorCode(result) ?? stated) : stated
  if (code === 200) return { ok: true, code, result, meta: isDocument(outer.meta) ? outer.meta : null }
  const nestedCode = readNestedCode(result) ?? name
  return { ok: false, code, nestedCode, message: nestedCode === 'ENOTFOUND' ? null : readMessage(result), result }
}

/** The answer of an extension; null if a web server's HTML page shows that the platform does not have it. @throws as `decodeEnvelope` */
export function envelopeIfInstalled(reply: HttpReply): Envelope | null {
  try {
    return decodeEnvelope(reply)
  } catch (error) {
    if (error instanceof PlatformRefused && error.code === 'PLATFORM_CONTENT_TYPE') return null
    throw error
  }
}

/** The host name of the platform's own back end could not be resolved; logged quietly. @source STOCK-9; platform contract E4 */
export const isNotFoundByName = (failure: Failure): boolean => failure.nestedCode === 'ENOTFOUND'

/** The code of the cause: the nested one if there is one. @source platform contract §1.4 */
export const causeCode = (failure: Failure): number =>
  typeof failure.nestedCode === 'number' ? failure.nestedCode : failure.code

export function toPlatformError(failure: Failure): PlatformError {
  const cause = causeCode(failure)
  if (cause >= 400 && cause < 500) return new PlatformRefused('PLATFORM_REFUSED', cause, failure.message)
  return new PlatformUnreachable('PLATFORM_FAILED', cause, failure.message)
}

/** @source platform contract §1.6 */
function readMessage(result: unknown): string | null {
  if (typeof result === 'string') return result || null
  if (!isDocument(result)) return null
  if (typeof result.result === 'string') return result.result
  return typeof result.message === 'string' ? result.message : null
}

/** The code of an error object that was sent as a success. */
function errorCode(result: unknown): number | null {
  const code = isDocument(result) && typeof result.errorMessage === 'string' ? numeric(result.code) : null
  return code !== null && code >= 400 ? code : null
}

const readNestedCode = (result: unknown): number | string | null =>
  isDocument(result) ? (numeric(result.code) ?? textual(result.code) ?? textual(result.resultCode)) : null

const numeric = (code: unknown): number | null => {
  const number = typeof code === 'string' && /^\d+$/.test(code) ? Number(code) : code
  return typeof number === 'number' && Number.isInteger(number) ? number : null
}

const textual = (code: unknown): string | null => (typeof code === 'string' && /\D/.test(code) ? code : null)
