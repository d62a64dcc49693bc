import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { shownLocation } from '../shown-location.ts'
import { useRouteAnnouncement } from './use-route-announcement.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** Effects of a navigation: scrolling, focus, announcement. */
export function NavigationEffects() {
  const { key } = useLocation()
  const live = useRouteAnnouncement()
  useScrollMemory()
  useEffect(() => shownLocation.set(key), [key])
  return <p ref={live} className="visually-hidden" aria-live="polite" />
}
