import type { Page } from '@playwright/test'

/** Two texts that overlap, as 'this × that'. */
export type Crossing = string

/**
 * Finds overlapping texts on the whole page, whatever its scroll position. Only visible text counts: closed parts and clipped text do
 * not. Elements with `position: fixed` cover the page by design, so their texts are compared with each other only. Sticky elements are
 * compared at their place in the unscrolled page. Cards with `content-visibility: auto` are laid out for the comparison.
 */
export function crossingTexts(page: Page): Promise<readonly Crossing[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    interface Box {
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    interface Text extends Box {
      readonly element: Element
      readonly floating: Element | null
      readonly text: string
    }

    const styles = new Map<Element, CSSStyleDeclaration>()
    const readStyle = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const common = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const isSeen = ({ left, right, top, bottom }: Box) => right - left > 1 && bottom - top > 1
    /** The part of a box that its ancestors do not clip. */
    const clipped = (box: Box, element: Element): Box => {
      const around = element.parentElement
      const { position } = readStyle(element)
      const inside = readStyle(element).overflow === 'visible' ? box : common(box, element.getBoundingClientRect())
      return around && around !== document.body && position !== 'fixed' ? clipped(inside, around) : inside
    }
    const floatingOver = (element: Element): Element | null =>
      readStyle(element).position === 'fixed' ? element : element.parentElement && floatingOver(element.parentElement)
    /** The part of a line box that holds letters. The space above and below them may overlap other lines. */
    const letters = ({ left, right, top, bottom }: Box): Box => {
      const room = (bottom - top) * 0.22
      return { left: left + 0.5, right: right - 0.5, top: top + room, bottom: bottom - room }
    }

    // All styles are read before the first one changes, because a change makes the browser compute them again.
    const toChange = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { position, contentVisibility } = getComputedStyle(element)
      const declarations = [
        position === 'sticky' ? ';position:relative;inset:auto' : '',
        contentVisibility === 'auto' ? ';content-visibility:visible' : '',
      ].join('')
      return declarations ? [{ element, declarations, before: element.style.cssText }] : []
    })
    for (const { element, declarations } of toChange) element.style.cssText += declarations

    const texts: Text[] = []
    const add = (element: Element, text: string, boxes: Iterable<Box>) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
      for (const box of boxes) {
        const seen = clipped(letters(box), element)
        if (isSeen(seen)) texts.push({ ...seen, element, floating: floatingOver(element), text: text.trim().slice(0, 60) })
      }
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (!node.parentElement || !node.textContent?.trim() || node.parentElement.closest('select')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      add(node.parentElement, node.textContent, range.getClientRects())
    }
    for (const field of document.querySelectorAll(
      'select, textarea, input:not([type="radio"], [type="checkbox"], [type="hidden"])',
    ))
      add(field, `field ${field.getAttribute('name')}`, [field.getBoundingClientRect()])

    for (const { element, before } of toChange) element.style.cssText = before

    texts.sort((a, b) => a.top - b.top)
    const crossings = new Set<string>()
    for (const [index, text] of texts.entries()) {
      for (let next = index + 1; next < texts.length; next++) {
        const other = texts[next]
        if (!other || other.top >= text.bottom) break
        if (other.element === text.element || other.floating !== text.floating || !isSeen(common(text, other))) continue
        crossings.add(`${text.text} × ${other.text}`)
      }
    }
    return [...crossings]
  })
}

/** Pixels by which the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
