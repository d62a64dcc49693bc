/** The operations of a request exceeded their time limit. Clients see the message. */
export class OperationTimedOut extends Error {
  constructor(limitMs: number) {
    super(`The operation took longer than ${limitMs / 1000} s. Request less data, or try again shortly.`)
    this.name = 'OperationTimedOut'
  }
}

/** The time limit shared by all operations of a request, starting with the first execution. */
export type OperationTime = ReturnType<typeof createOperationTime>

export function createOperationTime(limitMs: number, caller?: AbortSignal) {
  const controller = new AbortController()
  let deadline = Number.POSITIVE_INFINITY
  let running = 0
  let timer: NodeJS.Timeout | undefined
  const expire = () => controller.abort(new OperationTimedOut(limitMs))
  const leave = () => controller.abort(caller?.reason)
  return {
    /** Aborts at the time limit or when the client disconnects; its reason is the error to return. */
    signal: controller.signal,
    /**
     * For synchronous work, during which no timer fires.
     * @throws OperationTimedOut
     */
    check() {
      controller.signal.throwIfAborted()
      if (performance.now() > deadline) throw new OperationTimedOut(limitMs)
    },
    /** Call when an operation starts executing, and `end` when it has finished. */
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
