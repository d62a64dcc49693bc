import type { LineIdentity } from '#schema/rules/cart/same-line.ts'

/** A shopper's state between requests: encrypted in a cookie that scripts cannot read. */
export interface SessionState {
  /** Null for guests. */
  readonly customerToken: string | null
  readonly refreshToken: string | null
  readonly groupToken: string | null
  readonly groupId: number | null
  /** A hash that identifies the customer in every store view and reveals nothing else; null for guests. */
  readonly customerKey: string | null
  /** A hash of the customer's e-mail address as the platform last told it; null for guests. */
  readonly addressKey: string | null
  /** The platform's cart id: masked for guests, a number for customers. */
  readonly cartId: string | null
  /** The cart handed over to the external checkout; null if there is none or it has been ordered. */
  readonly handedOffCartId: string | null
  /** The address subscribed to the newsletter in this session, see `subscriptionProof`. */
  readonly subscription: string | null
  /** The order that the session placed last; null if there is none. `at` in milliseconds since 1970, `total` in minor units. */
  readonly lastOrder: RememberedOrder | null
  /** The last applied revision per device; -1 if the device's cart was ordered. Holds a handful of devices and evicts the oldest. */
  readonly revisions: Readonly<Record<string, number>>
}

export interface RememberedOrder {
  readonly id: string
  readonly number: string | null
  readonly isConfirmed: boolean
  readonly at: number
  readonly total: number | null
  readonly currency: string
}

/** The platform's tokens and group for a signed-in customer. */
export type Credentials = Pick<SessionState, 'refreshToken' | 'groupToken' | 'groupId'> & {
  readonly customerToken: string
  readonly customerKey: string
  readonly addressKey: string
}

/** Names of the browser and operating system: 'Firefox', 'Windows'. Null if unknown. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** A session of the customer, on this or another device. */
export interface SignedInDevice extends Device {
  /** Identifies the session; grants no access. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly signedInAt: number
  /** Milliseconds since 1970, accurate to a few minutes. */
  readonly seenAt: number
  readonly isCurrent: boolean
}

export interface CartOfDevice {
  readonly deviceId: string
  readonly revision: number
}

/** A sync of a device's cart. */
export interface SyncOfDevice extends CartOfDevice {
  /** The newest revision that the device has an answer for; if unknown, all before this one. */
  readonly confirmedRevision?: number | null | undefined
}

/** A cart change without an answer: the platform may still apply it. */
export interface LateChange {
  readonly line: LineIdentity
  readonly by: CartOfDevice
  /** Milliseconds since 1970. */
  readonly at: number
  /** The quantity that the line should have, if the change adds to what the cart had. */
  readonly quantity?: number | undefined
  /** The quantity before the change, if the session ended during it. */
  readonly before?: number | undefined
}

/**
 * A line that a sync changed, whose answer the device did not get before the session ended. The platform may have applied the change, and the
 * device keeps it as unconfirmed.
 */
export interface InterruptedChange {
  readonly line: LineIdentity
  /** 0 for a new line. */
  readonly before: number
  readonly quantity: number
}

/** A shopper's session, as services may use it. Services do not handle the cookie. */
export interface Session {
  /** The current state: overlapping requests see each other's changes, even if their own cookie is older. */
  read(): SessionState
  /**
   * Applies to every later request of this shopper at once, and is written to this answer's cookie. Has no effect after the session has
   * ended.
   * @throws SessionTooLong if the state would not fit into a cookie; nothing has changed then
   */
  change(patch: Partial<Omit<SessionState, 'customerToken' | 'customerKey'>>): void
  /**
   * Starts a new session for a customer who has just signed in. Requests with the previous cookie stay a guest's.
   * @returns the previous session, which its cookie still opens
   * @throws SessionTooLong; nothing has changed then
   */
  signIn(credentials: Credentials): Pick<Session, 'change'>
  /** Changes without an answer, the newest of each line. Covers this process and all replicas that share a store. */
  lateChanges(): readonly LateChange[]
  recordLateChange(change: LateChange): void
  /** Records the changes of a sync during which a customer's session ended. @param customerKey of that session */
  recordInterrupted(customerKey: string, changes: readonly InterruptedChange[]): void
  /** Records the changes that a completed sync made to the customer's cart, until a newer sync changes the lines; no effect for guests. */
  recordApplied(sync: SyncOfDevice, changes: readonly InterruptedChange[]): void
  /**
   * Records that a device sent a sync after the end of a customer's session. What it and earlier ones added counts as interrupted if they
   * were completed and their answers were lost.
   * @param lines that the device has no answer for
   */
  recordUnanswered(sync: SyncOfDevice, lines: readonly LineIdentity[]): Promise<void>
  /**
   * Records what a device says at sign-in about its carts before. What later syncs added to this customer's cart counts as interrupted;
   * no effect for guests.
   * @param carts with the newest revision that the device has an answer for
   */
  recordPrevious(carts: readonly CartOfDevice[]): Promise<void>
  /**
   * Returns the changes that were interrupted in this customer's sessions within an hour, once; empty for guests. Covers this process and
   * all replicas that share a store.
   */
  takeInterrupted(): Promise<readonly InterruptedChange[]>
  /**
   * Records that this process, or a replica that shares its store, sent a cart.
   * @returns the newest revision sent by the device
   */
  recordSent(cart: CartOfDevice): number
  /** The shopper has just signed in and may not have received the new cookie. Requests with the old cookie must wait. */
  isReplaced(): boolean
  /** @throws SessionExpired if the session ended without a sign-out: its token cannot be refreshed, or another device ended it */
  requireOpen(): void
  /**
   * Records that the answer tells the device of the end of the session. Only then is the cookie removed: a device that does not know of
   * the end would continue as a guest, and its cart would be added to the customer's a second time at the next sign-in.
   */
  reportEnd(): void
  /** Ends the session and invalidates its cookie. */
  signOut(): void
  /** The devices on which the customer is signed in, this session first; empty for guests. @throws SessionExpired */
  devices(): Promise<readonly SignedInDevice[]>
  /** Ends one of the customer's sessions by its `SignedInDevice.id`. @returns whether the customer has such a session @throws SessionExpired */
  endDevice(id: string): Promise<boolean>
  /** Ends all other sessions of the customer; no effect for guests. */
  endOtherDevices(): Promise<void>
  /** Ends all sessions of the customer with this address, except this one. Works for guests. @param addressKey as in `SessionState` */
  endDevicesOfAddress(addressKey: string): Promise<void>
  /**
   * Runs work on one shopper's cart or account in order of arrival, one at a time. Replicas that share a store also take turns, each
   * seeing the others' changes. Not reentrant: a nested call would wait for itself.
   */
  serially<Result>(work: () => Promise<Result>): Promise<Result>
  /**
   * Runs a call with the customer's token (null for guests). On a 401, in the envelope or nested, the token is refreshed once for all
   * waiting calls, and the call is repeated. If that is refused too, the session ends. A guest's 401 is passed to the caller.
   * @throws SessionExpired
   */
  withToken<Result>(call: (token: string | null) => Promise<Result>): Promise<Result>
}
