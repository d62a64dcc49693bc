import { markReported } from './reported.ts'

/** This process has no capacity for a fetch. Expected under load, so it is not logged for each entry. */
export class Busy extends Error {
  override readonly name = 'Busy'

  constructor() {
    super('This process is busy.')
    markReported(this)
  }
}
