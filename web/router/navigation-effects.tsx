import { useEffect } from 'react'
import { ScrollRestoration, useLocation } from 'react-router'
import { historyKey, SCROLL_POSITIONS } from './scroll-positions.ts'
import { shownLocation } from './shown-location.ts'
import { useRouteAnnouncement } from './use-route-announcement.ts'

/** Effects of a navigation: scrolling, focus, announcement. @source NAV-2 to NAV-4 */
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
