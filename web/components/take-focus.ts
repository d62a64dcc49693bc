/** The `ref` of an element that takes the place of a pressed button, with which the focus would be lost. Does not scroll. */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
