import type { LineIdentity } from '#schema/rules/cart/same-line.ts'

/** What is kept of a shopper between requests: sealed into a cookie that no script can read. */
export interface SessionState {
  /** Null for guests. */
  readonly customerToken: string | null
  readonly refreshToken: string | null
  readonly groupToken: string | null
  readonly groupId: number | null
  /** Tells customers apart, in every store view, and says nothing else of them; null for guests. */
  readonly customerKey: string | null
  /** The platform's cart: a masked id for guests, a number for customers. */
  readonly cartId: string | null
  /** The cart that was handed over to the external checkout; null when none was, and when it has been ordered. */
  readonly handedOffCartId: string | null
  /** The address that was subscribed to the newsletter in this session: `subscriptionProof`. */
  readonly subscription: string | null
  /** The last revision applied of each device; -1 where what it had was ordered. At most a handful of devices; the oldest goes. */
  readonly revisions: Readonly<Record<string, number>>
}

/** What the platform gave a customer who signed in. */
export type Credentials = Pick<SessionState, 'refreshToken' | 'groupToken' | 'groupId'> & {
  readonly customerToken: string
  readonly customerKey: string
}

/** Names of a browser and its system: 'Firefox', 'Windows'. Null for a name that is not known. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** A session of the customer, here or on another device. */
export interface SignedInDevice extends Device {
  /** Names the session, and opens nothing. */
  readonly id: string
  /** Milliseconds since 1970. */
  readonly signedInAt: number
  /** Milliseconds since 1970, exact to a few minutes. */
  readonly seenAt: number
  readonly isCurrent: boolean
}

/** A cart as a device has sent it. */
export interface CartOfDevice {
  readonly deviceId: string
  readonly revision: number
}

/** A change of the platform's cart that got no answer: it may come to pass yet. */
export interface LateChange {
  readonly line: LineIdentity
  readonly by: CartOfDevice
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A shopper from one request to the next. What services may do with it; the cookie is none of their business. */
export interface Session {
  /** As it is now: requests that overlap see what the ones before them have done, though their own cookie is older. */
  read(): SessionState
  /**
   * Changed at once for every later request of this shopper, and sealed into this answer's cookie. Nothing changes once the
   * session has ended.
   * @throws SessionTooLong when it would not fit into a cookie; nothing has changed then
   */
  change(patch: Partial<Omit<SessionState, 'customerToken' | 'customerKey'>>): void
  /**
   * Another session, for a customer who has just signed in. What requests with the cookie of before do stays a guest's.
   * @returns the session of before, which its cookie still leads to
   * @throws SessionTooLong; nothing has changed then
   */
  signIn(credentials: Credentials): Pick<Session, 'change'>
  /** Changes without an answer, the newest of each line. Of this process, and of all replicas that share a store. */
  lateChanges(): readonly LateChange[]
  noteLateChange(change: LateChange): void
  /**
   * Remembers that a cart was sent, by this process or by any replica that shares a store with it.
   * @returns the newest revision that was sent of the device
   */
  noteSent(cart: CartOfDevice): number
  /** Its shopper has just signed in, and the answer with the new cookie may not have arrived. What is asked with the old one is to wait. */
  isReplaced(): boolean
  /** @throws SessionExpired if the session is over without its shopper: its token cannot be refreshed, or another device ended it */
  requireOpen(): void
  /** Ends it: its cookie opens nothing any more. */
  signOut(): void
  /** Where the customer is signed in, this session first; empty for guests. @throws SessionExpired */
  devices(): Promise<readonly SignedInDevice[]>
  /** Ends one of the customer's sessions by its `SignedInDevice.id`. @returns whether the customer has such a session @throws SessionExpired */
  endDevice(id: string): Promise<boolean>
  /** Ends all other sessions of the customer; none for guests. */
  endOtherDevices(): Promise<void>
  /**
   * Work on the platform's cart or account of one shopper, one after another in the order of arrival; of replicas that share a
   * store one at a time, each with what the others did before. Not to be called within itself: it would wait for its own end.
   */
  serially<Result>(work: () => Promise<Result>): Promise<Result>
  /**
   * Runs a call with the customer's token (null for guests). On a 401, in the envelope or nested, the token is refreshed once
   * for however many calls wait, and the call is made once more; if that is refused too the session ends. A 401 of a guest is
   * given to the caller.
   * @throws SessionExpired
   */
  authorized<Result>(call: (token: string | null) => Promise<Result>): Promise<Result>
}
