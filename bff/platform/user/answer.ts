import { documentsOf, isDocument, textOf } from '../documents/document.ts'
import { PlatformRefused, PlatformUnreachable } from '../errors.ts'
import type { HttpReply } from '../http/client.ts'
import { causeOf, envelopeOf, type Failure } from '../http/envelope.ts'

/** What became of a call about an account: what the platform gave, or that it said no. */
export type Answer<Value> = { readonly isDone: true; readonly value: Value } | ({ readonly isDone: false } & Refusal)

export interface Refusal {
  /** The one inside where there is one. */
  readonly status: number
  /** The platform's own words, for the shopper; null when it has none that are fit. */
  readonly message: string | null
  /** Paths of what it found wrong, in its own words: 'customer.addresses[0].street'. */
  readonly fields: readonly string[]
}

/** Of a shopper's own text; longer ones are no sentence for people. */
const LONGEST_MESSAGE = 300

/**
 * The answer to a call about an account.
 * @throws PlatformRefused for a 401 of a call with a token, which then may be refreshed
 * @throws PlatformUnreachable when the platform, or the shop system behind it, gave no answer
 * @source platform contract §1.2 to §1.7
 */
export function answerOf<Value>(
  reply: HttpReply,
  read: (result: unknown, meta: unknown) => Value | null,
  { hasToken = false }: { readonly hasToken?: boolean } = {},
): Answer<Value> {
  const envelope = envelopeOf(reply)
  if (envelope.ok) {
    const value = read(envelope.result, envelope.meta)
    if (value === null) throw new PlatformUnreachable('PLATFORM_SHAPE', 200)
    return { isDone: true, value }
  }
  const status = causeOf(envelope)
  const fields = invalidFields(envelope.result)
  const message = wordsOf(envelope)
  if (status === 401 && hasToken) throw new PlatformRefused('PLATFORM_REFUSED', status, message)
  if (status >= 500 && fields.length === 0) throw new PlatformUnreachable('PLATFORM_FAILED', status, message)
  return { isDone: false, status, message: status < 500 && fields.length === 0 ? message : null, fields }
}

/** @source platform contract §1.2, §1.6 */
function wordsOf({ result, message }: Failure): string | null {
  const own = message ?? (isDocument(result) ? textOf(result.errorMessage) : null)
  const words = own?.replace(/<[^>]*>/g, '').trim() ?? ''
  return words === '' || words.length > LONGEST_MESSAGE || words.startsWith('HTTP ERROR') ? null : words
}

/** Of a body that does not fit the platform's schema: 'customer.firstname', also of what is missing. @source platform contract §1.3 */
const invalidFields = (result: unknown): readonly string[] =>
  Array.isArray(result)
    ? documentsOf(result).map(({ dataPath, params }) => {
        const missing = isDocument(params) ? textOf(params.missingProperty) : null
        return `${textOf(dataPath) ?? ''}${missing === null ? '' : `.${missing}`}`.replace(/^\./, '')
      })
    : []
