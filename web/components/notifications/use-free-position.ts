import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Box, findFreePosition, mayStay, moveBox, type Obstacle, type Shift, WEIGHT } from './free-position.ts'
import type { NoticeEntry } from './notices.ts'

const CLICKABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]'
/** Elements that may have text to read. */
const READABLE = ':is(h1, h2, h3, p, li, dt, dd, td, th)'
/** Cards that the browser skips are far from the window. Measuring them would lay them out. */
const PAINTED = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }
/** The name of the page, and what is beside it: number and price of a product. */
const TITLES = 'main :is(h1, header p)'
/** Distance from the window's edge, in CSS pixels. */
const TOP = 8
/** The width in CSS pixels from which a card is placed at the upper right. */
const WIDE = 1024

/** The list's position on the screen, the latest notice it was placed for, and its height then: a card is higher than its text. */
interface Place extends Shift {
  readonly latest: number
  readonly height: number
}

/**
 * Places a list of notices so that it covers nothing clickable. On narrow windows it also covers as little text as possible, and on wide
 * ones a card as little of the page's titles. Afterwards it moves only if it has changed itself, would cover something clickable or leave the
 * window, and never while the shopper moves the pointer in it, the focus is in it or a press is under way.
 * @source UI-40, NOTICE-6, USER-36
 */
export function useFreePosition(list: RefObject<HTMLElement | null>, notices: readonly NoticeEntry[]): void {
  const placed = useRef<Place>(null)
  const pointer = useRef<Pointer>({ isPressed: false, isInside: false })
  useLayoutEffect(() => {
    const element = list.current
    if (!element || notices.length === 0) {
      placed.current = null
      pointer.current = { isPressed: false, isInside: false }
      return
    }
    const last = notices.at(-1)
    const latest = last?.id ?? 0
    const isCard = Boolean(last?.card)
    let frame = 0
    const place = () => {
      const before = placed.current
      if (before && isHeld(element, pointer.current)) return
      const { x, y } = before ?? { x: 0, y: 0 }
      const notice = boundingBox([...element.children])
      const home = moveBox(notice, { x: -x, y: -y })
      const { left, right } = moveBox(element.getBoundingClientRect(), { x: -x, y: -y })
      const area = { left, right, top: TOP, bottom: home.bottom }
      const isNarrow = innerWidth < WIDE
      const obstacles = [...findControls(element), ...findTexts(isNarrow, isCard)]
      const height = notice.bottom - notice.top
      if (before?.height === height && before.latest >= latest && mayStay(notice, obstacles, area)) return
      const shift = findFreePosition(home, obstacles, area, isCard && !isNarrow ? 'upper right' : 'foot')
      placed.current = { ...shift, latest, height }
      element.style.translate = `${shift.x}px ${shift.y}px`
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
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const type of ['scroll', 'resize', 'focusout']) addEventListener(type, placeSoon, options)
    followPointer(element, pointer.current, placeSoon, listening.signal)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      listening.abort()
    }
  }, [list, notices])
}

interface Pointer {
  isPressed: boolean
  isInside: boolean
}

/** Keeps `pointer` up to date: presses anywhere in the window, and whether it is in the list. */
function followPointer(list: HTMLElement, pointer: Pointer, onChange: () => void, signal: AbortSignal) {
  const update = (change: Partial<Pointer>) => () => {
    Object.assign(pointer, change)
    onChange()
  }
  addEventListener('pointerdown', update({ isPressed: true }), { capture: true, signal })
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, update({ isPressed: false }), { capture: true, signal })
  // A notice that appears below a resting pointer is entered without a move.
  list.addEventListener('pointermove', update({ isInside: true }), { signal })
  list.addEventListener('pointerleave', update({ isInside: false }), { signal })
}

/** Touch screens hover what was touched last, so `:hover` alone does not say that the pointer is in the list. */
const isHeld = (list: HTMLElement, { isPressed, isInside }: Pointer): boolean =>
  isPressed || list.matches(isInside ? ':hover, :focus-within' : ':focus-within')

/** All clickable elements in the window; below a modal dialog only those of the dialog. */
function findControls(list: HTMLElement): readonly Obstacle[] {
  const controls = [...(findModal() ?? document).querySelectorAll(CLICKABLE)].filter((element) => !list.contains(element))
  return controls.flatMap((element) => findObstacle(element, element, element.localName === 'a' ? WEIGHT.link : WEIGHT.button))
}

/** All texts of the page on narrow windows, its titles around a card on wide ones; none below a modal dialog. */
function findTexts(isNarrow: boolean, isCard: boolean): readonly Obstacle[] {
  if (findModal() || !(isNarrow || isCard)) return []
  const texts = [...document.querySelectorAll(isNarrow ? `main ${READABLE}` : TITLES)].filter(
    (text) => !isNarrow || hasText(text),
  )
  return texts.flatMap((element) => findObstacle(element, isNarrow ? element : contents(element), WEIGHT.text))
}

const findModal = () => [...document.querySelectorAll('dialog:popover-open')].at(-1)

/** The box as an obstacle, if it is in the window and the element is visible. */
function findObstacle(element: Element, box: Element | Range, weight: number): readonly Obstacle[] {
  if (!element.checkVisibility(PAINTED)) return []
  const { left, top, right, bottom, width, height } = box.getBoundingClientRect()
  const isVisible = width > 2 && height > 2 && bottom > 0 && top < innerHeight
  return isVisible ? [{ left, top, right, bottom, weight }] : []
}

/** On wide windows a block is as wide as its column, and its text often is not. */
function contents(element: Element): Range {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range
}

/** Has text of its own, or in parts of a line such as the days of delivery; not only in other texts and controls. */
const hasText = (element: Element): boolean =>
  element.textContent.trim() !== '' && (hasOwnText(element) || !element.querySelector(`${READABLE}, ${CLICKABLE}`))

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
