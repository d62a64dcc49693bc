import { createHash, randomBytes } from 'node:crypto'
import type { Log } from '../../cache/log.ts'
import type { SessionConfig } from '../../config/session.ts'

export interface SessionKey {
  /** Identifies the key without revealing it. */
  readonly id: string
  readonly bytes: Uint8Array
}

/** The first key seals; all keys open. */
export type SessionKeys = readonly [SessionKey, ...SessionKey[]]

/** The configured keys; without any, a random key for the life of the process, with a warning. */
export function sessionKeys({ keys }: Pick<SessionConfig, 'keys'>, log: Pick<Log, 'warn'>): SessionKeys {
  const [first, ...others] = (keys?.reveal() ?? []).map(toSessionKey)
  if (first) return [first, ...others]
  log.warn({}, 'SESSION_KEYS is not set: sessions end with this process and are unknown to other replicas')
  return [toSessionKey(randomBytes(32))]
}

const toSessionKey = (bytes: Uint8Array): SessionKey => ({
  id: createHash('sha256').update('session key ').update(bytes).digest('base64url').slice(0, 8),
  bytes: Uint8Array.from(bytes),
})
