import { type RefObject, useLayoutEffect } from 'react'
import { type Box, findFreePosition, type Obstacle } from './free-position.ts'
import type { NoticeEntry } from './notices.ts'

const CLICKABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]'
const BUTTON_WEIGHT = 1000
/** Distance from the window's edge, in CSS pixels. */
const TOP = 8
/** The width in CSS pixels from which a card is placed at the upper right. */
const WIDE = 1024

/**
 * Places a list of notices so that it covers nothing clickable, also after scrolling or resizing.
 * @source UI-40, NOTICE-6
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
      const { x, y } = findFreePosition(notice, findObstacles(element), area, home)
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

/** All clickable elements in the window; below a modal dialog only those of the dialog. */
function findObstacles(list: HTMLElement): readonly Obstacle[] {
  const modal = [...document.querySelectorAll('dialog:popover-open')].at(-1)
  return [...(modal ?? document).querySelectorAll(CLICKABLE)].flatMap((element) => {
    if (list.contains(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    const isVisible = width > 2 && height > 2 && bottom > 0 && top < innerHeight
    return isVisible ? [{ left, top, right, bottom, weight: element.localName === 'a' ? 1 : BUTTON_WEIGHT }] : []
  })
}

function boundingBox(elements: readonly Element[]): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
