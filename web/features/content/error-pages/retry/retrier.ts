import { retryDelay } from './retry-delay.ts'

/** `waiting`: another attempt follows. `stopped`: the last attempt failed. `done`: an attempt succeeded, or the retrier was stopped. */
export type RetryState = 'waiting' | 'stopped' | 'done'

export interface Retrier {
  /** Starts with the first delay; does nothing if already started. */
  start(): void
  /** Retries at once, and restarts the delays if that fails. */
  tryNow(): Promise<void>
  stop(): void
}

interface RetrierOptions {
  /** @returns whether it succeeded; a rejection counts as a failure */
  readonly attempt: () => Promise<boolean>
  readonly onState: (state: RetryState) => void
}

/** State from the first delay to success or the last attempt. */
interface Round {
  tries: number
  timer: ReturnType<typeof setTimeout> | undefined
  isRunning: boolean
  readonly end: AbortController
}

/**
 * Repeats an attempt with growing delays until it succeeds. Retries at once when the network returns or the page becomes visible, even
 * after the last attempt. While the page is hidden or offline, it waits.
 * @source ERROR-11
 */
export function createRetrier({ attempt, onState }: RetrierOptions): Retrier {
  let round: Round | null = null

  function wait(waiting: Round) {
    const delay = retryDelay(waiting.tries, Math.random())
    onState(delay === null ? 'stopped' : 'waiting')
    clearTimeout(waiting.timer)
    if (delay !== null) waiting.timer = setTimeout(() => canTry() && void run(waiting), delay)
  }

  async function run(running: Round) {
    if (running.isRunning) return
    running.isRunning = true
    running.tries += 1
    const isDone = await attempt().catch(() => false)
    running.isRunning = false
    if (round !== running) return
    if (isDone) stop()
    else wait(running)
  }

  function begin(): Round {
    const begun: Round = { tries: 0, timer: undefined, isRunning: false, end: new AbortController() }
    const wake = () => canTry() && void tryNow()
    addEventListener('online', wake, { signal: begun.end.signal })
    document.addEventListener('visibilitychange', wake, { signal: begun.end.signal })
    round = begun
    return begun
  }

  function tryNow() {
    const tried = round ?? begin()
    tried.tries = 0
    clearTimeout(tried.timer)
    onState('waiting')
    return run(tried)
  }

  function start() {
    if (!round) wait(begin())
  }

  function stop() {
    clearTimeout(round?.timer)
    round?.end.abort()
    round = null
    onState('done')
  }

  return { start, tryNow, stop }
}

const canTry = () => navigator.onLine && !document.hidden
