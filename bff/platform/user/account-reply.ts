import { PlatformRefused, PlatformUnreachable } from '../base/errors.ts'
import { decodeDocuments, decodeText, isDocument } from '../documents/document.ts'
import type { HttpReply } from '../http/client.ts'
import { causeCode, decodeEnvelope, type Failure } from '../http/envelope.ts'

/** The result of an account call: the platform's value, or its refusal. */
export type AccountReply<Value> = { readonly isDone: true; readonly value: Value } | ({ readonly isDone: false } & Refusal)

export interface Refusal {
  /** The nested status if there is one. */
  readonly status: number
  /** The platform's message for the shopper; null if it has none suitable. */
  readonly message: string | null
  /** Paths of invalid fields, in the platform's names: 'customer.addresses[0].street'. */
  readonly fields: readonly string[]
}

/** Longer messages are not sentences for people. */
const LONGEST_MESSAGE = 300

/**
 * The answer to an account call.
 * @throws PlatformRefused for a 401 of a call with a token, so that the token can be refreshed
 * @throws PlatformUnreachable if the platform, or the shop system behind it, gave no answer
 * @source platform contract §1.2 to §1.7
 */
export function decodeAccountReply<Value>(
  reply: HttpReply,
  read: (result: unknown, meta: unknown) => Value | null,
  { hasToken = false }: { readonly hasToken?: boolean } = {},
): AccountReply<Value> {
  const envelope = decodeEnvelope(reply)
  if (envelope.ok) {
    const value = read(envelope.result, envelope.meta)
    if (value === null) throw new PlatformUnreachable('PLATFORM_SHAPE', 200)
    return { isDone: true, value }
  }
  const status = causeCode(envelope)
  const fields = invalidFields(envelope.result)
  const message = readMessage(envelope)
  if (status === 401 && hasToken) throw new PlatformRefused('PLATFORM_REFUSED', status, message)
  if (status >= 500 && fields.length === 0) throw new PlatformUnreachable('PLATFORM_FAILED', status, message)
  return { isDone: false, status, message: status < 500 && fields.length === 0 ? message : null, fields }
}

/** @source platform contract §1.2, §1.6 */
function readMessage({ result, message }: Failure): string | null {
  const own = message ?? (isDocument(result) ? decodeText(result.errorMessage) : null)
  const words = own?.replace(/<[^>]*>/g, '').trim() ?? ''
  return words === '' || words.length > LONGEST_MESSAGE || words.startsWith('HTTP ERROR') ? null : words
}

/** Fields of a body that fail the platform's schema, including missing ones: 'customer.firstname'. @source platform contract §1.3 */
const invalidFields = (result: unknown): readonly string[] =>
  Array.isArray(result)
    ? decodeDocuments(result).map(({ dataPath, params }) => {
        const missing = isDocument(params) ? decodeText(params.missingProperty) : null
        return `${decodeText(dataPath) ?? ''}${missing === null ? '' : `.${missing}`}`.replace(/^\./, '')
      })
    : []
