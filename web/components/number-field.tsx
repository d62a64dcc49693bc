import type { ComponentProps, KeyboardEvent } from 'react'

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'onChange'> {
  /** Allows fractions, and selects the keyboard on phones. */
  readonly hasDecimals?: boolean
  /** Called with the text as typed, which may be empty or not a number. */
  readonly onType?: (text: string) => void
  /** Makes the field a spin button. Called for the arrow keys, with 1 or -1. */
  readonly onStep?: (direction: 1 | -1) => void
}

/**
 * An input for a number. It is a text input because a browser's number input hides invalid text: '1e3' becomes 1000 and '--3' an
 * empty string. Callers parse the text and report errors.
 */
export function NumberField({ hasDecimals = false, onType, onStep, onKeyDown, ...attributes }: NumberFieldProps) {
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (!onStep || direction === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onStep(direction)
  }
  return (
    <input
      {...attributes}
      {...(onStep && { role: 'spinbutton' })}
      type="text"
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      onKeyDown={step}
      {...(onType && { onChange: (event) => onType(event.currentTarget.value) })}
    />
  )
}
