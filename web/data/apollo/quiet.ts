/** Time without a change before something is written, in milliseconds. */
const QUIET_MS = 1000
/** The longest a write waits for the browser to have nothing else to do. */
const PATIENCE_MS = 5000

/** Runs `work` once things have been quiet for a while and the browser is idle, or at once when the tab is put away. */
export function whenQuiet(work: () => void): { changed: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isDue = () => timer !== undefined
  const run = () => {
    if (!isDue()) return
    clearTimeout(timer)
    timer = undefined
    work()
  }
  const hidden = () => document.visibilityState === 'hidden' && run()
  document.addEventListener('visibilitychange', hidden)
  return {
    changed: () => {
      clearTimeout(timer)
      timer = setTimeout(() => whenIdle(run, PATIENCE_MS), QUIET_MS)
    },
    stop: () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hidden)
    },
  }
}

function whenIdle(work: () => void, timeout: number) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout })
  else work()
}
