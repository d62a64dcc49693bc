import { whenIdle } from '../late/idle.ts'
import { requestKind } from '../storage/page-cache/request-kind.ts'
import { type VisitedPage, visited, visitedPages } from '../storage/visited-pages.ts'
import type { AppRouter } from './app-router.ts'
import { shownLocation } from './shown-location.ts'

/** Writes down every page that is shown, by its heading, for those who want to go on without a network; private ones apart. */
export function recordVisits(router: AppRouter, deviceDatabase: string) {
  let noted: string | undefined
  const look = () =>
    whenIdle(() => {
      const { key } = router.state.location
      const visit = key === noted ? null : visitOf(router.state)
      if (!visit) return
      noted = key
      void visitedPages(deviceDatabase).change(visited(visit))
    })
  look()
  shownLocation.subscribe(look)
  router.subscribe(look)
}

/** The page that stands in the document; null where that is not the one of the address, failed, or may not be kept. */
export function visitOf({ location, errors }: Pick<AppRouter['state'], 'location' | 'errors'>): VisitedPage | null {
  if (errors || location.key !== shownLocation.current()) return null
  const path = location.pathname + location.search
  const url = new URL(path, window.location.href).href
  if (requestKind({ method: 'GET', url, isNavigation: true }, window.location.origin) !== 'page') return null
  const title = document.querySelector('main h1')?.textContent.trim()
  return title ? { path, title } : null
}
