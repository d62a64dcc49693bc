/**
 * Moves the focus to the first quantity field whose text is not a quantity.
 * @returns whether there is one
 */
export function focusInvalidQuantity(container: HTMLElement | null): boolean {
  const field = container?.querySelector<HTMLElement>('[role="spinbutton"][aria-invalid="true"]')
  field?.focus()
  return field != null
}
