let isNoted = false

/** Records that a screen's data has gaps: a field has no value because a read failed. */
export function recordGaps() {
  isNoted = true
}

/** Whether gaps were recorded since the last call. */
export function takeGaps(): boolean {
  const wasNoted = isNoted
  isNoted = false
  return wasNoted
}
