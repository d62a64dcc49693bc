/** How long a result is used without refetching, in milliseconds; shorter if it is partial. */
const FRESH_MS = { complete: 60_000, partial: 10_000 }

export type Variables = Readonly<Record<string, unknown>>

/** One operation with its variables, and when its result was fetched. */
export interface StoredResult {
  readonly name: string
  readonly variables: Variables
  /** In milliseconds since 1970. */
  readonly fetchedAt: number
  /** A field has no value because a read failed. */
  readonly isPartial: boolean
}

/**
 * The operations whose results are in Apollo's cache, from least to most recently used: Apollo knows neither the age of a result nor
 * when it was last used.
 */
export class StoredResults extends Map<string, StoredResult> {
  find(name: string, variables: unknown): StoredResult | undefined {
    return this.get(resultKey(name, variables))
  }

  /** Adds a result, or marks it as the most recently used: a map iterates in insertion order. */
  add(result: StoredResult) {
    const key = resultKey(result.name, result.variables)
    this.delete(key)
    this.set(key, result)
  }

  /** Makes partial results stale. */
  expirePartial(now: number) {
    for (const result of [...this.values()]) if (result.isPartial) this.add({ ...result, fetchedAt: now - FRESH_MS.complete })
  }
}

/** Fresh results are used as they are; stale ones are used and refetched. If the clock was set back, a result is stale. */
export function isFresh({ fetchedAt, isPartial }: StoredResult, now: number): boolean {
  const age = now - fetchedAt
  return age >= 0 && age < (isPartial ? FRESH_MS.partial : FRESH_MS.complete)
}

const resultKey = (name: string, variables: unknown) => `${name} ${JSON.stringify(variables)}`
