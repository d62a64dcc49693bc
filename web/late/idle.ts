/** When code is loaded and run: at once, when the page is idle, or at the shopper's first interaction. */
export type Trigger = 'now' | 'idle' | 'interaction'

const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'focusin'] as const

/** The longest that work waits for an idle browser, in milliseconds. */
const MAX_WAIT_MS = 4000

let interaction: Promise<void> | undefined
let pageIsIdle: Promise<void> | undefined

/** Resolves when the trigger fires; listens from the first call on. */
export function waitFor(trigger: Trigger): Promise<void> {
  if (trigger === 'now') return Promise.resolve()
  interaction ??= new Promise(onFirstInteraction)
  if (trigger === 'interaction') return interaction
  pageIsIdle ??= Promise.race([interaction, new Promise<void>(onIdlePage)])
  return pageIsIdle
}

/** Resolves when the page has loaded and the browser is idle, or at the first interaction. */
export const waitForIdlePage = () => waitFor('idle')

/** Runs work when the browser is idle, after four seconds at the latest. */
export function runWhenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: MAX_WAIT_MS })
  else setTimeout(work, MAX_WAIT_MS)
}

/** Resolves when the browser is idle, after four seconds at the latest. */
export const waitForIdle = () => new Promise<void>(runWhenIdle)

/** Runs work after the next paint, so that the shopper sees the effect of a press first. */
export const runAfterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

/** Resolves in a task of its own, so that the browser can respond to the shopper between pieces of long work. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

function onFirstInteraction(resolve: () => void) {
  const listening = new AbortController()
  const listener = () => {
    listening.abort()
    resolve()
  }
  for (const type of INTERACTIONS) {
    // A gallery that scrolls itself is no interaction. Scroll events of elements do not bubble.
    const capture = type !== 'scroll'
    addEventListener(type, listener, { signal: listening.signal, passive: true, capture })
  }
}

function onIdlePage(resolve: () => void) {
  if (document.readyState === 'complete') runWhenIdle(resolve)
  else addEventListener('load', () => runWhenIdle(resolve), { once: true })
}
