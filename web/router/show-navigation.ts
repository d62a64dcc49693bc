import type { DataRouter } from 'react-router'
import { screenHandle } from './screen-handle.ts'

/**
 * Tells the document what the router is doing: styles show that a page is on its way and the layout of the one that is here.
 * Lists of all pages after the first are laid out whole: going back needs the exact place.
 */
export function showNavigation(router: DataRouter) {
  const page = document.documentElement
  router.subscribe(({ navigation, matches }) => {
    page.toggleAttribute('data-busy', navigation.state !== 'idle')
    if (navigation.state !== 'idle') page.toggleAttribute('data-whole', true)
    page.dataset.layout = screenHandle(matches.map(({ route }) => route.handle))?.layout ?? 'default'
  })
}
