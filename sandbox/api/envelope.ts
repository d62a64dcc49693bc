/** What every endpoint answers but search and the URL map; the HTTP status is `code` as well. @source platform contract §1.1 */
interface Envelope {
  readonly code: number
  readonly result: unknown
}

/** A refusal in the platform's envelope. `result` is a text, or an object where the platform answers one. */
export class Refusal extends Error {
  readonly envelope: Envelope

  constructor(code: number, result: unknown) {
    super(typeof result === 'string' ? result : `refused with ${code}`)
    this.name = 'Refusal'
    this.envelope = { code, result }
  }
}

export const ok = (result: unknown): Envelope => ({ code: 200, result })
