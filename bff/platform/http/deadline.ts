/** One time limit for a call with all its attempts, joined with the caller's own signal. */
export interface Deadline {
  readonly signal: AbortSignal
  remainingMs(): number
  /** The time ran out, rather than the caller leaving. */
  hasPassed(): boolean
  /** To be called when the call is over. */
  release(): void
}

// AbortSignal.any and AbortSignal.timeout would keep a timer and a listener for each call until it fires.
export function deadlineIn(ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const end = performance.now() + ms
  let passed = false
  const expire = () => {
    passed = true
    controller.abort()
  }
  const leave = () => controller.abort(caller?.reason)
  const timer = setTimeout(expire, ms)
  if (caller?.aborted) leave()
  else caller?.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    remainingMs: () => end - performance.now(),
    hasPassed: () => passed,
    release: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
  }
}
