import { type EventLoopUtilization, performance } from 'node:perf_hooks'

const TICK_MS = 20
const LOAD_EVERY_MS = 100
/** Share of the time that the event loop works, above which another render only delays the others. */
const BUSY = 0.6

/** Measures whether this process has the time for more renders. */
export type LoopLoad = ReturnType<typeof watchLoopLoad>

const tickListeners = new Set<(now: number) => void>()
let delayMs = 0
let dueAt: number | null = null

/**
 * How long timers of this process have been late in all, in milliseconds: the time in which its event loop could not read an answer
 * that had arrived. The first call starts the measurement.
 */
export function loopDelayMs(): number {
  return delayMs + Math.max(0, performance.now() - startTicks())
}

/** @param threads that render beside the thread that answers; the process is busy if the latter is, or all of the former are */
export function watchLoopLoad(threads: readonly (() => EventLoopUtilization)[] = []) {
  const isMainBusy = compareUtilization(() => performance.eventLoopUtilization())
  const areThreadsBusy = threads.map(compareUtilization)
  let isBusy = false
  let measuredAt = performance.now()
  let callback = () => {}
  const measure = (now: number) => {
    if (now - measuredAt < LOAD_EVERY_MS) return
    measuredAt = now
    const busyThreads = areThreadsBusy.filter((isThreadBusy) => isThreadBusy()).length
    isBusy = isMainBusy() || (threads.length > 0 && busyThreads === threads.length)
    callback()
  }
  startTicks()
  tickListeners.add(measure)
  return {
    isBusy: () => isBusy,
    /** Calls back after each measurement. */
    onMeasured(listener: () => void) {
      callback = listener
    },
    stop: () => tickListeners.delete(measure),
  }
}

/** @returns when the next tick is due */
function startTicks(): number {
  if (dueAt !== null) return dueAt
  setInterval(tick, TICK_MS).unref()
  dueAt = performance.now() + TICK_MS
  return dueAt
}

function tick(): void {
  const now = performance.now()
  delayMs += Math.max(0, now - (dueAt ?? now))
  dueAt = now + TICK_MS
  for (const listener of tickListeners) listener(now)
}

/** @returns whether a thread was busy since the last call */
function compareUtilization(utilization: () => EventLoopUtilization): () => boolean {
  let before = utilization()
  return () => {
    const now = utilization()
    const isBusy = performance.eventLoopUtilization(now, before).utilization >= BUSY
    before = now
    return isBusy
  }
}
