import { type RefObject, useLayoutEffect } from 'react'
import { type Box, findFreePosition, type Obstacle } from './free-position.ts'
import type { NoticeEntry } from './notices.ts'

const CLICKABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]'
const BUTTON_WEIGHT = 1000
/** Elements with text to read. Covering all of it costs less than covering a corner of a link. */
const READABLE = 'main :is(h1, h2, h3, p, li, dt, dd, td, th)'
const TEXT_WEIGHT = 1e-6
/** Cards that the browser skips are far from the window. Measuring them would lay them out. */
const PAINTED = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
/** Distance from the window's edge, in CSS pixels. */
const TOP = 8
/** The width in CSS pixels from which a card is placed at the upper right. */
const WIDE = 1024

/**
 * Places a list of notices so that it covers nothing clickable, and on narrow windows as little text as possible, also after scrolling or
 * resizing.
 * @source UI-40, NOTICE-6, USER-36
 */
export function useFreePosition(list: RefObject<HTMLElement | null>, notices: readonly NoticeEntry[]): void {
  useLayoutEffect(() => {
    const element = list.current
    if (!element || notices.length === 0) return
    let frame = 0
    const place = () => {
      element.style.translate = 'none'
      const notice = boundingBox([...element.children])
      const { left, right } = element.getBoundingClientRect()
      const area = { left, right, top: TOP, bottom: notice.bottom }
      const home = innerWidth >= WIDE && notices.at(-1)?.card ? 'upper right' : 'foot'
      const { x, y } = findFreePosition(notice, findObstacles(element, innerWidth < WIDE), area, home)
      element.style.translate = `${x}px ${y}px`
    }
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    // Runs before the next paint, when a dialog is already open, so that the page is laid out once.
    placeSoon()
    // Bars, drawers and rows appear and disappear without a scroll event.
    const changes = new MutationObserver(placeSoon)
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden', 'open', 'data-open'] })
    addEventListener('scroll', placeSoon, { capture: true, passive: true })
    addEventListener('resize', placeSoon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('scroll', placeSoon, { capture: true })
      removeEventListener('resize', placeSoon)
    }
  }, [list, notices])
}

/** All clickable elements in the window, and texts on request; below a modal dialog only the clickable elements of the dialog. */
function findObstacles(list: HTMLElement, hasTexts: boolean): readonly Obstacle[] {
  const modal = [...document.querySelectorAll('dialog:popover-open')].at(-1)
  const texts = modal || !hasTexts ? [] : [...document.querySelectorAll(READABLE)].filter(hasOwnText)
  return [...(modal ?? document).querySelectorAll(CLICKABLE), ...texts].flatMap((element) => {
    if (list.contains(element) || !element.checkVisibility(PAINTED)) return []
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const isVisible = width > 2 && height > 2 && bottom > 0 && top < innerHeight
    return isVisible ? [{ left, top, right, bottom, weight: weigh(element) }] : []
  })
}

function weigh(element: Element): number {
  if (!element.matches(CLICKABLE)) return TEXT_WEIGHT
  return element.localName === 'a' ? 1 : BUTTON_WEIGHT
}

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())

function boundingBox(elements: readonly Element[]): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
