/** When work that can wait is done: as soon as it is needed, once the page has settled, or at the first sign of a shopper. */
export type Moment = 'now' | 'idle' | 'sign'

/** First signs that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll', 'focusin'] as const

/** The longest that work waits for the browser to have nothing else to do, in milliseconds. */
const PATIENCE_MS = 4000

let sign: Promise<void> | undefined
let rest: Promise<void> | undefined

/** Resolves when the moment has come; listens from the first call on. */
export function whenReached(moment: Moment): Promise<void> {
  if (moment === 'now') return Promise.resolve()
  sign ??= new Promise(onSign)
  if (moment === 'sign') return sign
  rest ??= Promise.race([sign, new Promise<void>(onSettled)])
  return rest
}

/** Resolves when the page has loaded and the browser is idle, or at the first sign of a shopper. */
export const settled = () => whenReached('idle')

/** Runs work when the browser has nothing else to do, after a while in any case. */
export function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: PATIENCE_MS })
  else setTimeout(work, PATIENCE_MS)
}

/** Resolves when the browser has nothing else to do, after a while in any case. */
export const idle = () => new Promise<void>(whenIdle)

/** Resolves in a task of its own, so that pieces of long work leave room for a shopper between them. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

function onSign(resolve: () => void) {
  const listening = new AbortController()
  const seen = () => {
    listening.abort()
    resolve()
  }
  for (const type of SIGNS) addEventListener(type, seen, { signal: listening.signal, passive: true, capture: true })
}

function onSettled(resolve: () => void) {
  if (document.readyState === 'complete') whenIdle(resolve)
  else addEventListener('load', () => whenIdle(resolve), { once: true })
}
