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

/** A series of attempts, until one succeeds. */
interface Round {
  tries: number
  timer: ReturnType<typeof setTimeout> | undefined
  isRunning: boolean
  readonly end: AbortController
}

/**
 * Repeats an attempt with growing delays until it succeeds. Retries at once when the network returns or the page becomes visible, even
 * after the last attempt. Makes no attempt while the page is hidden or offline.
 * @source ERROR-11
 */
export function createRetrier({ attempt, onState }: RetrierOptions): Retrier {
  let current: Round | null = null

  function schedule(round: Round) {
    const delay = retryDelay(round.tries, Math.random())
    onState(delay === null ? 'stopped' : 'waiting')
    clearTimeout(round.timer)
    if (delay !== null) round.timer = setTimeout(() => canTry() && void run(round), delay)
  }

  async function run(round: Round) {
    if (round.isRunning) return
    round.isRunning = true
    round.tries += 1
    const isDone = await attempt().catch(() => false)
    round.isRunning = false
    if (current !== round) return
    if (isDone) stop()
    else schedule(round)
  }

  function startRound(): Round {
    const round: Round = { tries: 0, timer: undefined, isRunning: false, end: new AbortController() }
    const retry = () => canTry() && void tryNow()
    addEventListener('online', retry, { signal: round.end.signal })
    document.addEventListener('visibilitychange', retry, { signal: round.end.signal })
    current = round
    return round
  }

  function tryNow() {
    const round = current ?? startRound()
    round.tries = 0
    clearTimeout(round.timer)
    onState('waiting')
    return run(round)
  }

  function start() {
    if (!current) schedule(startRound())
  }

  function stop() {
    clearTimeout(current?.timer)
    current?.end.abort()
    current = null
    onState('done')
  }

  return { start, tryNow, stop }
}

const canTry = () => navigator.onLine && !document.hidden

/** Delay before each attempt. */
const DELAYS_MS = [2_000, 5_000, 15_000, 30_000] as const

/** Jitter as a share of the delay, so that browsers that failed together do not retry together. */
const SPREAD = 0.2

/**
 * The delay before the next attempt, in milliseconds; null after the last one.
 * @param tries attempts made so far
 * @param chance a random number from 0 to 1
 * @source ERROR-11
 */
export function retryDelay(tries: number, chance: number): number | null {
  const delay = DELAYS_MS[tries]
  return delay === undefined ? null : Math.round(delay * (1 - SPREAD + 2 * SPREAD * chance))
}
