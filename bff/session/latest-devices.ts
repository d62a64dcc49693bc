import type { SessionState } from '../services/scope/session.types.ts'

type Revisions = SessionState['revisions']

const MOST_DEVICES = 5

/** The devices that were heard of last, at the end those whose revision is another now. */
export function latestDevices(before: Revisions, after: Revisions): Revisions {
  const entries = Object.entries(after)
  const isSame = ([device, revision]: readonly [string, number]) => before[device] === revision
  const ordered = [...entries.filter(isSame), ...entries.filter((entry) => !isSame(entry))]
  return Object.fromEntries(ordered.slice(-MOST_DEVICES))
}
