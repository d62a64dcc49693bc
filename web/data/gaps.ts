let isNoted = false

/** A screen was answered with gaps: a field stands without its value because a read failed. */
export function noteGaps() {
  isNoted = true
}

/** Whether gaps were noted since this was asked last. */
export function takeGaps(): boolean {
  const wasNoted = isNoted
  isNoted = false
  return wasNoted
}
