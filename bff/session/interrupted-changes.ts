import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { CART } from '#schema/rules/constants.ts'
import type { CartOfDevice, InterruptedChange, LateChange, Session, SyncOfDevice } from '../services/scope/session.types.ts'
import type { CurrentRecord, CurrentRecordOptions } from './current-record.ts'
import { type SessionRecord, type SessionRecords, sessionRecord } from './session-records.ts'
import type { SharedSessions } from './shared-sessions.ts'

const KEPT_MS = 60 * 60 * 1000
/** The changes belong to a customer, not to a cart of a device. */
const NO_DEVICE = { deviceId: '', revision: 0 }
/** Whether a device may lack the answer to an earlier sync, or to this one. */
const mayLackAnswer = ({ by }: LateChange, { deviceId, revision, confirmedRevision }: SyncOfDevice): boolean =>
  by.deviceId === deviceId && by.revision <= revision && by.revision > (confirmedRevision ?? revision - 1)
const isInterrupted = ({ by }: LateChange): boolean => by.deviceId === NO_DEVICE.deviceId

interface Options extends Pick<CurrentRecordOptions, 'cookie'> {
  readonly records: SessionRecords
  readonly shared: SharedSessions | null
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Changes of customers' carts that were interrupted by the end of the session. They are the late changes of a record per customer, which
 * replicas share as they share those of sessions. A change that was taken stays without quantities, so that no replica has it again. Changes
 * that were applied stay with their device, in case its answer was lost.
 */
export function createInterruptedChanges(
  current: CurrentRecord,
  { cookie, records, shared, now }: Options,
): Pick<Session, 'recordApplied' | 'recordInterrupted' | 'recordPrevious' | 'recordUnanswered' | 'takeInterrupted'> {
  function openRecord(customerKey: string): SessionRecord {
    const id = `customer ${customerKey}`
    const record = records.get(id) ?? sessionRecord({ id, startedAt: now() })
    records.set(id, record)
    current.touched.add(record)
    return record
  }

  function add(customerKey: string, by: CartOfDevice, changes: readonly InterruptedChange[]): void {
    const at = now()
    const record = openRecord(customerKey)
    const others = record.lateChanges.filter(({ line }) => !changes.some((change) => isSameLine(change.line, line)))
    record.lateChanges = [...others, ...changes.map((change) => ({ ...change, by, at }))].slice(-CART.mostLines)
  }

  async function interrupt(customerKey: string | null, isLost: (change: LateChange) => boolean): Promise<void> {
    if (customerKey === null) return
    const record = openRecord(customerKey)
    await shared?.refresh(record)
    record.lateChanges = record.lateChanges.map((change) => (isLost(change) ? { ...change, by: NO_DEVICE, at: now() } : change))
  }

  return {
    recordInterrupted: (customerKey, changes) => add(customerKey, NO_DEVICE, changes),

    recordApplied(sync, changes) {
      const { customerKey } = current.record.state
      if (customerKey === null || changes.length === 0) return
      const unanswered = openRecord(customerKey).lateChanges.filter((change) => mayLackAnswer(change, sync))
      // The device adds all changes since its last answer again, so the quantity before the first of them counts.
      const sinceAnswer = changes.map((change) => {
        const earlier = unanswered.find(({ line }) => isSameLine(line, change.line))
        return { ...change, before: earlier?.before ?? change.before }
      })
      add(customerKey, { deviceId: sync.deviceId, revision: sync.revision }, sinceAnswer)
    },

    // The session that has ended no longer knows its customer.
    recordUnanswered: (sync, lines) =>
      interrupt(
        cookie?.state.customerKey ?? null,
        (change) => mayLackAnswer(change, sync) && lines.some((other) => isSameLine(other, change.line)),
      ),

    recordPrevious: (carts) =>
      interrupt(current.record.state.customerKey, ({ by }) =>
        carts.some(({ deviceId, revision }) => by.deviceId === deviceId && by.revision > revision),
      ),

    async takeInterrupted() {
      const { customerKey } = current.record.state
      if (customerKey === null) return []
      const record = openRecord(customerKey)
      await shared?.refresh(record)
      const kept = record.lateChanges.filter(({ at }) => now() - at <= KEPT_MS)
      record.lateChanges = kept.map((change) =>
        isInterrupted(change) ? { line: change.line, by: change.by, at: now() } : change,
      )
      return kept.filter(isInterrupted).flatMap(toInterrupted)
    },
  }
}

/** Only additions: the device does not repeat the others. */
const toInterrupted = ({ line, before, quantity }: SessionRecord['lateChanges'][number]): readonly InterruptedChange[] =>
  before === undefined || quantity === undefined || quantity <= before ? [] : [{ line, before, quantity }]
