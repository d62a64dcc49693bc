import { useEffect, useRef, useState } from 'react'
import { nextOption } from './suggestion-options.ts'

interface ComboboxOptions {
  input: HTMLInputElement
  listId: string
  /** How many options there are; without one the field is a plain field. */
  count: number
  /** Another list starts without a choice. */
  listKey: string
  onEnter: (active: number | null) => void
}

/**
 * Makes a field the combobox of a listbox: focus stays in the field, arrows move through the options.
 * @returns the option that Enter would choose
 * @source WAI-ARIA Authoring Practices, combobox with list autocomplete
 */
export function useCombobox({ input, listId, count, listKey, onEnter }: ComboboxOptions): number | null {
  const [choice, setChoice] = useState({ listKey, active: null as number | null })
  const active = choice.listKey === listKey ? choice.active : null
  const enter = useRef(onEnter)
  enter.current = onEnter

  useEffect(() => {
    if (count === 0) return
    input.role = 'combobox'
    input.ariaExpanded = 'true'
    input.ariaAutoComplete = 'list'
    input.setAttribute('aria-controls', listId)
    return () => {
      for (const name of ['role', 'aria-expanded', 'aria-autocomplete', 'aria-controls']) input.removeAttribute(name)
    }
  }, [input, listId, count])

  useEffect(() => {
    if (active === null) return
    input.setAttribute('aria-activedescendant', optionId(listId, active))
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
    return () => input.removeAttribute('aria-activedescendant')
  }, [input, listId, active])

  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.key === 'Enter') {
        if (active !== null) event.preventDefault()
        return enter.current(active)
      }
      const next = nextOption(event.key, active, count)
      if (next === undefined) return
      event.preventDefault()
      setChoice({ listKey, active: next })
    }
    input.addEventListener('keydown', move)
    return () => input.removeEventListener('keydown', move)
  }, [input, count, listKey, active])

  return active
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`
