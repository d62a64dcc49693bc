/**
 * Lets one render at a time go on in each iteration of the event loop. Requests that arrive are answered in between: a cached page
 * waits for at most one render.
 * @returns a function that resolves when it is the caller's turn
 * @source LOAD-3; decision 0032
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    // An immediate that is set by another runs in the next iteration.
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
