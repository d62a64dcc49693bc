import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { CART } from '#schema/rules/constants.ts'
import type { InterruptedChange, Session } from '../services/scope/session.types.ts'
import type { CurrentRecord } from './current-record.ts'
import { type SessionRecord, type SessionRecords, sessionRecord } from './session-records.ts'
import type { SharedSessions } from './shared-sessions.ts'

const KEPT_MS = 60 * 60 * 1000
/** The changes belong to a customer, not to a cart of a device. */
const NO_DEVICE = { deviceId: '', revision: 0 }

interface Options {
  readonly records: SessionRecords
  readonly shared: SharedSessions | null
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Changes of customers' carts that were interrupted by the end of the session. They are the late changes of a record per customer, which
 * replicas share as they share those of sessions. A change that was taken stays without quantities, so that no replica has it again.
 */
export function createInterruptedChanges(
  current: CurrentRecord,
  { records, shared, now }: Options,
): Pick<Session, 'recordInterrupted' | 'takeInterrupted'> {
  function openRecord(customerKey: string): SessionRecord {
    const id = `customer ${customerKey}`
    const record = records.get(id) ?? sessionRecord({ id, startedAt: now() })
    records.set(id, record)
    current.touched.add(record)
    return record
  }

  return {
    recordInterrupted(customerKey, changes) {
      const at = now()
      const record = openRecord(customerKey)
      const others = record.lateChanges.filter(({ line }) => !changes.some((change) => isSameLine(change.line, line)))
      record.lateChanges = [...others, ...changes.map((change) => ({ ...change, by: NO_DEVICE, at }))].slice(-CART.mostLines)
    },

    async takeInterrupted() {
      const { customerKey } = current.record.state
      if (customerKey === null) return []
      const record = openRecord(customerKey)
      await shared?.refresh(record)
      const kept = record.lateChanges.filter(({ at }) => now() - at <= KEPT_MS)
      record.lateChanges = kept.map(({ line, by }) => ({ line, by, at: now() }))
      return kept.flatMap(toInterrupted)
    },
  }
}

const toInterrupted = ({ line, before, quantity }: SessionRecord['lateChanges'][number]): readonly InterruptedChange[] =>
  before === undefined || quantity === undefined ? [] : [{ line, before, quantity }]
