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

/**
 * Keeps transitions that the browser skips out of the console: on a page that is turned or resized, or slow, the next page is shown
 * without one. React Router expects only those that are aborted or hidden. Browsers give no other name for them than their text.
 */
export const allowSkippedTransitions = () =>
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault()
  })
