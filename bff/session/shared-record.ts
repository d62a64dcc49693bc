import { z } from 'zod'
import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { CART } from '#schema/rules/constants.ts'
import type { LateChange, SessionState } from '../services/scope/session.types.ts'
import { State } from './cookies/sealing.ts'
import { latestDevices } from './latest-devices.ts'
import type { SessionRecord } from './session-records.ts'

type Revisions = SessionState['revisions']

/** The part of a session record that replicas share. */
export type SharedRecord = Pick<SessionRecord, 'sequence' | 'state' | 'end' | 'lateChanges' | 'sentRevisions'>

const count = z.int().nonnegative()

export const Shared: z.ZodType<SharedRecord> = z.object({
  sequence: count,
  state: State,
  end: z.object({ why: z.enum(['replaced', 'signed out', 'expired', 'ended']), at: count }).nullable(),
  lateChanges: z.array(
    z.object({
      line: z.object({
        itemId: z.string().nullable(),
        sku: z.string(),
        bundleChoices: z.array(z.object({ optionId: z.string(), selectionIds: z.array(z.string()), quantity: z.number() })),
        optionAnswers: z.array(z.object({ optionId: z.string(), answer: z.string() })),
      }),
      by: z.object({ deviceId: z.string(), revision: z.int() }),
      at: count,
      quantity: z.int().optional(),
      before: z.int().optional(),
    }),
  ),
  sentRevisions: z.record(z.string(), z.int()),
})

export const sharedPart = ({ sequence, state, end, lateChanges, sentRevisions }: SharedRecord): SharedRecord => ({
  sequence,
  state,
  end,
  lateChanges,
  sentRevisions,
})

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges one replica's record with the others'. An end is final. Each side's changes since the last common record are kept; without a
 * common record the one with the higher sequence wins.
 * @param known the last common record; null if unknown
 */
export function mergeRecords(known: SharedRecord | null, mine: SharedRecord, theirs: SharedRecord): SharedRecord {
  // A store restored from a copy has older records.
  const base = known && theirs.sequence >= known.sequence ? known : null
  const over = [mine, theirs].find(({ end }) => end && end.why !== 'replaced')
  const [isMine, isTheirs] = [mine, theirs].map(({ state }) => base && !isSame(state, base.state))
  return {
    // A combination of both is newer than either cookie.
    sequence: Math.max(mine.sequence, theirs.sequence) + (isMine && isTheirs ? 1 : 0),
    state: over?.state ?? mergedState(base, mine, theirs),
    end: over?.end ?? mergedEnd(base, mine, theirs),
    lateChanges: mergeLateChanges(theirs.lateChanges, mine.lateChanges),
    sentRevisions: newestRevisions(theirs.sentRevisions, mine.sentRevisions),
  }
}

function mergedEnd(base: SharedRecord | null, mine: SharedRecord, theirs: SharedRecord): SharedRecord['end'] {
  if (!base) return mine.end ?? theirs.end
  return isSame(mine.end, base.end) ? theirs.end : mine.end
}

function mergedState(base: SharedRecord | null, mine: SharedRecord, theirs: SharedRecord): SessionState {
  if (!base) return mine.sequence > theirs.sequence ? mine.state : theirs.state
  const newest = <Name extends keyof SessionState>(name: Name): SessionState[Name] =>
    isSame(mine.state[name], base.state[name]) ? theirs.state[name] : mine.state[name]
  return {
    customerToken: newest('customerToken'),
    refreshToken: newest('refreshToken'),
    groupToken: newest('groupToken'),
    groupId: newest('groupId'),
    customerKey: newest('customerKey'),
    addressKey: newest('addressKey'),
    cartId: newest('cartId'),
    handedOffCartId: newest('handedOffCartId'),
    subscription: newest('subscription'),
    lastOrder: newest('lastOrder'),
    revisions: mergedRevisions(base.state.revisions, mine.state.revisions, theirs.state.revisions),
  }
}

/** Merged per device, because an ordered cart lowers its revision. */
function mergedRevisions(base: Revisions, mine: Revisions, theirs: Revisions): Revisions {
  const changed = Object.entries(mine).filter(([device, revision]) => base[device] !== revision)
  return latestDevices(theirs, { ...theirs, ...Object.fromEntries(changed) })
}

/** Keeps the newest change of each line. */
function mergeLateChanges(theirs: readonly LateChange[], mine: readonly LateChange[]): readonly LateChange[] {
  const others = theirs.filter(({ line, at }) => !mine.some((change) => change.at > at && isSameLine(change.line, line)))
  const own = mine.filter(({ line, at }) => !others.some((change) => change.at >= at && isSameLine(change.line, line)))
  return [...others, ...own].sort((a, b) => a.at - b.at).slice(-CART.mostLines)
}

function newestRevisions(theirs: Revisions, mine: Revisions): Revisions {
  const known = new Map(Object.entries(theirs))
  const newer = Object.entries(mine).filter(([device, revision]) => revision > (known.get(device) ?? 0))
  return latestDevices(theirs, { ...theirs, ...Object.fromEntries(newer) })
}
