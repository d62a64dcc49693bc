/** A request whose address or host cannot be read: nothing is known of where it goes. */
export class UnreadableAddress extends Error {
  readonly statusCode = 400

  constructor(what: 'host' | 'path') {
    super(`The ${what} of a request cannot be read`)
    this.name = 'UnreadableAddress'
  }
}
