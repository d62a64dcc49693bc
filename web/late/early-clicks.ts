/** The last plain button that was pressed in each part before the part was alive. */
const pressed = new WeakMap<Element, HTMLButtonElement>()

/** The late part around an element, as long as nothing in it can hear. */
export function dormantPart(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-late]:not([data-alive])') : null
}

/** Remembers clicks that React drops because their part is not hydrated. Links, forms and popovers work by themselves. */
export function keepEarlyClicks() {
  addEventListener(
    'click',
    ({ target }) => {
      const part = dormantPart(target)
      const button = part && target instanceof Element ? target.closest('button') : null
      if (part && button?.type === 'button' && !button.popoverTargetElement) pressed.set(part, button)
    },
    { capture: true },
  )
}

/** The part can hear now: what was pressed last is pressed once more. */
export function wake(part: HTMLElement) {
  part.dataset.alive = ''
  pressed.get(part)?.click()
  pressed.delete(part)
}
