import type { Page } from '@playwright/test'

/** A tab stop. */
export interface Stop {
  readonly what: string
  /** Follows the previous stop in document order. */
  readonly isInOrder: boolean
  readonly isSeen: boolean
  readonly isMarked: boolean
}

/** Number of presses between two looks at the page. */
const PRESSES = 20
/** Upper bound of the tab stops of a page. */
const MOST_STOPS = 400

/**
 * Presses Tab from where the focus is to the end of the page, or until it leaves `region`.
 * The page records the stops itself, so that a press needs no round trip.
 * @throws if the end is not reached
 */
export async function walk(page: Page, region = 'body'): Promise<Stop[]> {
  const record = await page.evaluateHandle(recordStops, region)
  for (let presses = 0; presses < MOST_STOPS; presses += PRESSES) {
    for (let press = 0; press < PRESSES; press++) await page.keyboard.press('Tab')
    const { stops, isOver } = await record.jsonValue()
    if (isOver) return stops
  }
  throw new Error('The page has no end')
}

/** Records each tab stop. Runs in the page. */
function recordStops(selector: string): { readonly stops: Stop[]; isOver: boolean } {
  const stops: Stop[] = []
  const record = { stops, isOver: false }
  const region = document.querySelector(selector)
  let before: Element | null = null
  document.addEventListener(
    'keyup',
    ({ key }) => {
      const element = document.activeElement
      if (key !== 'Tab' || record.isOver) return
      record.isOver = !element || element === document.body || element === before || !region?.contains(element)
      if (record.isOver || !element) return
      stops.push(look(element))
      before = element
    },
    true,
  )
  return record

  function look(element: Element): Stop {
    const isInOrder = !before || (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    // A visually hidden control is represented by its label.
    const label = element.closest('label')
    const isTiny = element.getBoundingClientRect().width < 4
    const shown = isTiny && label ? label : element
    const box = shown.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)]
    const top = document.elementFromPoint(x, y)
    const isSeen = top !== null && (shown.contains(top) || top.contains(shown) || label?.contains(top) === true)
    const what = `${element.outerHTML.slice(0, 160)} at ${Math.round(x)},${Math.round(y)} under ${top?.outerHTML.slice(0, 80)}`
    return { what, isInOrder, isSeen, isMarked: isMarked(element, label) }
  }

  /** A card is one link, and the focus style is on the card. */
  function isMarked(element: Element, label: Element | null): boolean {
    const around = [element, label, element.closest('article, li'), element.closest('form, search, details, div')].filter(
      (part) => part !== null,
    )
    const styles = around.flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
    const siblings = label ? [...label.querySelectorAll('*')].map((part) => getComputedStyle(part)) : []
    return [...styles, ...siblings].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    )
  }
}
