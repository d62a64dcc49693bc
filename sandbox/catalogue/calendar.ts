const DAY = 86_400_000

/**
 * Dates relative to the day of `now`, as the indexer writes them: 'YYYY-MM-DD HH:mm:ss' without a zone.
 * Only the day of `now` counts, so the catalogue is the same all day long.
 */
export class Calendar {
  readonly #midnight: number

  constructor(now: Date) {
    this.#midnight = Math.floor(now.getTime() / DAY) * DAY
  }

  /** The moment `days` from today at the given second of the day; negative days lie in the past. */
  at(days: number, second = 0): string {
    return new Date(this.#midnight + days * DAY + second * 1000).toISOString().slice(0, 19).replace('T', ' ')
  }
}
