import { canReach, currentNetwork, markOnline, onNetworkChange } from './network.ts'

/** The file to request: small, static, and served only by the shop's server. */
const POLLED = '/client-manifest.json'

/** Delay before the first poll, doubled after each one up to the maximum, in milliseconds. */
const MIN_DELAY_MS = 1000
const MAX_DELAY_MS = 60_000

/**
 * Polls the shop after a request has failed although the browser reports a connection, for example in a tunnel or just after the
 * device has regained its signal. No event announces that the shop can be reached again, so without polling, queued tasks would wait for
 * the shopper's next action.
 * @returns a function that stops polling
 * @source QUEUE-9; decision 0022
 */
export function pollConnectivity(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = MIN_DELAY_MS
  let lostAt = Number.NEGATIVE_INFINITY

  function follow() {
    if (currentNetwork().isOnline) {
      clearTimeout(timer)
      timer = undefined
    } else if (timer === undefined) {
      // Keeps the longer delay if the network drops again soon, so that flapping does not cause more polls.
      if (performance.now() - lostAt > MAX_DELAY_MS) delay = MIN_DELAY_MS
      lostAt = performance.now()
      schedulePoll()
    }
  }

  function schedulePoll() {
    timer = setTimeout(poll, delay)
    delay = Math.min(2 * delay, MAX_DELAY_MS)
  }

  async function poll() {
    // When the browser is offline, it reports its own return.
    const isBack = canReach() && (await canReachShop())
    if (timer === undefined) return
    if (isBack) markOnline()
    else schedulePoll()
  }

  const end = onNetworkChange(follow)
  follow()
  return () => {
    end()
    clearTimeout(timer)
    timer = undefined
  }
}

const canReachShop = () =>
  fetch(POLLED, { method: 'HEAD', cache: 'no-store', priority: 'low' }).then(
    ({ ok }) => ok,
    () => false,
  )
