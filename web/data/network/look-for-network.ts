import { currentNetwork, noteAnswer, onNetworkChange } from './network.ts'

/** Small, static, and answered by the shop's server alone. */
const ASKED = '/client-manifest.json'

/** How long it waits before it looks for the first time, twice as long each time after, up to the last. */
const FIRST_MS = 1000
const LAST_MS = 60_000

/**
 * Looks for a network that a request found gone while the browser says there is one, as in a tunnel or just after a radio came
 * back: no event tells of its return, and what waits for it would wait for the shopper's next step.
 * @returns what ends it
 * @source QUEUE-9; decision 0089
 */
export function lookForNetwork(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_MS
  let lostAt = Number.NEGATIVE_INFINITY

  function follow() {
    if (currentNetwork().isOnline) {
      clearTimeout(timer)
      timer = undefined
    } else if (timer === undefined) {
      // A network that keeps going away is not looked for the more often.
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
    // The browser tells when it has one again.
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
