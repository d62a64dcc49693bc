import { type EventLoopUtilization, performance } from 'node:perf_hooks'

const EVERY_MS = 100
/** Share of the time that the event loop works, above which another render only delays the others. */
const BUSY = 0.6

/** Watches whether this process has the time for more renders. */
export interface LoopLoad {
  isBusy(): boolean
  /** Calls back whenever the load has been measured. */
  onMeasured(callback: () => void): void
  stop(): void
}

/** @param threads that render beside the thread that answers; the process is busy if the latter is, or all of the former are */
export function watchLoopLoad(threads: readonly (() => EventLoopUtilization)[] = []): LoopLoad {
  const isMainBusy = watch(() => performance.eventLoopUtilization())
  const areThreadsBusy = threads.map(watch)
  let isBusy = false
  let callback = () => {}
  const timer = setInterval(() => {
    const busyThreads = areThreadsBusy.filter((isThreadBusy) => isThreadBusy()).length
    isBusy = isMainBusy() || (threads.length > 0 && busyThreads === threads.length)
    callback()
  }, EVERY_MS).unref()
  return {
    isBusy: () => isBusy,
    onMeasured(listener) {
      callback = listener
    },
    stop: () => clearInterval(timer),
  }
}

/** @returns whether a thread was busy since the last call */
function watch(utilization: () => EventLoopUtilization): () => boolean {
  let before = utilization()
  return () => {
    const now = utilization()
    const isBusy = performance.eventLoopUtilization(now, before).utilization >= BUSY
    before = now
    return isBusy
  }
}
