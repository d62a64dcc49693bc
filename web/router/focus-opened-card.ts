import type { AppRouter } from './app-router.ts'
import { shownLocation } from './shown-location.ts'

/** The index of the open history entry, as React Router counts them. */
const entryIndex = (): number => window.history.state?.idx ?? 0

/**
 * After going back, focuses the card whose page was opened, once the page has focused its heading. The card is found by the path that was
 * opened, because a product page replaces its own path when a variant is chosen.
 * @source NAV-20
 */
export function focusOpenedCard(router: AppRouter) {
  /** The path opened from each history entry, by its index. */
  const opened = new Map<number, string>()
  let left = { path: window.location.pathname, index: entryIndex() }
  shownLocation.subscribe(() => {
    const { historyAction, preventScrollReset } = router.state
    const { pathname, hash } = window.location
    const [{ path, index: from }, index] = [left, entryIndex()]
    left = { path: pathname, index }
    if (historyAction === 'PUSH') opened.set(from, pathname)
    if (index >= from || path === pathname || hash || preventScrollReset) return
    const links = document.querySelectorAll<HTMLAnchorElement>('main article a')
    const card = [...links].find((link) => link.pathname === opened.get(index))
    card?.focus({ preventScroll: true })
  })
}
