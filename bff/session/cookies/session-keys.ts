import { createHash, randomBytes } from 'node:crypto'
import type { Log } from '../../cache/log.ts'
import type { SessionConfig } from '../../config/session.ts'

export interface SessionKey {
  /** Tells keys apart; says nothing of the key. */
  readonly id: string
  readonly bytes: Uint8Array
}

/** The first seals, all open. */
export type SessionKeys = readonly [SessionKey, ...SessionKey[]]

/** The configured keys, or a random one, of which the log is told: what it seals ends with the process. */
export function sessionKeys({ keys }: Pick<SessionConfig, 'keys'>, log: Pick<Log, 'warn'>): SessionKeys {
  const [first, ...others] = (keys?.reveal() ?? []).map(keyOf)
  if (first) return [first, ...others]
  log.warn({}, 'SESSION_KEYS is not set: sessions end with this process, and other replicas do not know them')
  return [keyOf(randomBytes(32))]
}

const keyOf = (bytes: Uint8Array): SessionKey => ({
  id: createHash('sha256').update('session key ').update(bytes).digest('base64url').slice(0, 8),
  bytes: Uint8Array.from(bytes),
})
