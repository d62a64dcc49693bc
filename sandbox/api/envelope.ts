/**
 * Wraps a result in the envelope of every endpoint except search and the URL map. The HTTP status equals `code`.
 * @source platform contract §1.1
 */
export const ok = (result: unknown) => ({ code: 200, result })

/** An error in the platform's envelope. `result` is a text, or an object if the platform returns one. */
export class Refusal extends Error {
  readonly envelope: ReturnType<typeof ok>

  constructor(code: number, result: unknown) {
    super(typeof result === 'string' ? result : `refused with ${code}`)
    this.name = 'Refusal'
    this.envelope = { code, result }
  }
}
