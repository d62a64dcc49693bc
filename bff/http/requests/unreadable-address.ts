/** The request's URL or host cannot be read, so its target is unknown. */
export class UnreadableAddress extends Error {
  readonly statusCode = 400

  constructor(what: 'host' | 'path') {
    super(`The ${what} of the request is unreadable`)
    this.name = 'UnreadableAddress'
  }
}
