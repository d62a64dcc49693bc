import type { Device } from '../../services/scope/session.types.ts'

export interface CustomerSession {
  readonly id: string
  readonly customerKey: string
  /** Changes with the customer's e-mail address. */
  readonly addressKey: string
  /** Milliseconds since 1970, like all times here. */
  readonly startedAt: number
}

export interface SignIn {
  /** Public id of the session: `signInHandle`. */
  readonly handle: string
  readonly device: Device
  readonly startedAt: number
  readonly seenAt: number
}

/**
 * Where customers are signed in, and which of those sessions have ended. A session that ended never opens again, for as long as
 * its cookie could be sent.
 */
export interface SignIns {
  /** When the session ended; null if it is open. */
  endedAt(session: CustomerSession): Promise<number | null>
  /** Adds the session or updates when it was last seen. Ignores sessions that have ended. */
  record(session: CustomerSession, device: Device, seenAt: number): Promise<void>
  /** The customer's open sessions, the one seen last first. */
  list(customerKey: string): Promise<readonly SignIn[]>
  end(customerKey: string, handle: string): Promise<void>
  /** Ends all sessions of the customer that have begun so far, except one. */
  endOthers(kept: CustomerSession): Promise<void>
  /**
   * Ends all sessions that have begun so far of the customer with this address, except one. Sessions that know the customer under another
   * address end when the customer next signs in.
   * @param kept handle of a session
   */
  endAddress(addressKey: string, kept: string): Promise<void>
  close(): void
}
