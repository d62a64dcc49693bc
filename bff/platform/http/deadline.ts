import { OwnDelay, PlatformUnreachable } from '../base/errors.ts'
import { loopDelayMs } from '../base/event-loop.ts'

/** If the event loop was blocked for this share of a time limit, the timeout is our own. */
const OWN_SHARE = 0.5

/** One time limit for a call with all its attempts, combined with the caller's signal. */
export type Deadline = ReturnType<typeof deadlineIn>

// AbortSignal.any and AbortSignal.timeout would keep a timer and a listener per call until it fires.
export function deadlineIn(ms: number, caller: AbortSignal | undefined) {
  const controller = new AbortController()
  const end = performance.now() + ms
  const delayBefore = loopDelayMs()
  const expire = () => {
    const isOwnDelay = loopDelayMs() - delayBefore >= ms * OWN_SHARE
    controller.abort(isOwnDelay ? new OwnDelay() : new PlatformUnreachable('PLATFORM_TIMEOUT'))
  }
  const leave = () => controller.abort(caller?.reason)
  const timer = setTimeout(expire, ms)
  if (caller?.aborted) leave()
  else caller?.addEventListener('abort', leave, { once: true })
  return {
    /** Aborts with PlatformUnreachable at the time limit, and with the caller's reason if the caller aborts. */
    signal: controller.signal,
    remainingMs: () => end - performance.now(),
    release: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
  }
}

export async function withDeadline<T>(ms: number, work: (deadline: Deadline) => Promise<T>): Promise<T> {
  const deadline = deadlineIn(ms, undefined)
  try {
    return await work(deadline)
  } finally {
    deadline.release()
  }
}
