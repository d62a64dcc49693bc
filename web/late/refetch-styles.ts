import { nextTry } from './next-try.ts'

/** First pause, in milliseconds; shorter than that of late parts, which appear with their styles then. */
const PAUSE_MS = 2000

/**
 * Fetches stylesheets again until they arrive. Vite takes a file for loaded after the first attempt, so a part of the page whose styles were
 * lost would appear without them.
 */
export function refetchStyles() {
  const failures = new Map<string, number>()
  const refetch = async ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const count = (failures.get(target.href) ?? 0) + 1
    failures.set(target.href, count)
    await nextTry(count, PAUSE_MS)
    target.replaceWith(target.cloneNode())
  }
  addEventListener('error', refetch, { capture: true })
}
