import type { LimitedAction } from '../config/rate-limits.ts'

/** How often whoever sends a request may still do what costs somebody something, or can be guessed. */
export interface RateLimits {
  /**
   * Counts an attempt.
   * @param account whose it is, in any spelling: an e-mail address, a cart; null when it is about none
   * @returns false when it is one too many, of this account or from where the request comes
   */
  allows(action: LimitedAction, account: string | null): Promise<boolean>
  /** Takes back the attempts that this request has counted: they succeeded, so they were no guesses. */
  forgive(): Promise<void>
  /** Gives this device attempts of its own for an account, which strangers cannot use up: its customer has signed in here. */
  trustDevice(account: string): void
}

/** For what nobody in particular asks. */
export const UNLIMITED: RateLimits = {
  allows: async () => true,
  forgive: async () => undefined,
  trustDevice: () => undefined,
}
