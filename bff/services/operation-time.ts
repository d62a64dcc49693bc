/** The operations of a request took longer than they may. Its message may be read by everyone. */
export class OperationTimedOut extends Error {
  constructor(limitMs: number) {
    super(`The answer took longer than ${limitMs / 1000} s. Please ask for less, or try again shortly.`)
    this.name = 'OperationTimedOut'
  }
}

/** The time that the operations of one request have together, from when the first of them is executed. */
export interface OperationTime {
  /** Ends with the time, or with the caller; its reason is the error to answer. */
  readonly signal: AbortSignal
  /**
   * For work that waits for nothing, during which no timer fires.
   * @throws OperationTimedOut
   */
  check(): void
  /** To be called when an operation is executed, and `end` when it was. */
  begin(): void
  end(): void
}

export function createOperationTime(limitMs: number, caller?: AbortSignal): OperationTime {
  const controller = new AbortController()
  let deadline = Number.POSITIVE_INFINITY
  let running = 0
  let timer: NodeJS.Timeout | undefined
  const expire = () => controller.abort(new OperationTimedOut(limitMs))
  const leave = () => controller.abort(caller?.reason)
  return {
    signal: controller.signal,
    check() {
      controller.signal.throwIfAborted()
      if (performance.now() > deadline) throw new OperationTimedOut(limitMs)
    },
    begin() {
      running += 1
      if (running > 1) return
      if (deadline === Number.POSITIVE_INFINITY) deadline = performance.now() + limitMs
      timer = setTimeout(expire, deadline - performance.now())
      if (caller?.aborted) leave()
      else caller?.addEventListener('abort', leave, { once: true })
    },
    end() {
      running -= 1
      if (running > 0) return
      clearTimeout(timer)
      caller?.removeEventListener('abort', leave)
    },
  }
}
