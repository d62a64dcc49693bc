/** First signs that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const

/** Longest wait for either, in milliseconds. */
const PATIENCE_MS = 4000

/** Runs work that can wait: when the page has loaded and the browser is idle, or at the first sign of a shopper. */
export function whenSettled(work: () => void) {
  const signs = new AbortController()
  const run = () => {
    if (signs.signal.aborted) return
    signs.abort()
    work()
  }
  for (const sign of SIGNS) addEventListener(sign, run, { signal: signs.signal, passive: true, once: true })
  const idle = () => whenIdle(run)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { signal: signs.signal, once: true })
}

/** Runs work when the browser has nothing else to do, after a while in any case. */
export function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: PATIENCE_MS })
  else setTimeout(work, PATIENCE_MS)
}
