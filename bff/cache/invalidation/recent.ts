const MOST = 1000

/** The invalidations a replica knows, by number. They tell whether a value made before them is still valid. */
export class RecentInvalidations {
  readonly #tags = new Map<number, readonly string[]>()
  /** Invalidations up to this number are unknown. */
  #since = Number.POSITIVE_INFINITY

  /** @param number of the newest invalidation after a gap; null if that is unknown too */
  reset(number: number | null): void {
    this.#tags.clear()
    this.#since = number ?? Number.POSITIVE_INFINITY
  }

  /** @param tags invalidated tags; '*' for all */
  add(number: number, tags: readonly string[]): void {
    this.#tags.set(number, tags)
    const [oldest] = this.#tags.keys()
    if (this.#tags.size <= MOST || oldest === undefined) return
    this.#tags.delete(oldest)
    this.#since = Math.max(this.#since, oldest)
  }

  /**
   * Whether it is certain that no invalidation has affected a value.
   * @param number of the newest invalidation when creating the value began
   */
  isUntouched(number: number, tags: readonly string[]): boolean {
    if (number < this.#since) return false
    for (const [later, reached] of this.#tags)
      if (later > number && reached.some((tag) => tag === '*' || tags.includes(tag))) return false
    return true
  }
}
