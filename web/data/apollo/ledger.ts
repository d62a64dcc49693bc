import { FRESH_MS } from './freshness.ts'

/** One operation with its variables, and when it was answered. */
export interface LedgerEntry {
  readonly name: string
  readonly variables: Readonly<Record<string, unknown>>
  /** In milliseconds since 1970. */
  readonly fetchedAt: number
  /** When the answer was last used, in milliseconds since 1970. */
  readonly usedAt: number
  /** Part of the answer is missing. */
  readonly hasGaps?: boolean
}

/** More than any shopper visits; keeps writes short. */
const MOST_ENTRIES = 200

/** Records every operation whose answer is in the cache: how old each answer is, and which was used least recently. */
export class Ledger {
  readonly #entries = new Map<string, LedgerEntry>()

  get size(): number {
    return this.#entries.size
  }

  /** Ordered from least to most recently used. */
  entries(): LedgerEntry[] {
    return [...this.#entries.values()].sort((a, b) => a.usedAt - b.usedAt)
  }

  find(name: string, variables: unknown): LedgerEntry | undefined {
    return this.#entries.get(keyOf(name, variables))
  }

  note(entry: LedgerEntry) {
    this.#entries.set(keyOf(entry.name, entry.variables), entry)
  }

  /** Marks the answer as used. */
  touch(entry: LedgerEntry, now: number) {
    this.note({ ...entry, usedAt: now })
  }

  /** Marks answers with gaps as stale because the shopper is retrying. */
  expireGaps(now: number) {
    for (const entry of this.entries()) if (entry.hasGaps) this.note({ ...entry, fetchedAt: now - FRESH_MS })
  }

  /** Entries to evict so that the ledger stays within its limit, least recently used first. */
  surplus(most = MOST_ENTRIES): LedgerEntry[] {
    return this.entries().slice(0, Math.max(0, this.size - most))
  }

  strike(entries: readonly LedgerEntry[]) {
    for (const { name, variables } of entries) this.#entries.delete(keyOf(name, variables))
  }
}

const keyOf = (name: string, variables: unknown) => `${name} ${JSON.stringify(variables)}`

/** Reads a stored ledger and ignores invalid entries. */
export function readEntries(stored: unknown): LedgerEntry[] {
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

function isEntry(entry: unknown): entry is LedgerEntry {
  if (typeof entry !== 'object' || entry === null) return false
  const { name, variables, fetchedAt, usedAt } = entry as Partial<Record<keyof LedgerEntry, unknown>>
  return (
    typeof name === 'string' &&
    typeof variables === 'object' &&
    variables !== null &&
    Number.isFinite(fetchedAt) &&
    Number.isFinite(usedAt)
  )
}
