import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.tsx'
import { NumberField } from '../number-field.tsx'
import styles from './form.module.css'
import { useFormContext } from './form-context.ts'

interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLElement>,
    'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'inputMode' | 'enterKeyHint'
  > {
  /** Also the name of its rule. */
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'tel'
  /** What was there before; where it changes later, a field nobody has touched follows. */
  readonly value?: string
  readonly hint?: string
  /** Makes it a field of as many lines, at first. */
  readonly lines?: number
  /** Makes it a field for a whole number. */
  readonly isNumber?: boolean
  /** Makes it a list to choose from: its `option`s. */
  readonly choices?: ReactNode
}

/**
 * One field of a form: its label above, a hint, and what is wrong with it. It is the browser's own field with its own value, so
 * that what is typed before scripts arrive stays, and texts are never cut: what is too much is said.
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
  const problem = form.problemOf(name)
  const isOptional = form.isOptional(name)
  const followed = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null)
  useFollowed(followed, value)
  const field = {
    ...attributes,
    ref: followed,
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

/** A field nobody has touched shows the newer value. */
function useFollowed({ current }: { readonly current: HTMLInputElement | null }, value: string) {
  const before = useRef(value)
  useEffect(() => {
    if (current && current.value === before.current) current.value = value
    before.current = value
  }, [current, value])
}
