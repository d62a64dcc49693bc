import { z } from 'zod'
import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { CART } from '#schema/rules/constants.ts'
import type { LateChange, SessionState } from '../services/scope/session.types.ts'
import { State } from './cookies/sealing.ts'
import { latestDevices } from './latest-devices.ts'
import type { SessionRecord } from './session-records.ts'

type Revisions = SessionState['revisions']

/** What all replicas are to know of a session. */
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
    }),
  ),
  sentRevisions: z.record(z.string(), z.int()),
})

export const sharedPart = ({ sequence, state, end, lateChanges, sentRevisions }: SharedRecord): SharedRecord => ({
  ...{ sequence, state, end, lateChanges, sentRevisions },
})

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What is known of a session to one replica and to the others, brought together. Nothing ends an end. Of the state each has what it
 * changed since both knew the same; without such a time the one that changed more often is right.
 * @param known what both knew last; null when nobody can say
 */
export function mergedRecord(known: SharedRecord | null, mine: SharedRecord, theirs: SharedRecord): SharedRecord {
  // A store that was restored from a copy has what was before.
  const base = known && theirs.sequence >= known.sequence ? known : null
  const over = [mine, theirs].find(({ end }) => end && end.why !== 'replaced')
  const [isMine, isTheirs] = [mine, theirs].map(({ state }) => base && !isSame(state, base.state))
  return {
    // What neither cookie has is newer than both.
    sequence: Math.max(mine.sequence, theirs.sequence) + (isMine && isTheirs ? 1 : 0),
    state: over?.state ?? mergedState(base, mine, theirs),
    end: over?.end ?? mergedEnd(base, mine, theirs),
    lateChanges: mergedLateChanges(theirs.lateChanges, mine.lateChanges),
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
    ...{ customerToken: newest('customerToken'), refreshToken: newest('refreshToken') },
    ...{ groupToken: newest('groupToken'), groupId: newest('groupId'), customerKey: newest('customerKey') },
    addressKey: newest('addressKey'),
    ...{ cartId: newest('cartId'), handedOffCartId: newest('handedOffCartId') },
    subscription: newest('subscription'),
    revisions: mergedRevisions(base.state.revisions, mine.state.revisions, theirs.state.revisions),
  }
}

/** By device: what was ordered makes a revision smaller. */
function mergedRevisions(base: Revisions, mine: Revisions, theirs: Revisions): Revisions {
  const changed = Object.entries(mine).filter(([device, revision]) => base[device] !== revision)
  return latestDevices(theirs, { ...theirs, ...Object.fromEntries(changed) })
}

/** The newest of each line. */
function mergedLateChanges(theirs: readonly LateChange[], mine: readonly LateChange[]): readonly LateChange[] {
  const others = theirs.filter(({ line, at }) => !mine.some((change) => change.at > at && isSameLine(change.line, line)))
  const own = mine.filter(({ line, at }) => !others.some((change) => change.at >= at && isSameLine(change.line, line)))
  return [...others, ...own].sort((a, b) => a.at - b.at).slice(-CART.mostLines)
}

function newestRevisions(theirs: Revisions, mine: Revisions): Revisions {
  const known = new Map(Object.entries(theirs))
  const newer = Object.entries(mine).filter(([device, revision]) => revision > (known.get(device) ?? 0))
  return latestDevices(theirs, { ...theirs, ...Object.fromEntries(newer) })
}
