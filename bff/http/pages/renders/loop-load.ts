import { performance } from 'node:perf_hooks'

const EVERY_MS = 100
/** Share of the time that the event loop works, above which another render only delays the others. */
const BUSY = 0.9

/** Watches how busy this process is. */
export interface LoopLoad {
  isBusy(): boolean
  /** Calls back whenever the load has been measured. */
  onMeasured(callback: () => void): void
  stop(): void
}

export function watchLoopLoad(): LoopLoad {
  let before = performance.eventLoopUtilization()
  let isBusy = false
  let callback = () => {}
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(now, before).utilization >= BUSY
    before = now
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
