import { runWhenIdle } from '../late/idle.ts'
import { requestKind } from '../storage/page-cache/request-kind.ts'
import type { AppRouter } from './app-router.ts'
import { shownLocation } from './shown-location.ts'
import { addVisit, type VisitedPage, visitedPages } from './visited-pages.ts'

/** Records every page shown, except private ones, so that an offline page can list them. */
export function recordVisits(router: AppRouter, deviceDatabase: string) {
  let recorded: string | undefined
  const record = () =>
    runWhenIdle(() => {
      const { key } = router.state.location
      const visit = key === recorded ? null : toVisit(router.state)
      if (!visit) return
      recorded = key
      void visitedPages(deviceDatabase).change(addVisit(visit))
    })
  record()
  shownLocation.subscribe(record)
  router.subscribe(record)
}

/** The page in the document; null if it is not the one of the address, failed, or is private. */
export function toVisit({ location, errors }: Pick<AppRouter['state'], 'location' | 'errors'>): VisitedPage | null {
  if (errors || location.key !== shownLocation.current()) return null
  const path = location.pathname + location.search
  const url = new URL(path, window.location.href).href
  if (requestKind({ method: 'GET', url, isNavigation: true }, window.location.origin) !== 'page') return null
  const title = document.querySelector('main h1')?.textContent.trim()
  return title ? { path, title } : null
}
