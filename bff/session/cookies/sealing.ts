import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose'
import { z } from 'zod'
import type { SessionState } from '../../services/scope/session.types.ts'
import { SessionTooLong } from '../../services/scope/session-errors.ts'
import type { SessionKeys } from './session-keys.ts'

export interface SealedSession {
  readonly id: string
  /** Increases with every change. */
  readonly sequence: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly sealedAt: number
  readonly state: SessionState
}

/** Largest cookie that browsers keep, including name and attributes. Larger cookies are neither sent nor read. */
export const COOKIE_BYTES = 4096
/** Name, attributes, header, nonce and tag of a sealed cookie, and the fields beside the state. */
const AROUND_STATE = 420

const VERSION = 1
const text = z.string().nullable()
const moment = z.int().nonnegative()

/** Schema of a sealed session state. */
export const State = z.object({
  customerToken: text,
  refreshToken: text,
  groupToken: text,
  groupId: z.int().nullable(),
  // Cookies of earlier releases lack the keys with a default.
  customerKey: text.default(null),
  addressKey: text.default(null),
  cartId: text,
  handedOffCartId: text.default(null),
  subscription: text.default(null),
  lastOrder: z
    .object({
      id: z.string(),
      number: text,
      isConfirmed: z.boolean(),
      at: moment,
      total: z.int().nullable(),
      currency: z.string(),
    })
    .nullable()
    .default(null),
  revisions: z.record(z.string(), z.int()),
})
const Payload = z.tuple([z.literal(VERSION), z.string().min(1), moment, moment, moment, State])

/** @throws SessionTooLong if the state exceeds the size limit of cookies */
export function requireCookieSize(state: SessionState): SessionState {
  const bytes = Math.ceil((Buffer.byteLength(JSON.stringify(state)) * 4) / 3) + AROUND_STATE
  if (bytes > COOKIE_BYTES) throw new SessionTooLong(bytes)
  return state
}

export const seal = (keys: SessionKeys, session: SealedSession): Promise<string> => sealText(keys, sessionText(session))

export const sessionText = ({ id, sequence, startedAt, sealedAt, state }: SealedSession): string =>
  JSON.stringify([VERSION, id, sequence, startedAt, sealedAt, state])

/** @source RFC 7516, compact serialization; decision 0002 */
export const sealText = ([key]: SessionKeys, text: string): Promise<string> =>
  new CompactEncrypt(Buffer.from(text)).setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id }).encrypt(key.bytes)

export interface OpenedCookie extends SealedSession {
  readonly isOldKey: boolean
}

/** @throws if the cookie is invalid */
export async function unseal(keys: SessionKeys, cookie: string): Promise<OpenedCookie> {
  const { text, isOldKey } = await openText(keys, cookie)
  return { ...parseSession(text), isOldKey }
}

/** Reads the text that was sealed. @throws if it is not a session */
export function parseSession(text: unknown): SealedSession {
  const [, id, sequence, startedAt, sealedAt, state] = Payload.parse(JSON.parse(String(text)))
  // Without these keys an end of the session could not be found.
  if (state.customerToken !== null && (state.customerKey === null || state.addressKey === null))
    throw new Error('no customer key')
  return { id, sequence, startedAt, sealedAt, state }
}

/** @throws if none of the keys sealed the text */
export async function openText(
  keys: SessionKeys,
  sealed: string,
): Promise<{ readonly text: string } & Pick<OpenedCookie, 'isOldKey'>> {
  const { kid } = decodeProtectedHeader(sealed)
  const key = keys.find(({ id }) => id === kid)
  if (!key) throw new Error('unknown key')
  const { plaintext } = await compactDecrypt(sealed, key.bytes, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return { text: Buffer.from(plaintext).toString(), isOldKey: key !== keys[0] }
}
