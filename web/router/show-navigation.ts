import type { DataRouter } from 'react-router'
import { screenHandle } from './screen-handle.ts'

/**
 * Puts the router's state on `<html>` for styles: whether a page is loading, and the layout of the one on screen. After the first
 * navigation lists are laid out whole, because Back needs exact scroll positions.
 */
export function showNavigation(router: DataRouter) {
  const page = document.documentElement
  router.subscribe(({ navigation, matches }) => {
    page.toggleAttribute('data-busy', navigation.state !== 'idle')
    if (navigation.state !== 'idle') page.toggleAttribute('data-whole', true)
    page.dataset.layout = screenHandle(matches.map(({ route }) => route.handle))?.layout ?? 'default'
  })
}
