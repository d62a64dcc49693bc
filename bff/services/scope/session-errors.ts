import { messages as en } from '../../domain/messages/generated/en.ts'
import type { ServerMessages } from '../../domain/messages/generated/languages.ts'

/**
 * The customer's token is rejected and cannot be refreshed. The session has ended, and stored data of the customer must be deleted.
 * Shoppers get a message in their language.
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

/** A registered client's session cannot be opened: its token is invalid or has expired, or it came with a session cookie. */
export class SessionRefused extends Error {
  readonly why: 'invalid' | 'mixed'

  constructor(why: SessionRefused['why']) {
    super(
      why === 'mixed'
        ? 'A registered client must not send the session cookie of the shop.'
        : 'The session token is invalid or has expired. Delete it, and continue without one.',
    )
    this.why = why
    this.name = 'SessionRefused'
  }
}

/** The platform's tokens exceed the maximum size of a cookie. */
export class SessionTooLong extends Error {
  constructor(bytes: number) {
    super(`A session of ${bytes} bytes does not fit into a cookie`)
    this.name = 'SessionTooLong'
  }
}
