/** What every endpoint answers but search and the URL map; the HTTP status is `code` as well. @source platform contract §1.1 */
export const ok = (result: unknown) => ({ code: 200, result })

/** A refusal in the platform's envelope. `result` is a text, or an object where the platform answers one. */
export class Refusal extends Error {
  readonly envelope: ReturnType<typeof ok>

  constructor(code: number, result: unknown) {
    super(typeof result === 'string' ? result : `refused with ${code}`)
    this.name = 'Refusal'
    this.envelope = { code, result }
  }
}
