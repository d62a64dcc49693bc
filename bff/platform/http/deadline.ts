import { PlatformUnreachable } from '../errors.ts'

/** One time limit for a call with all its attempts, joined with the caller's own signal. */
export interface Deadline {
  /** Aborts with PlatformUnreachable when the time is over, with the caller's reason when the caller leaves. */
  readonly signal: AbortSignal
  remainingMs(): number
  /** To be called when the call is over. */
  release(): void
}

// AbortSignal.any and AbortSignal.timeout would keep a timer and a listener for each call until it fires.
export function deadlineIn(ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const end = performance.now() + ms
  const expire = () => controller.abort(new PlatformUnreachable('PLATFORM_TIMEOUT'))
  const leave = () => controller.abort(caller?.reason)
  const timer = setTimeout(expire, ms)
  if (caller?.aborted) leave()
  else caller?.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    remainingMs: () => end - performance.now(),
    release: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
  }
}

/** Does some work within a time limit of its own. */
export async function withDeadline<T>(ms: number, work: (deadline: Deadline) => Promise<T>): Promise<T> {
  const deadline = deadlineIn(ms, undefined)
  try {
    return await work(deadline)
  } finally {
    deadline.release()
  }
}
