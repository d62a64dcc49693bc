/** Time without a change before a write, in milliseconds. */
const QUIET_MS = 1000
/** The longest a write waits for an idle browser, in milliseconds. */
const PATIENCE_MS = 5000

/** Runs `work` after a pause in changes, when the browser is idle, or at once when the tab is hidden. */
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
