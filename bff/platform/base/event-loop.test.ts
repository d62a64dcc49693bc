import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { loopDelayMs, watchLoopLoad } from './event-loop.ts'

const idleThread = () => ({ idle: performance.now(), active: 0, utilization: 0 })
const busyThread = () => ({ idle: 0, active: performance.now(), utilization: 1 })

describe('loopDelayMs', () => {
  it('counts the time in which the event loop was blocked', () => {
    const before = loopDelayMs()
    block(100)
    expect(loopDelayMs() - before).toBeGreaterThan(70)
  })
})

describe('watchLoopLoad', () => {
  it('is busy after the event loop has worked without a pause', async () => {
    const load = watchLoopLoad()
    await measureLoad(load, () => block(150))
    expect(load.isBusy()).toBe(true)
    load.stop()
  })

  it.each([
    ['is busy if all render threads are', [busyThread, busyThread], true],
    ['is not busy as long as one render thread has time', [busyThread, idleThread], false],
  ])('%s', async (_, threads, isBusy) => {
    const load = watchLoopLoad(threads)
    await measureLoad(load)
    expect(load.isBusy()).toBe(isBusy)
    load.stop()
  })

  it('measures no longer once stopped', async () => {
    const load = watchLoopLoad()
    let calls = 0
    load.onMeasured(() => (calls += 1))
    load.stop()
    // The later watch reports after the time at which the stopped one would have reported.
    const later = watchLoopLoad()
    await measureLoad(later)
    later.stop()
    expect(calls).toBe(0)
  })
})

function measureLoad(load: ReturnType<typeof watchLoopLoad>, work = () => {}): Promise<void> {
  return new Promise((resolve) => {
    load.onMeasured(resolve)
    work()
  })
}

/** Keeps the event loop busy, as rendering does. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
