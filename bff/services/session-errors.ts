import { en, type ServerMessages } from '../domain/messages/en.ts'

/**
 * The customer's token is no longer taken and cannot be refreshed: the session has ended, and what is kept of the customer has
 * to go. What shoppers are told is said in their language.
 * @source TOKEN-3, TOKEN-4, TEXT-13, TEXT-14
 */
export class SessionExpired extends Error {
  readonly why: keyof ServerMessages['session']

  /** @param why the token was refused, the platform failed at every attempt, or another device of the customer ended the session */
  constructor(why: SessionExpired['why'] = 'refused') {
    super(en.session[why])
    this.why = why
    this.name = 'SessionExpired'
  }
}

/** What the platform gave is longer than a cookie may be. */
export class SessionTooLong extends Error {
  constructor(bytes: number) {
    super(`A session of ${bytes} bytes does not fit into a cookie`)
    this.name = 'SessionTooLong'
  }
}
