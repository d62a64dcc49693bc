import { ReportedError } from './reported-error.ts'

/** This process has no capacity for a fetch. Expected under load, so it is not logged for each entry. */
export class Busy extends ReportedError {
  override readonly name = 'Busy'
  override readonly isReported = true

  constructor() {
    super('This process is busy.')
  }
}
