import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.tsx'
import { NumberField } from '../number-field.tsx'
import styles from './form.module.css'
import { useFormContext } from './form-context.ts'
import { PasswordInput } from './password-input.tsx'

interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLElement>,
    'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'inputMode' | 'enterKeyHint'
  > {
  /** Also the name of its rule. */
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'tel'
  /** The initial value. An untouched field shows later changes of it. */
  readonly value?: string
  readonly hint?: string
  /** Initial number of lines; makes the field a `<textarea>`. */
  readonly lines?: number
  /** Accepts a whole number. */
  readonly isNumber?: boolean
  /** The `<option>`s of a `<select>`. */
  readonly choices?: ReactNode
}

/**
 * A form field with label, hint and error. It is uncontrolled, so that text typed before hydration stays. Long texts are reported, never
 * truncated.
 */
export function Field({
  name,
  label,
  type = 'text',
  value = '',
  hint,
  lines,
  isNumber = false,
  choices,
  ...attributes
}: FieldProps) {
  const words = useMessages('forms')
  const form = useFormContext()
  const id = form.fieldId(name)
  const problem = form.getProblem(name)
  const isOptional = form.isOptional(name)
  const control = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null)
  useNewerValue(control, value)
  const field = {
    ...attributes,
    ref: control,
    id,
    name,
    defaultValue: value,
    required: !isOptional,
    'aria-invalid': problem !== null,
    'aria-describedby': [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {words.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {choices ? (
        <select {...field}>{choices}</select>
      ) : lines ? (
        <textarea {...field} rows={lines} />
      ) : isNumber ? (
        <NumberField {...field} />
      ) : type === 'password' ? (
        <PasswordInput {...field} />
      ) : (
        <input {...field} type={type} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** Writes a changed initial value into the field, unless the shopper has edited it. */
function useNewerValue({ current }: { readonly current: HTMLInputElement | null }, value: string) {
  const before = useRef(value)
  useEffect(() => {
    if (current && current.value === before.current) current.value = value
    before.current = value
  }, [current, value])
}
