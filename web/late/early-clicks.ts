declare global {
  /** Buttons in the order in which they were pressed before their part of the page was hydrated. before-paint.ts adds them. */
  var earlyPresses: Set<HTMLButtonElement>
}

/** The part of the page around an element if the part is not hydrated yet. */
export function unhydratedPart(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-late]:not([data-alive])') : null
}

/** Marks a part as hydrated and presses the buttons again whose press it missed, except in parts of it that are not hydrated yet. */
export function markHydrated(part: HTMLElement) {
  part.dataset.alive = ''
  for (const button of earlyPresses) if (!unhydratedPart(button) && earlyPresses.delete(button)) button.click()
}
