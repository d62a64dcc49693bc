const DAY = 86_400_000

/**
 * Dates relative to the day of `now`, in the indexer's format 'YYYY-MM-DD HH:mm:ss' without a zone.
 * Only the day of `now` matters, so the catalogue stays the same all day.
 */
export class Calendar {
  readonly #midnight: number

  constructor(now: Date) {
    this.#midnight = Math.floor(now.getTime() / DAY) * DAY
  }

  /** Returns the moment `days` from today at the given second of the day; negative days are in the past. */
  at(days: number, second = 0): string {
    return new Date(this.#midnight + days * DAY + second * 1000).toISOString().slice(0, 19).replace('T', ' ')
  }
}
