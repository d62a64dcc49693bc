import { PlatformRefused } from '../../errors.ts'
import { type Reason, reasonsText } from './reasons.ts'

/** The engine does not take a query, or does not have the index; it says why. */
export class SearchRefused extends PlatformRefused {
  // Private, so that the engine's words leave through `forLog` alone.
  readonly #reasons: readonly Reason[]

  constructor(status: number, reasons: readonly Reason[]) {
    super('PLATFORM_REFUSED', status, reasonsText(reasons))
    this.#reasons = reasons
  }

  reasons(): readonly Reason[] {
    return this.#reasons
  }
}
