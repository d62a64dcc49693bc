import { retryDelay } from './retry-delay.ts'

/** `waiting`: another try follows. `stopped`: the last try failed. `done`: a try succeeded, or the retrier was stopped. */
export type RetryState = 'waiting' | 'stopped' | 'done'

export interface Retrier {
  /** Begins with the first pause; nothing if it has begun. */
  start(): void
  /** Tries at once, and begins the pauses anew if that fails. */
  tryNow(): Promise<void>
  /** Ends all tries. */
  stop(): void
}

interface RetrierOptions {
  /** @returns whether it succeeded; a rejection counts as a failure */
  readonly attempt: () => Promise<boolean>
  readonly onState: (state: RetryState) => void
}

/** Tries for one thing, from the first pause to success or the end. */
interface Round {
  tries: number
  timer: ReturnType<typeof setTimeout> | undefined
  isRunning: boolean
  readonly end: AbortController
}

/**
 * Repeats an attempt with growing pauses until it succeeds. The network's return and the page's becoming visible are tries at once, after
 * the last try too. A hidden page or one without a network waits for that.
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
