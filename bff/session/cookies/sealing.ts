import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import type { SessionState } from '../../services/scope/session.types.ts'
import { SessionTooLong } from '../../services/scope/session-errors.ts'
import type { SessionKeys } from './session-keys.ts'

/** What a cookie holds. */
export interface SealedSession {
  readonly id: string
  /** Goes up with every change. */
  readonly sequence: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly sealedAt: number
  readonly state: SessionState
}

/** Longest cookie that is sent or looked at, its name and its attributes included: what browsers keep. */
export const COOKIE_BYTES = 4096
/** Name, attributes, header, nonce and tag of a sealed cookie, and the fields beside the state. */
const AROUND_STATE = 420

const VERSION = 1
const text = z.string().nullable()
const moment = z.int().nonnegative()

/** A session's state, as it was sealed. */
export const State = z.object({
  customerToken: text,
  refreshToken: text,
  groupToken: text,
  groupId: z.int().nullable(),
  // Cookies of earlier releases have neither of these nor a cart that was handed off.
  customerKey: text.default(null),
  addressKey: text.default(null),
  cartId: text,
  handedOffCartId: text.default(null),
  subscription: text.default(null),
  revisions: z.record(z.string(), z.int()),
})
const Payload = z.tuple([z.literal(VERSION), z.string().min(1), moment, moment, moment, State])

/** @throws SessionTooLong for a state whose cookie no browser would keep */
export function fitting(state: SessionState): SessionState {
  const bytes = Math.ceil((Buffer.byteLength(JSON.stringify(state)) * 4) / 3) + AROUND_STATE
  if (bytes > COOKIE_BYTES) throw new SessionTooLong(bytes)
  return state
}

export const seal = (keys: SessionKeys, { id, sequence, startedAt, sealedAt, state }: SealedSession): Promise<string> =>
  sealText(keys, JSON.stringify([VERSION, id, sequence, startedAt, sealedAt, state]))

/** @source RFC 7516, compact serialization; decision 0002 */
export const sealText = ([key]: SessionKeys, text: string): Promise<string> =>
  new CompactEncrypt(Buffer.from(text)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id }).encrypt(key.bytes)

export interface OpenedCookie extends SealedSession {
  /** Sealed by a key that seals no more. */
  readonly isOldKey: boolean
}

/** @throws whatever is wrong with a cookie that is not one of ours */
export async function unseal(keys: SessionKeys, cookie: string): Promise<OpenedCookie> {
  const { text, isOldKey } = await openText(keys, cookie)
  const [, id, sequence, startedAt, sealedAt, state] = Payload.parse(JSON.parse(text))
  // Nobody could tell whether such a session has ended.
  if (state.customerToken !== null && (state.customerKey === null || state.addressKey === null))
    throw new Error('the customer is not named')
  return { id, sequence, startedAt, sealedAt, state, isOldKey }
}

/** @throws whatever is wrong with what none of the keys has sealed */
export async function openText(
  keys: SessionKeys,
  sealed: string,
): Promise<{ readonly text: string } & Pick<OpenedCookie, 'isOldKey'>> {
  const { kid } = decodeProtectedHeader(sealed)
  const key = keys.find(({ id }) => id === kid)
  if (!key) throw new Error('sealed by no key that is known')
  const { plaintext } = await compactDecrypt(sealed, key.bytes, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return { text: Buffer.from(plaintext).toString(), isOldKey: key !== keys[0] }
}
