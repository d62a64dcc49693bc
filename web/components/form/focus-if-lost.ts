import { runAfterPaint } from '../../late/idle.ts'

/**
 * Moves a lost focus to an element, after the focus of a closed dialog has been given back. Until then, the page is inert.
 * @source USER-30, SHOP-22
 */
export const focusIfLost = (find: () => HTMLElement | null | undefined) =>
  runAfterPaint(() => {
    const element = document.activeElement === document.body ? find() : null
    if (!element) return
    element.tabIndex = -1
    element.focus()
  })
