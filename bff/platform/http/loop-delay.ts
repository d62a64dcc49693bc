import { performance } from 'node:perf_hooks'

const EVERY_MS = 20

let delayMs = 0
let dueAt: number | null = null

/**
 * How long timers of this process have been late in all, in milliseconds: the time in which its event loop could not read an answer
 * that had arrived. The first call starts the measurement.
 */
export function loopDelayMs(): number {
  const now = performance.now()
  if (dueAt === null) {
    dueAt = now + EVERY_MS
    setInterval(measure, EVERY_MS).unref()
  }
  return delayMs + Math.max(0, now - dueAt)
}

function measure(): void {
  const now = performance.now()
  delayMs += Math.max(0, now - (dueAt ?? now))
  dueAt = now + EVERY_MS
}
