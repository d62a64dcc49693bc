import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react'
import { nextOption } from './suggestion-options.ts'

interface ComboboxOptions {
  /** Number of options; with 0 the field is a plain input. */
  readonly count: number
  /** Identifies the options. When it changes, no option is active. */
  readonly listKey: string
  readonly onChoose: (index: number) => void
  /** Null while the list is closed. */
  readonly onEscape: (() => void) | null
}

interface Combobox {
  /** The option Enter would choose. */
  readonly active: number | null
  readonly inputProps: ComponentProps<'input'>
}

/**
 * Makes the search field the combobox of the suggestions: focus stays in the input, arrow keys move through the options.
 * @source WAI-ARIA Authoring Practices, combobox with list autocomplete
 */
export function useCombobox({ count, listKey, onChoose, onEscape }: ComboboxOptions): Combobox {
  const [choice, setChoice] = useState({ listKey, active: null as number | null })
  const active = choice.listKey === listKey ? choice.active : null
  const activeId = active === null ? undefined : optionId(active)

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && active !== null) {
      event.preventDefault()
      onChoose(active)
    }
    if (event.key === 'Escape' && onEscape) {
      // Otherwise the browser also clears the search field.
      event.preventDefault()
      onEscape()
    }
    const next = nextOption(event.key, active, count)
    if (next === undefined) return
    event.preventDefault()
    setChoice({ listKey, active: next })
  }
  const ariaProps: ComponentProps<'input'> =
    count > 0
      ? {
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': LIST_ID,
          'aria-activedescendant': activeId,
        }
      : {}
  return { active, inputProps: { ...ariaProps, onKeyDown } }
}

export const LIST_ID = 'search-suggestions'

export const optionId = (index: number) => `${LIST_ID}-${index}`
