import { type RefObject, useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'
import { staysPut } from './app-router.ts'
import { historyKey, SCROLL_POSITIONS } from './scroll-positions.ts'
import { shownLocation } from './shown-location.ts'

/** Scrolls, moves the focus and announces the page after a navigation. @source NAV-2 to NAV-4 */
export function NavigationEffects() {
  const { key } = useLocation()
  const live = useRouteAnnouncement()
  useEffect(() => shownLocation.set(key), [key])
  return (
    <>
      <ScrollRestoration getKey={historyKey} storageKey={SCROLL_POSITIONS} />
      <p ref={live} className="visually-hidden" aria-live="polite" />
    </>
  )
}

/**
 * Announces a navigation: focuses the page's heading and announces its title.
 * @returns ref for the live region
 */
function useRouteAnnouncement(): RefObject<HTMLParagraphElement | null> {
  const { pathname, hash } = useLocation()
  const live = useRef<HTMLParagraphElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (staysPut()) return
    if (live.current) live.current.textContent = document.title
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])

  return live
}
