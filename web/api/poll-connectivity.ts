import { currentNetwork, noteAnswer, onNetworkChange } from './network.ts'

/** Small, static, and served only by the shop's server. */
const ASKED = '/client-manifest.json'

/** Delay before the first poll, doubled after each one up to the maximum, in milliseconds. */
const FIRST_MS = 1000
const LAST_MS = 60_000

/**
 * Polls for the network after a request failed although the browser reports a connection, as in a tunnel or just after a radio came
 * back. No event announces the return, so queued tasks would wait for the shopper's next action.
 * @returns a function that stops polling
 * @source QUEUE-9; decision 0027
 */
export function pollConnectivity(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_MS
  let lostAt = Number.NEGATIVE_INFINITY

  function follow() {
    if (currentNetwork().isOnline) {
      clearTimeout(timer)
      timer = undefined
    } else if (timer === undefined) {
      // Keeps the longer delay if the network drops again soon, so that flapping does not cause more polls.
      if (performance.now() - lostAt > LAST_MS) wait = FIRST_MS
      lostAt = performance.now()
      lookLater()
    }
  }

  function lookLater() {
    timer = setTimeout(look, wait)
    wait = Math.min(2 * wait, LAST_MS)
  }

  async function look() {
    // When the browser is offline, it reports its own return.
    const isThere = navigator.onLine && (await isReached())
    if (timer === undefined) return
    if (isThere) noteAnswer()
    else lookLater()
  }

  const end = onNetworkChange(follow)
  follow()
  return () => {
    end()
    clearTimeout(timer)
    timer = undefined
  }
}

const isReached = () =>
  fetch(ASKED, { method: 'HEAD', cache: 'no-store', priority: 'low' }).then(
    ({ ok }) => ok,
    () => false,
  )
