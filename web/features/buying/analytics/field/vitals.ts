/** The fields of a layout shift that count. Times are in milliseconds. */
export interface Shift {
  readonly value: number
  readonly startTime: number
  readonly hadRecentInput: boolean
}

/** The fields of an event that count. */
export interface Interaction {
  /** The same for all events of one interaction; 0 for events that belong to none. */
  readonly interactionId: number
  readonly duration: number
}

const SESSION_GAP_MS = 1000
const LONGEST_SESSION_MS = 5000
/** One slow interaction in this many is ignored. */
const INTERACTIONS_PER_OUTLIER = 50

/** The largest sum of a session: shifts less than a second apart, within five seconds. @source web.dev, 'CLS' */
export function layoutShift(shifts: readonly Shift[]): number {
  let largest = 0
  let sum = 0
  let began = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { value, startTime } of shifts.filter(({ hadRecentInput }) => !hadRecentInput)) {
    if (startTime - last >= SESSION_GAP_MS || startTime - began >= LONGEST_SESSION_MS) {
      began = startTime
      sum = 0
    }
    last = startTime
    sum += value
    largest = Math.max(largest, sum)
  }
  return largest
}

/**
 * The duration of the slowest interaction, after ignoring one in fifty. Undefined if there was no interaction.
 * @param count number of interactions, including fast ones that the browser does not report one by one
 * @source web.dev, 'INP'
 */
export function interactionTime(interactions: readonly Interaction[], count: number): number | undefined {
  const slowest = new Map<number, number>()
  for (const { interactionId, duration } of interactions) {
    if (interactionId > 0) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0))
  }
  const durations = [...slowest.values()].sort((a, b) => b - a)
  return durations[Math.min(durations.length - 1, Math.floor(count / INTERACTIONS_PER_OUTLIER))]
}
