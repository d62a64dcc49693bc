import { useRouteAnnouncement } from './use-route-announcement.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** What happens when another page comes: scrolling, focus, announcement. */
export function NavigationEffects() {
  const live = useRouteAnnouncement()
  useScrollMemory()
  return <p ref={live} className="visually-hidden" aria-live="polite" />
}
