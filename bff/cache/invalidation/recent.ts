const MOST = 1000

/** The invalidations a replica knows of, by their numbers, to tell whether something that was made before them is still right. */
export class RecentInvalidations {
  readonly #tags = new Map<number, readonly string[]>()
  /** Of what was invalidated up to this number nothing is known. */
  #since = Number.POSITIVE_INFINITY

  /** @param number of the newest invalidation where something was missed; null where that is not known either */
  reset(number: number | null): void {
    this.#tags.clear()
    this.#since = number ?? Number.POSITIVE_INFINITY
  }

  /** @param tags whose entries are stale since; '*' for all */
  add(number: number, tags: readonly string[]): void {
    this.#tags.set(number, tags)
    const [oldest] = this.#tags.keys()
    if (this.#tags.size <= MOST || oldest === undefined) return
    this.#tags.delete(oldest)
    this.#since = Math.max(this.#since, oldest)
  }

  /**
   * Whether it is certain that no invalidation has reached something.
   * @param number of the newest invalidation there had been when making it began
   */
  isUntouched(number: number, tags: readonly string[]): boolean {
    if (number < this.#since) return false
    for (const [later, reached] of this.#tags)
      if (later > number && reached.some((tag) => tag === '*' || tags.includes(tag))) return false
    return true
  }
}
