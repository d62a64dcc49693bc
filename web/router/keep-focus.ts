import { runAfterPaint } from '../late/idle.ts'

/** Parts of a page, which their heading or legend names. */
const PARTS = 'main, section, article, aside, form, fieldset, li'

/**
 * Keeps keyboards and screen readers at their place. If the control that has the focus goes, such as a button that removes its own row, and
 * nothing else takes the focus, it moves to the heading of the smallest part of the page around the control that is still there.
 * @source UI-48
 */
export function keepFocus(): void {
  let focused: { readonly control: Element; readonly parts: readonly Element[] } | null = null
  addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? { control: target, parts: partsAround(target) } : null
  })
  // A press beside the control leaves it; browsers fire the same event for a control that goes.
  addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (focused?.control === target && focused.control.isConnected) focused = null
    }),
  )
  new MutationObserver(() => {
    if (!focused || focused.control.isConnected) return
    const { parts } = focused
    focused = null
    // Twice, because a form or a dialog may move the focus itself after a paint.
    runAfterPaint(() => runAfterPaint(() => moveTo(parts)))
  }).observe(document, { childList: true, subtree: true })
}

function partsAround(control: Element): readonly Element[] {
  const part = control.parentElement?.closest(PARTS)
  return part ? [part, ...partsAround(part)] : []
}

/** Moves a lost focus to the first of the parts that is still there and has a name. */
function moveTo(parts: readonly Element[]) {
  if (document.activeElement !== document.body) return
  for (const part of parts) {
    const place = part.isConnected && findPlace(part)
    if (!place) continue
    place.tabIndex = -1
    place.focus({ preventScroll: true })
    return
  }
}

/** The heading of a part, not of the parts in it. A row or a group of fields without one stands for itself. */
function findPlace(part: Element): HTMLElement | undefined {
  const names = part.querySelectorAll<HTMLElement>('h1, h2, h3, h4, legend')
  const own = [...names].find((name) => name.closest(PARTS) === part || name.tagName === 'H1')
  return own ?? (part instanceof HTMLElement && part.matches('li, fieldset') ? part : undefined)
}
