import { whenIdle } from '../moments.ts'
import { keptKind } from '../offline/service-worker/kept-kind.ts'
import { visited, visitedPages } from '../offline/visited/visited-pages.ts'
import type { AppRouter } from './app-router.ts'

/** Writes down every page that is shown, by its heading, for those who want to go on without a network; private ones apart. */
export function noteVisits(router: AppRouter, deviceDatabase: string) {
  let noted: string | undefined
  const note = ({ navigation, location, errors }: AppRouter['state']) => {
    if (navigation.state !== 'idle' || errors || location.key === noted) return
    noted = location.key
    const path = location.pathname + location.search
    const url = new URL(path, window.location.href).href
    if (keptKind({ method: 'GET', url, isNavigation: true }, window.location.origin) !== 'page') return
    whenIdle(() => {
      const title = document.querySelector('main h1')?.textContent.trim()
      if (title && location.key === noted) void visitedPages(deviceDatabase).change(visited({ path, title }))
    })
  }
  note(router.state)
  router.subscribe(note)
}
