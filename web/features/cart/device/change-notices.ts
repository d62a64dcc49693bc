import { dismiss, type NewNotice, notify } from '../../notifications/index.ts'

/** How long the notice of a change waits for its sync, in milliseconds. */
const PATIENCE_MS = 1000

/** A change of the cart whose sync has not ended. */
interface OpenChange {
  readonly keys: readonly string[]
  readonly refused: Set<string>
  /** Id of the notice that tells of its success, once it is shown. */
  notice: number | null
}

export interface ChangeNotices {
  /**
   * Shows that a change was made: after its sync, or after a moment if that takes longer. Shows nothing if every line of it was refused.
   * @param keys of the lines it changes
   * @param sent resolves when the sync was tried
   * @returns the keys that were refused
   */
  follow(keys: readonly string[], notice: NewNotice | null, sent: Promise<void>): Promise<ReadonlySet<string>>
  /** Shows why a line was refused, in place of the notice that it was changed. @param key null when no line is meant */
  refuse(key: string | null, message: string): void
}

/** Tells shoppers what became of their changes of the cart: the success or the refusal of a line, never both. */
export function changeNotices(): ChangeNotices {
  const open = new Set<OpenChange>()
  const isRefused = ({ keys, refused }: OpenChange) => keys.length > 0 && keys.every((key) => refused.has(key))

  return {
    async follow(keys, notice, sent) {
      const change: OpenChange = { keys, refused: new Set(), notice: null }
      open.add(change)
      try {
        await firstOf(sent, PATIENCE_MS)
        if (notice && !isRefused(change)) change.notice = notify(notice)
        await sent
        return change.refused
      } finally {
        open.delete(change)
      }
    },

    refuse(key, message) {
      for (const change of open) {
        if (key === null || !change.keys.includes(key)) continue
        change.refused.add(key)
        if (change.notice !== null && isRefused(change)) dismiss(change.notice)
      }
      notify({ type: 'error', message })
    },
  }
}

/** Resolves with the work, or after a time. */
async function firstOf(work: Promise<void>, milliseconds: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([work, late])
  clearTimeout(timer)
}
