import { FRESH_MS } from './freshness.ts'

/** One question that was asked, and when. */
export interface LedgerEntry {
  /** Name of the operation. */
  readonly name: string
  readonly variables: Readonly<Record<string, unknown>>
  /** When it was answered, in milliseconds since 1970. */
  readonly fetchedAt: number
  /** When the answer was last looked at. */
  readonly usedAt: number
  /** Part of the answer could not be had. */
  readonly hasGaps?: boolean
}

/** Longer than anyone's round through the shop; keeps writes short. */
const MOST_ENTRIES = 200

/**
 * Book of every question whose answer is in the cache: tells how old an answer is, and which has not been
 * looked at for longest.
 */
export class Ledger {
  readonly #entries = new Map<string, LedgerEntry>()

  get size(): number {
    return this.#entries.size
  }

  /** From what was looked at longest ago to what was looked at last. */
  entries(): LedgerEntry[] {
    return [...this.#entries.values()].sort((a, b) => a.usedAt - b.usedAt)
  }

  find(name: string, variables: unknown): LedgerEntry | undefined {
    return this.#entries.get(keyOf(name, variables))
  }

  note(entry: LedgerEntry) {
    this.#entries.set(keyOf(entry.name, entry.variables), entry)
  }

  /** The answer was looked at. */
  touch(entry: LedgerEntry, now: number) {
    this.note({ ...entry, usedAt: now })
  }

  /** Makes answers with gaps stale: the shopper tries again. */
  expireGaps(now: number) {
    for (const entry of this.entries()) if (entry.hasGaps) this.note({ ...entry, fetchedAt: now - FRESH_MS })
  }

  /** Entries to give up so that the book stays within bounds, those that were not looked at for longest. */
  surplus(most = MOST_ENTRIES): LedgerEntry[] {
    return this.entries().slice(0, Math.max(0, this.size - most))
  }

  strike(entries: readonly LedgerEntry[]) {
    for (const { name, variables } of entries) this.#entries.delete(keyOf(name, variables))
  }
}

const keyOf = (name: string, variables: unknown) => `${name} ${JSON.stringify(variables)}`

/** A stored book, read with care: what is not an entry is left out. */
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
