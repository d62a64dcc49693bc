import type { LimitedAction } from '../../config/rate-limits.ts'

/** Limits how often a client may do things that cost money or effort, or that allow guessing. */
export interface RateLimits {
  /**
   * Counts an attempt.
   * @param account the account it concerns, in any spelling: an e-mail address or a cart id; null if it concerns none
   * @returns false if the limit of this account or of the client is exceeded
   */
  allows(action: LimitedAction, account: string | null): Promise<boolean>
  /**
   * Removes the latest attempt of this request, because it succeeded and so was not a guess. The request's other attempts still
   * count: an operation may try many passwords and end with the right one.
   */
  forgive(action: LimitedAction, account: string | null): Promise<void>
  /** Gives this device its own limit for an account that a customer signed in to here, so that strangers cannot use it up. */
  trustDevice(account: string): void
}

/** For requests that come from no client. */
export const UNLIMITED: RateLimits = {
  allows: async () => true,
  forgive: async () => undefined,
  trustDevice: () => undefined,
}
