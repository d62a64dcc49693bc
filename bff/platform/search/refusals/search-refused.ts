import { PlatformRefused } from '../../base/errors.ts'
import { type Reason, reasonsText } from './reasons.ts'

/** The engine rejects a query or does not have the index; carries its reasons. */
export class SearchRefused extends PlatformRefused {
  // Private, so that the engine's words are available only through `forLog`.
  readonly #reasons: readonly Reason[]

  constructor(status: number, reasons: readonly Reason[]) {
    super('PLATFORM_REFUSED', status, reasonsText(reasons))
    this.#reasons = reasons
  }

  reasons(): readonly Reason[] {
    return this.#reasons
  }
}
