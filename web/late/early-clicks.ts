/** The last plain button that was clicked in each late part before the part was hydrated. */
const clicked = new WeakMap<Element, HTMLButtonElement>()

/** The late part around an element if the part is not hydrated yet. */
export function unhydratedPart(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-late]:not([data-alive])') : null
}

/** Records clicks that React drops because their part is not hydrated. Links, forms and popovers work without React. */
export function recordEarlyClicks() {
  addEventListener(
    'click',
    ({ target }) => {
      const part = unhydratedPart(target)
      const button = part && target instanceof Element ? target.closest('button') : null
      if (part && button?.type === 'button' && !button.popoverTargetElement) clicked.set(part, button)
    },
    { capture: true },
  )
}

/** Marks a part as hydrated and repeats the last click it missed. */
export function markHydrated(part: HTMLElement) {
  part.dataset.alive = ''
  clicked.get(part)?.click()
  clicked.delete(part)
}
