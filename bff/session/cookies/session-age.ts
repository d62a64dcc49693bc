import type { SessionConfig } from '../../config/session.ts'
import type { SealedSession } from './sealing.ts'

export type SessionAges = Pick<SessionConfig, 'idleSeconds' | 'lifetimeSeconds'>

/** Whether the session was not used for too long, or began too long ago. @param now milliseconds since 1970 */
export const isExpired = (
  { sealedAt, startedAt }: Pick<SealedSession, 'sealedAt' | 'startedAt'>,
  { idleSeconds, lifetimeSeconds }: SessionAges,
  now: number,
): boolean => now - sealedAt > idleSeconds * 1000 || now - startedAt > lifetimeSeconds * 1000
