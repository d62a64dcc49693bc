import type { DataRouter } from 'react-router'
import { screenHandle } from '../screen-handle.ts'

/**
 * Tells the document what the router is doing: styles show that a page is on its way, the layout of the one that is here, and
 * whether another one was here before.
 */
export function showNavigation(router: DataRouter) {
  const page = document.documentElement
  router.subscribe(({ navigation, matches }) => {
    page.toggleAttribute('data-busy', navigation.state !== 'idle')
    if (navigation.state !== 'idle') page.toggleAttribute('data-moved', true)
    page.dataset.layout = screenHandle(matches.map(({ route }) => route.handle))?.layout ?? 'default'
  })
}
