import { dismiss, type NewNotice, notify } from '../../../../components/notifications/index.ts'

/** How long a notice waits for its sync, in milliseconds. */
const NOTICE_DELAY_MS = 1000

/** A cart change whose sync has not ended. */
interface PendingChange {
  readonly keys: readonly string[]
  readonly rejected: Set<string>
  /** Id of the success notice, once it is shown. */
  notice: number | null
}

export type CreateNotice = (rejected: ReadonlySet<string>) => NewNotice

export interface ChangeNotices {
  /**
   * Shows a success notice after the sync, or after a delay if the sync takes longer. Shows nothing if all lines were rejected.
   * @param keys of the changed lines
   * @param createNotice called with the rejected keys; null for changes without a notice
   * @param sent resolves after the sync attempt
   * @returns the rejected keys
   */
  follow(keys: readonly string[], createNotice: CreateNotice | null, sent: Promise<void>): Promise<ReadonlySet<string>>
  /** Shows why lines were rejected, in place of their success notice. @param keys none if the rejection is not about a line */
  reject(keys: readonly string[], message: string): void
}

/** Shows the result of cart changes: success or rejection of a line, never both. */
export function changeNotices(): ChangeNotices {
  const pending = new Set<PendingChange>()
  const isRejected = ({ keys, rejected }: PendingChange) => keys.length > 0 && keys.every((key) => rejected.has(key))

  return {
    async follow(keys, createNotice, sent) {
      const change: PendingChange = { keys, rejected: new Set(), notice: null }
      pending.add(change)
      try {
        await waitAtMost(sent, NOTICE_DELAY_MS)
        if (createNotice && !isRejected(change)) change.notice = notify(createNotice(change.rejected))
        await sent
        return change.rejected
      } finally {
        pending.delete(change)
      }
    },

    reject(keys, message) {
      for (const change of pending) {
        for (const key of change.keys) if (keys.includes(key)) change.rejected.add(key)
        if (change.notice !== null && isRejected(change)) dismiss(change.notice)
      }
      notify({ type: 'error', message })
    },
  }
}

/** Resolves with the work, or after a timeout. */
async function waitAtMost(work: Promise<void>, milliseconds: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  await Promise.race([work, late])
  clearTimeout(timer)
}
