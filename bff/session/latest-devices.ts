import type { SessionState } from '../services/scope/session.types.ts'

type Revisions = SessionState['revisions']

const MOST_DEVICES = 5

/** Keeps the latest devices; those whose revision changed come last. */
export function latestDevices(before: Revisions, after: Revisions): Revisions {
  const entries = Object.entries(after)
  const isSame = ([device, revision]: readonly [string, number]) => before[device] === revision
  const ordered = [...entries.filter(isSame), ...entries.filter((entry) => !isSame(entry))]
  return Object.fromEntries(ordered.slice(-MOST_DEVICES))
}
