/**
 * The customer's token is no longer taken and cannot be refreshed: the session has ended, and what is kept of the customer has
 * to go. Its message may be read by everyone.
 * @source TOKEN-3, TOKEN-4, TEXT-13, TEXT-14
 */
export class SessionExpired extends Error {
  /** @param why the token was refused, or the platform failed at every attempt */
  constructor(why: 'refused' | 'attempts' = 'refused') {
    super(
      why === 'refused'
        ? 'Error refreshing user token. User is not authorized to access the resource'
        : 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
    )
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
